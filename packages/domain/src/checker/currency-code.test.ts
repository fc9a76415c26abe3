import { expect, it } from 'vitest';
import { currencyCode } from './currency-code.ts';

it.each([
  ['IDR', ['IDR', 'idr', ' Rp ', 'Rp.', '\u200eＩＤＲ', 'rupiah']],
  ['USD', ['$', 'US$', 'dollar', 'Dollars', 'US dollar', 'us dollars']],
  ['EUR', ['€', 'euro', 'Euros']],
  ['GBP', ['£', 'pound', 'pounds']],
  ['AUD', ['A$', 'aud', 'AU$']],
  ['SGD', ['S$', 'SG$']],
  ['MYR', ['RM', 'Ringgit']],
  ['INR', ['₹']],
  [
    'NZD',
    ['NZD – New Zealand dollar', 'NZD: dollars', 'NZD (New Zealand)', 'New Zealand dollar (NZD)'],
  ],
  ['CNY', ['RMB', 'yuan']],
  ['JPY', ['yen']],
])('%s is written as %j', (code, texts) => {
  expect(texts.map(currencyCode)).toEqual(texts.map(() => code));
});

it.each([
  ['shells'],
  ['ALL I have'],
  ['USD/EUR'],
  ['USD - EUR'],
  ['(EUR) or (USD) or so'],
  [''],
  [null],
  [undefined],
  [7],
])('%j is no currency', (text) => {
  expect(currencyCode(text)).toBeNull();
});
