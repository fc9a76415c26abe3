import { describe, expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { currencyCode } from './currency-code.ts';
import { leadingNumber, readNumber } from './read-number.ts';
import { orderWith } from './testing/good-order.ts';

describe('money as travellers write it', () => {
  it.each([
    ['10 тыс. рублей', 'RUB', 10_000],
    ['1,5 млн руб.', 'RUB', 1_500_000],
    ['10 Tausend Euro', 'EUR', 10_000],
    ['2,5 Millionen Euro', 'EUR', 2_500_000],
    ['10 Mio. CHF', 'CHF', 10_000_000],
    ['5 mil euros', 'EUR', 5_000],
    ['20 triệu đồng', 'VND', 20_000_000],
    ['20 triệu đ', 'VND', 20_000_000],
    ['50 bin TL', 'TRY', 50_000],
    ['10万円', 'JPY', 100_000],
    ['１００万円', 'JPY', 1_000_000],
    ['1,000,000円', 'JPY', 1_000_000],
    ['5万元', 'CNY', 50_000],
    ['人民币50000', 'CNY', 50_000],
    ['NT$5萬', 'TWD', 50_000],
    ['100만원', 'KRW', 1_000_000],
    ['1억 원', 'KRW', 100_000_000],
    ['5 แสนบาท', 'THB', 500_000],
    ['10 lakhs', 'INR', 1_000_000],
    ['Rs. 1,00,000/-', 'INR', 100_000],
    ['1.5bn', 'IDR', 1_500_000_000],
    ['AUD$3000', 'AUD', 3000],
    ['3000 Australian dollars', 'AUD', 3000],
    ['£2500 GBP', 'GBP', 2500],
    ['5000 zł', 'PLN', 5000],
    ['5.000 kr', 'SEK', 5000],
    ['5000 riyal', 'SAR', 5000],
    ['5000 pesos', 'PHP', 5000],
    ['approx. USD 5000', 'USD', 5000],
    ['~5000', 'USD', 5000],
    ['约5000元', 'CNY', 5000],
    ['CAD 5000', 'CAD', 5000],
  ])('reads "%s" in %s', (text, currency, amount) => {
    expect(readNumber(text, currency)).toBe(amount);
  });

  it.each([
    ['5000 riyal', 'USD'],
    ['100만원', 'JPY'],
    ['£2500', 'EUR'],
    ['5000-6000', 'USD'],
    ['150M', 'IDR'],
    ['10 Tausend Dinge', 'EUR'],
    ['cad 5000', 'USD'],
  ])('reads no sum in "%s" of %s', (text, currency) => {
    expect(readNumber(text, currency)).toBeNull();
  });

  it('wants a number of pieces to be known', () => {
    expect([leadingNumber('about 20'), readNumber('approx 20', 'pieces')]).toEqual([null, null]);
  });
});

it.each([
  ['AUD$', 'AUD'],
  ['€ EUR', 'EUR'],
  ['Australian Dollar', 'AUD'],
  ['australian dollars', 'AUD'],
  ['Indian Rupee', 'INR'],
  ['Rupiah Indonesia', 'IDR'],
  ['人民币', 'CNY'],
  ['日本円', 'JPY'],
  ['рубль', 'RUB'],
  ['Złoty', 'PLN'],
  ['บาท', 'THB'],
  ['$US', 'USD'],
  // Of several countries, or of two currencies.
  ['Rupees', null],
  ['kr', null],
  ['元', null],
  ['EUR £', null],
  ['klingon', null],
  ['all my money', null],
])('%s is the currency %s', (text, code) => {
  expect(currencyCode(text)).toBe(code);
  expect(currencyCode(text.normalize('NFD'))).toBe(code);
});

it('finds cash over the limit that is written so', () => {
  const goods = { amountofmoney_currency: '200万円', currency_currency: '日本円' };
  const order = orderWith({ goods });
  const { marks } = checkOrder(order, new Date('2026-11-21T10:00:00Z'));
  expect(marks.map(({ rule }) => rule)).toEqual(['cash.undeclared']);
});
