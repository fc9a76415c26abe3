import { expect, test } from 'vitest';
import { folded } from '../dialling/dialling.ts';
import { diallingTable } from '../dialling/dialling-table.ts';
import { otherCountryNames } from '../dialling/other-names.ts';
import { countryCodeOf, countryName } from './country.ts';
import { demonymRows } from './demonyms.ts';
import { nationalityCodeOf } from './nationality.ts';

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

test('a code has no accents: what is spelt with them is another word', () => {
  const words = ['Áo', 'Bỉ', 'A\u0301o', 'Mỹ', 'Áo citizen', 'Mỹ (USA)'];
  expect(words.map(countryCodeOf)).toEqual(words.map(() => null));
  // Some are names of their own.
  expect(words.map(nationalityCodeOf)).toEqual(['AT', 'BE', 'AT', null, null, null]);
  expect(nationalityCodeOf('US citizen')).toBe('US');
  const written = ['AO', ' a.o. ', 'ＡＯ', '\u200eAO\u200f', 'AO (Angola)'];
  expect(written.map(countryCodeOf)).toEqual(written.map(() => 'AO'));
});

test('what names no country has no code', () => {
  for (const text of ['', 'Unknown', 'constructor', 'European Union', 'ZZ', 'DD', 'Atlantis']) {
    expect(countryCodeOf(text)).toBeNull();
  }
});

test('a country is shown with one name', () => {
  expect([countryName('US'), countryName('GB')]).toEqual(['United States', 'United Kingdom']);
});

test.each([
  ['ID', 'Indonesian', 'INDONESIAN', 'indonesian citizen', 'Indonesia', 'WNI', 'Indonesian (Bali)'],
  ['DE', 'German', ' german ', 'Germany', 'de', 'German passport holder'],
  ['GB', 'British', 'British Citizen', 'English', 'UK'],
  ['US', 'American', 'US citizen', 'U.S. national', 'American citizens'],
  ['PH', 'Filipino', 'Filipina', 'Philippine'],
  ['BF', 'Burkinabé', 'burkinabe'],
])('%s is the nationality of %j, %j and %j', (code, ...texts) => {
  expect(texts.map(nationalityCodeOf)).toEqual(texts.map(() => code));
});

test('what two countries share, and what is none, is no nationality', () => {
  for (const text of [
    'Dominican',
    'Congolese',
    'Samoan',
    'citizen',
    'German shepherd',
    'Germanic',
  ]) {
    expect(nationalityCodeOf(text), text).toBeNull();
  }
  // Of a country alone the people are not asked.
  expect(countryCodeOf('Indonesian')).toBeNull();
});

test('each word for a people has one country, and no name of another', () => {
  const rows = demonymRows();
  const words = rows.map(([word]) => folded(word));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  const wrong = rows.filter(([word, code]) => ![null, code].includes(countryCodeOf(word)));
  expect(wrong).toEqual([]);
  expect(rows.filter(([, code]) => countryCodeOf(code) !== code)).toEqual([]);
});
