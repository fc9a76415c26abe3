import { expect, test } from 'vitest';
import { hasCheckDigit, schemeText, schemeTyped } from './scheme-text.ts';

test.each([
  ['passport_expiry', '2031-04-05', '2031-04-05', '05-04-2031'],
  ['sex', 'female', 'female', 'Female'],
  ['symptoms', ['fever', 'cough'], 'fever\ncough', 'Fever, Cough'],
  ['countries_21d', ['France', 'Japan'], 'France\nJapan', 'France, Japan'],
  [
    'cash_by_currency',
    [
      { currency: 'EUR', amount: '1200.50' },
      { currency: 'USD', amount: '30' },
    ],
    'EUR 1200.50\nUSD 30',
    'EUR 1200.50, USD 30',
  ],
  ['visa', null, '', ''],
  ['visa', undefined, '', ''],
  ['passport_expiry', null, '', ''],
] as const)('%s of %j is typed as %j and read as %j', (key, value, typed, read) => {
  expect(schemeTyped(value)).toBe(typed);
  expect(schemeText(key, value)).toBe(read);
});

test.each([
  ['text', 'text'],
  [7, '7'],
  [0, '0'],
  [true, ''],
  [{ currency: 'EUR' }, ''],
  [[], ''],
  [['', null, 'x'], '\n\nx'],
  [[{ currency: 'EUR' }], 'EUR'],
  [[{ amount: '5' }], '5'],
  [[{}], ''],
])('%j is typed as %j', (value, typed) => {
  expect(schemeTyped(value)).toBe(typed);
});

test('a choice that is not known is read as it was stored', () => {
  expect(schemeText('sex', 'of tomorrow')).toBe('of tomorrow');
  expect(schemeText('symptoms', ['fever', 'of tomorrow'])).toBe('Fever, of tomorrow');
});

test.each([
  ['490154203237518', true],
  ['490154203237519', false],
  ['49015420323751', false],
  ['49015420323751A', false],
  ['x490154203237518', false],
  ['490154203237518x', false],
  // Sixteen digits whose last one fits.
  ['0490154203237518', false],
  ['', false],
])('the check digit of %s fits: %s', (imei, fits) => {
  expect(hasCheckDigit(imei)).toBe(fits);
});
