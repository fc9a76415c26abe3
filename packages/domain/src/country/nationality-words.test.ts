import { describe, expect, it, test } from 'vitest';
import { codeOfThree } from './alpha-3.ts';
import { countryCodeOf } from './country.ts';
import { countryCodes } from './country-codes.ts';
import { nationalityCodeOf } from './nationality.ts';
import { sharedNationality } from './shared-names.ts';

describe('a nationality is read', () => {
  it.each([
    ['AU', 'AUS', ' AUS ', 'ＡＵＳ', 'Australia (AUS)'],
    ['GB', 'GBR', 'Brit', 'United Kingdom of Great Britain and Northern Ireland'],
    [
      'CN',
      'CHN',
      "People's Republic of China",
      'P.R. China',
      'PRC',
      '中国',
      '中國',
      '中国人',
      '中国籍',
    ],
    ['KR', 'KOR', 'Korea, Republic of', 'South-Korea', 'S. Korea', '대한민국', '한국인'],
    ['KP', 'PRK', "Democratic People's Republic of Korea", 'DPRK'],
    ['TL', 'TLS', 'Timor Leste', 'Timor-Leste', 'Democratic Republic of Timor-Leste'],
    ['ID', 'IDN', 'Republic of Indonesia', 'Warga Negara Indonesia', 'warganegara Indonesia'],
    ['DE', 'DEU', 'Deutsch', 'Deutschland', 'Jerman', 'Германия', 'ألمانيا', 'Allemagne', 'ドイツ'],
    ['AT', 'Österreich', 'Osterreich', 'O\u0308sterreich', 'ÖSTERREICH', 'Áo'],
    ['FR', 'Française', 'FRANÇAISE', 'Prancis', 'Pháp'],
    ['NL', 'Holland', 'Nederlandse', 'Kingdom of the Netherlands', 'Belanda'],
    ['RU', 'RUS', 'Россия', 'РОССИЙСКАЯ ФЕДЕРАЦИЯ', 'Nga'],
    ['NG', 'NGA', 'Federal Republic of Nigeria'],
    ['IR', 'Islamic Republic of Iran', 'Iran, Islamic Republic of', 'Persian'],
    ['TZ', 'United Republic of Tanzania', 'Tanzania, United Republic of'],
    ['LK', 'Sri-Lanka', 'Srilanka', 'Sri Lankan'],
    ['HK', 'Hongkong', 'Hong-Kong', '香港'],
    ['US', 'USA', 'Amerika Serikat', 'États-Unis', 'Vereinigte Staaten', 'США'],
    ['CD', 'Democratic Republic of the Congo', 'DR Congo', 'COD'],
    ['CG', 'Republic of the Congo', 'COG'],
    ['XK', 'Kosovo', 'Kosovar', 'XKX'],
    ['GW', 'Bissau-Guinean', 'Guinea Bissau'],
  ])('as %s: %j, %j and so on', (code, ...texts) => {
    expect(texts.map(nationalityCodeOf)).toEqual(texts.map(() => code));
  });

  it.each(['Stateless', 'Republic of', 'Kingdom of Atlantis', 'XXA', 'aut', '人', 'Áo dài', 'Ao'])(
    'as none, or in English alone: %j',
    (text) => {
      expect([null, 'AO']).toContain(nationalityCodeOf(text));
      expect(countryCodeOf(text)).toBe(text === 'Ao' ? 'AO' : null);
    },
  );
});

test.each([
  ['Dominican', 'Dominica', 'Dominican Republic'],
  ['DOMINICAN', 'Dominica', 'Dominican Republic'],
  ['Dominican citizen', 'Dominica', 'Dominican Republic'],
  ['Congolese', 'Congo - Brazzaville', 'Congo - Kinshasa'],
  ['Congo', 'Congo - Brazzaville', 'Congo - Kinshasa'],
  ['Samoan', 'American Samoa', 'Samoa'],
  ['Republic of China', 'China', 'Taiwan'],
])('%s may be %s or %s, and is neither', (text, ...countries) => {
  expect(sharedNationality(text)).toEqual(countries);
  expect([nationalityCodeOf(text), countryCodeOf(text)]).toEqual([null, null]);
});

test('what one country is called is shared with none', () => {
  const texts = ['', 'Dominica', 'Dominican Republic', 'German', 'China', 'Guinean', 'Samoa'];
  expect(texts.map(sharedNationality)).toEqual(texts.map(() => []));
  expect([nationalityCodeOf('Dominica'), nationalityCodeOf('Dominican Republic')]).toEqual([
    'DM',
    'DO',
  ]);
});

test('nearly every country of two letters has a code of three', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const threes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  const withThree = new Set(threes.map(codeOfThree));
  const missing = countryCodes().filter((code) => !withThree.has(code));
  // Islands and towns of Britain, France and Spain, for which Unicode has letters of its own.
  expect(missing).toEqual(['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA']);
  expect(codeOfThree('A.U.S.')).toBe('AU');
});

test('names in any language are read the same however they are encoded', () => {
  for (const text of ['Côte d’Ivoire', 'España', 'Österreich', 'Việt Nam', 'Türkiye', '대한민국']) {
    const forms = [text.normalize('NFD'), text.toUpperCase(), ` ${text}\u00a0`, `\u200f${text}`];
    const code = nationalityCodeOf(text);
    expect(code).not.toBeNull();
    expect(forms.map(nationalityCodeOf)).toEqual(forms.map(() => code));
  }
});
