import { expect, it } from 'vitest';
import { schemes } from '../schemes/schemes.ts';
import { checkOrder, countMarks, rulesWithoutCheck } from './checker.ts';
import { orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');
const smoker = orderWith({
  goods: {
    description_of_Goods_cigarettes: 'Cigarettes',
    quantityofGoods_cigarettes: 250,
    units_cigarettes: 'Stick',
  },
});

it('has a check for each rule of each scheme, and names a rule that has none', () => {
  expect(rulesWithoutCheck()).toEqual([]);
  const [scheme] = schemes;
  const rule = scheme?.rules[0];
  if (scheme === undefined || rule === undefined) throw new Error('no schemes');
  const broken = { ...scheme, rules: [{ ...rule, id: 'moon.phase' }] };
  expect(rulesWithoutCheck([broken])).toEqual(['e-cd 1: rule "moon.phase" has no check']);
  expect(checkOrder(smoker, now, undefined, [broken]).marks).toEqual([]);
});

it('takes limits and severity from the version that counts on the day of arrival', () => {
  const first = schemes.find(({ id }) => id === 'all-indonesia');
  if (first === undefined) throw new Error('no scheme');
  const limits = { ...first.limits, cigarettes: { ...first.limits.cigarettes, amount: 300 } };
  const versions = [
    { ...first, validTo: '2026-11-30' },
    { ...first, version: 2, validFrom: '2026-12-01', limits },
  ];
  const later = { ...smoker, fields: { ...smoker.fields, doa: '2026-12-02' } };
  const rules = (order: typeof smoker) => {
    const { version, marks } = checkOrder(order, now, undefined, versions);
    return [version, ...marks.map(({ rule }) => rule)];
  };
  expect(rules(smoker)).toEqual([1, 'excise.undeclared']);
  expect(rules(later)).toEqual([2]);
});

it('gives the same marks again', () => {
  expect(checkOrder(smoker, now)).toEqual(checkOrder(smoker, now));
});

it('counts marks by severity', () => {
  const { marks } = checkOrder(
    orderWith({ fields: { doa: '2026-11-20', flight_voyage: 'banana' } }),
    now,
  );
  expect(countMarks(marks)).toEqual({ error: 1, warning: 0, note: 1 });
});

it('counts warnings apart', () => {
  const marks = (['warning', 'error', 'warning', 'note'] as const).map((severity) => ({
    severity,
  }));
  expect(countMarks(marks)).toEqual({ error: 1, warning: 2, note: 1 });
});

it('takes the scheme of the place, and the day of Jakarta where the place is not known', () => {
  const medan = orderWith({
    at: '2025-09-10T08:00:00Z',
    fields: { place_of_arrival: 'KNO', doa: '2025-09-20' },
  });
  expect(checkOrder(medan, new Date('2025-09-12T10:00:00Z')).scheme).toBe('e-cd');
  const lost = orderWith({ fields: { place_of_arrival: 'Atlantis', doa: '2026-11-21' } });
  const rules = (at: string) => checkOrder(lost, new Date(at)).marks.map(({ rule }) => rule);
  expect(rules('2026-11-21T16:59:00Z')).toEqual(['place.unknown']);
  expect(rules('2026-11-21T17:00:00Z')).toEqual(['arrival.past', 'place.unknown']);
});

it('reads an answer that is stored as true', () => {
  const order = { ...orderWith({}), answers: { narcotics: true } };
  expect(checkOrder(order, now).marks.map(({ rule }) => rule)).toEqual(['details.missing']);
});

it('reads an order of which nothing is known', () => {
  const empty = { fields: {}, family: [], answers: {}, goods: {}, scheme: {} };
  expect(checkOrder({ ...empty, created_at: '2026-11-20T08:00:00Z' }, now).marks).toEqual([]);
});
