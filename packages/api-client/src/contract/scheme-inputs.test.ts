import type { SchemeFieldKey } from '@pabean/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { schemeFieldSchemas } from './intake-scheme.ts';

function read(key: SchemeFieldKey, value: unknown): unknown {
  const result = v.safeParse(schemeFieldSchemas[key] as v.GenericSchema, value);
  return result.success ? result.output : result.issues.map(({ message }) => message).join('; ');
}

describe('a country', () => {
  test.each<[unknown, unknown]>([
    ['Australia', 'Australia'],
    [' australia ', 'Australia'],
    ['AU', 'Australia'],
    ['', null],
    ['Atlantis', 'is not a country'],
    [`Australia${' '.repeat(71)}`, 'Australia'],
    [`Australia${' '.repeat(72)}`, 'is not a country'],
    [61, 'is not a country'],
    [['Australia'], 'is not a country'],
  ])('%j is read as %j', (sent, expected) =>
    expect(read('passport_country', sent)).toEqual(expected),
  );
});

describe('countries', () => {
  test.each<[unknown, unknown]>([
    [
      ['Australia', 'JP'],
      ['Australia', 'Japan'],
    ],
    ['Australia\nJapan', ['Australia', 'Japan']],
    [' Australia ; ; Japan ;', ['Australia', 'Japan']],
    [[], null],
    [' \n ', null],
    ['', null],
    [['Australia', 'AU'], 'names the same twice'],
    [['Australia', ''], 'is not a country'],
    [['Australia', 7], 'is not a country'],
    [7, 'is neither a list nor a text'],
    [{ 0: 'Australia' }, 'is neither a list nor a text'],
    [Array(21).fill('Australia'), 'has more than 20 entries'],
    [Array(20).fill('Australia'), 'names the same twice'],
  ])('%j are read as %j', (sent, expected) =>
    expect(read('countries_21d', sent)).toEqual(expected),
  );
});

describe('a choice', () => {
  test.each<[unknown, unknown]>([
    ['female', 'female'],
    [' male ', 'male'],
    ['', null],
    ['Female', 'is not one of female, male, unspecified'],
    [1, 'is not one of female, male, unspecified'],
    [`male${' '.repeat(77)}`, 'is not one of female, male, unspecified'],
  ])('%j is read as %j', (sent, expected) => expect(read('sex', sent)).toEqual(expected));
});

describe('choices', () => {
  test.each<[unknown, unknown]>([
    [['none'], ['none']],
    ['fever; cough', ['fever', 'cough']],
    [['fever', 'none'], 'says none and something'],
    [[], null],
    [['fever', 'fever'], 'names the same twice'],
  ])('%j are read as %j', (sent, expected) => expect(read('symptoms', sent)).toEqual(expected));
  test('no other word is taken', () => {
    expect(read('symptoms', ['tired of it'])).toMatch(/^is not one of .*fever/);
  });
});

describe('devices', () => {
  test.each<[unknown, unknown]>([
    [['490154203237518'], ['490154203237518']],
    ['49-015420-323751-8', ['490154203237518']],
    ['\u200e49–015420–323751–8', ['490154203237518']],
    ['٤٩٠١٥٤٢٠٣٢٣٧٥١٨', ['490154203237518']],
    [' 49 015420 323751 8 ', ['490154203237518']],
    [['490154203237519'], 'is not an IMEI: its check digit does not fit'],
    [['49015420323751'], 'is not an IMEI of 15 digits'],
    [['4901542032375180'], 'is not an IMEI of 15 digits'],
    [['49015420323751a'], 'is not an IMEI of 15 digits'],
    [[490154203237518], 'is not an IMEI of 15 digits'],
    [['490154203237518', '49 015420 323751 8'], 'names the same twice'],
    [Array(3).fill('490154203237518'), 'has more than 2 entries'],
  ])('%j are read as %j', (sent, expected) => expect(read('imei_devices', sent)).toEqual(expected));
});

describe('cash', () => {
  const eur = [{ currency: 'EUR', amount: '1200.50' }];
  const noSum = 'is not a sum such as EUR 1200.50';
  test.each<[unknown, unknown]>([
    ['EUR 1200.50', eur],
    ['eur1200.50', eur],
    [' EUR  1200.50 ', eur],
    [[{ currency: 'eur', amount: '1200.50' }], eur],
    [[{ currency: 'EUR', amount: 1200.5 }], [{ currency: 'EUR', amount: '1200.5' }]],
    [[{ currency: 'EUR', amount: 7 }], [{ currency: 'EUR', amount: '7' }]],
    ['EUR 123456789012345', [{ currency: 'EUR', amount: '123456789012345' }]],
    [
      ['EUR 1', 'USD 2'],
      [
        { currency: 'EUR', amount: '1' },
        { currency: 'USD', amount: '2' },
      ],
    ],
    ['EUR 1; eur 2', 'names the same twice'],
    ['', null],
    ['EUR 1234567890123456', noSum],
    ['EUR 1.505', noSum],
    ['EUR 1.', noSum],
    ['EU 1', noSum],
    ['EURO 1', noSum],
    ['about EUR 1', noSum],
    ['EUR 1 or so', noSum],
    ['EUR', noSum],
    [[null], noSum],
    [[5], noSum],
    [[{ currency: 'EUR', amount: '1', of: 'mine' }], noSum],
    [[{ currency: 7, amount: '1' }], noSum],
    [[{ currency: 'EUR', amount: true }], noSum],
    [[{ currency: 'EUR' }], noSum],
  ])('%j is read as %j', (sent, expected) =>
    expect(read('cash_by_currency', sent)).toEqual(expected),
  );
});

describe('a text and a day', () => {
  test.each<[SchemeFieldKey, unknown, unknown]>([
    ['birth_place', ' Lyon ', 'Lyon'],
    ['birth_place', '', null],
    ['birth_place', 'x'.repeat(100), 'x'.repeat(100)],
    ['passport_expiry', '2031-02-28', '2031-02-28'],
    ['passport_expiry', '', null],
  ])('%s %j is read as %j', (key, sent, expected) => expect(read(key, sent)).toEqual(expected));
  test.each<[SchemeFieldKey, unknown]>([
    ['birth_place', 'x'.repeat(101)],
    ['passport_expiry', '2031-02-30'],
  ])('%s %j is refused', (key, sent) => expect(read(key, sent)).toMatch(/^(has|is) /));
});
