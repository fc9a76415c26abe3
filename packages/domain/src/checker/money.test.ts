import { describe, expect, it } from 'vitest';
import { rates, roundRateMargin } from '../schemes/rates.ts';
import { standing, sumOf } from './money.ts';

const dollar = rates.USD?.idr ?? Number.NaN;
const limitOf = (amount: number, unit = 'IDR') => ({ amount, unit, facts: [] });

describe('sumOf', () => {
  const goods = { currencyA: 'USD', valueA: '', amountA: '1,250', currencyB: '' };

  const fields = { currency: 'currencyA', amounts: ['valueA', 'amountA'] };

  it('takes the first amount that can be read', () => {
    expect(sumOf(goods, fields)).toEqual([{ currency: 'USD', amount: 1250 }]);
  });

  it('is none without a currency or without an amount', () => {
    expect(sumOf(goods, { ...fields, currency: 'currencyB' })).toEqual([]);
    expect(sumOf({ ...goods, amountA: 'some' }, fields)).toEqual([]);
  });
});

describe('standing', () => {
  const limit = limitOf(1000);
  const of = (...amounts: number[]) => amounts.map((amount) => ({ currency: 'IDR', amount }));

  it.each([
    [1001, false, 'over'],
    [1000, false, 'near'],
    [1000, true, 'over'],
    [900, false, 'near'],
    [899, false, 'below'],
  ] as const)('of %i to a limit of 1000 (that counts itself: %s) is %s', (amount, reached, is) => {
    expect(standing(of(amount), limit, 10, reached)).toBe(is);
  });

  it('adds up what is declared', () => {
    expect(standing(of(600, 500), limit, 10, false)).toBe('over');
    expect(standing([], limit, 10, false)).toBe('below');
  });

  it('does not know what a currency without a rate is worth, on either side', () => {
    const unknown = { currency: 'XXX', amount: 1e12 };
    expect(standing([unknown], limit, 10, false)).toBe('unknown');
    expect(standing(of(1e12), limitOf(1, 'XXX'), 10, false)).toBe('unknown');
    expect(standing([unknown, ...of(1001)], limit, 10, false)).toBe('over');
    expect(standing([unknown], limitOf(1e13, 'XXX'), 10, false)).toBe('below');
  });

  it.each([
    [
      { currency: 'USD', amount: 100 },
      { unit: 'IDR', rate: 1 / dollar },
    ],
    [
      { currency: 'IDR', amount: 100 },
      { unit: 'USD', rate: dollar },
    ],
  ])('is unsure of %j where a rounded rate alone passes the limit', (sum, { unit, rate }) => {
    const worth = sum.amount / rate;
    const passed = limitOf(worth * (1 - roundRateMargin / 2), unit);
    expect(standing([sum], passed, 10, false)).toBe('unsure');
    expect(standing([sum], limitOf(worth / 2, unit), 10, false)).toBe('over');
  });
});
