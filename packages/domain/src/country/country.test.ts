import { expect, test } from 'vitest';
import { diallingTable } from '../dialling/dialling-table.ts';
import { otherCountryNames } from '../dialling/other-names.ts';
import { countryCodeOf, countryName } from './country.ts';

// The list of all names is made when the first one is looked up: one test looks at all of it.
test('a country of today is found by its name and its code; nothing else is one', () => {
  const found = ['Germany', 'de', 'Russia', 'Serbia', 'U.S.A.', 'Viet Nam'].map(countryCodeOf);
  expect(found).toEqual(['DE', 'DE', 'RU', 'RS', 'US', 'VN']);
  const groups = ['EU', 'Eurozone', 'EZ', 'Outlying Oceania', 'QO', 'United Nations', 'UN'];
  const testCodes = ['Pseudo-Accents', 'XA', 'Pseudo-Bidi', 'XB', 'Unknown Region', 'ZZ'];
  const gone = ['DD', 'SU', 'YU', 'Soviet Union'];
  for (const text of [...groups, ...testCodes, ...gone]) expect(countryCodeOf(text)).toBeNull();
});

test.each([
  ['US', 'USA', 'United States', 'United States of America', ' united  states ', 'us', 'America'],
  ['GB', 'United Kingdom', 'UK', 'U.K.', 'Great Britain', 'England', 'The United Kingdom'],
  ['TR', 'Turkey', 'Türkiye', 'Turkiye'],
  ['CI', 'Ivory Coast', 'Côte d’Ivoire', '\u200eIvory\u200b Coast\u200f'],
  ['KR', 'South Korea', 'Republic of Korea', 'Korea (South)'],
  ['HK', 'Hong Kong', 'Hong Kong SAR China'],
  ['CZ', 'Czechia', 'Czech Republic'],
])('%s has one code for all of its names', (code, ...texts) => {
  expect(texts.map(countryCodeOf)).toEqual(texts.map(() => code));
});

test('every name of the dialling table names a country', () => {
  const all = [...Object.keys(diallingTable), ...Object.keys(otherCountryNames)];
  expect(all.filter((name) => countryCodeOf(name) === null)).toEqual([]);
});

test('what names no country has no code', () => {
  for (const text of ['', 'Unknown', 'constructor', 'European Union', 'ZZ', 'DD', 'Atlantis']) {
    expect(countryCodeOf(text)).toBeNull();
  }
});

test('a country is shown with one name', () => {
  expect([countryName('US'), countryName('GB')]).toEqual(['United States', 'United Kingdom']);
});
