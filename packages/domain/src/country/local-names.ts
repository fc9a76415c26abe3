import { travellerLanguages } from '../language/traveller-languages.ts';
import { countryCodes } from './country-codes.ts';

/** What passports and people say for their nationality in their own language. A row: code and words. */
const endonyms = `
AE إماراتي, إماراتية
AT Österreicher, Österreicherin, österreichisch
BE Belge, Belg, Belgisch
BR Brasileira, Brasileiro
CH Schweizer, Schweizerin
CN Cina, 中华人民共和国, 中華人民共和國
DE Deutsch, Deutsche, Deutscher
EG مصري, مصرية
ES Española, Español
FR Française, Français, Perancis
GB Inggris
HK 香港
IN भारतीय
IT Italiana, Italiano
KR 한국
KW كويتي, كويتية
MO 澳门, 澳門
MX Mexicana, Mexicano
NL Nederlandse, Nederlands, Nederlander
PL Polskie, Polka, Polak
PT Portuguesa, Português
QA قطري, قطرية
RU РФ, Российская Федерация, русский, русская, россиянин, россиянка
SA السعودية, سعودي, سعودية
TR Türk
TW 臺灣
US Amerika, США
`;

/** As names of one language are compared: with their accents, which tell "Áo" from "ao". */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** Behind the name of a country in Chinese, Japanese and Korean, and before it in Indonesian and Malay. */
const citizen = [/(?:籍|人|인)$/, /(?:国籍|國籍|국적)$/, /^(?:warga ?negara|kewarganegaraan) /];

let names: ReadonlyMap<string, string | null> | undefined;

/** A name that two countries have, in whatever languages, is none of either. */
function allNames(): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  const add = (name: string, code: string) => {
    const other = found.get(name);
    found.set(name, other === undefined || other === code ? code : null);
  };
  const addBoth = (name: string, code: string) => {
    add(plain(name), code);
    const bare = withoutAccents(plain(name));
    // Short ones are words of other languages without their accents.
    if (bare.length > 4) add(bare, code);
  };
  for (const { lang } of travellerLanguages) {
    const local = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' });
    for (const code of countryCodes()) {
      const name = local.of(code);
      if (name !== undefined) addBoth(name, code);
    }
  }
  for (const row of endonyms.trim().split('\n'))
    for (const word of row.slice(3).split(', ')) addBoth(word, row.slice(0, 2));
  return found;
}

/** The code of the country that a text names in a language of the portal. Null for any other text. */
export function codeOfLocalName(text: string): string | null {
  names ??= allNames();
  const name = plain(text);
  const all = [name, ...citizen.map((pattern) => name.replace(pattern, ''))];
  return all.map((one) => names?.get(one)).find((code) => code !== undefined) ?? null;
}
