import { folded } from '../dialling/dialling.ts';
import { otherCountryNames } from '../dialling/other-names.ts';
import { codeOfThree } from './alpha-3.ts';
import { countryCodes, regionName } from './country-codes.ts';
import { sharedNationality } from './shared-names.ts';

const plainLetters = /^[a-z\s.\p{Cf}]+(?:\(.*)?$/isu;

let codes: ReadonlyMap<string, string> | undefined;

/** Every name of every country, as names are compared, with its code. Made when first asked for. */
function allCodes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const code of countryCodes()) {
    found.set(folded(countryName(code)), code);
    found.set(folded(code), code);
  }
  const pairs = Object.entries(otherCountryNames).map((pair) => pair.map(folded));
  // Either name of a pair may be the one that Intl knows.
  for (const [other = '', usual = ''] of pairs) {
    const code = found.get(usual) ?? found.get(other);
    if (code !== undefined) found.set(usual, code);
  }
  for (const [other = '', usual = ''] of pairs) {
    const code = found.get(usual);
    if (code !== undefined) found.set(other, code);
  }
  oneWords = new Map([...found].map(([name, code]) => [asOneWord(name), code]));
  return found;
}

/** "Srilanka", "Newzealand": names that people write as one word. */
const asOneWord = (name: string) => name.replaceAll(' ', '');

/** Before or behind the name of a country in its long form: "Kingdom of Thailand", "Moldova, Republic of". */
const longForm =
  /^(?:[a-z']+ )*?(?:republic|kingdom|state|states|commonwealth|federation|sultanate|principality|duchy) of (?:the )?|,? (?:[a-z']+ )*(?:republic|state|states) of$/;

/**
 * The ISO 3166 code of the country that a text names in English: "USA", "United States" and "us"
 * give "US", and "AUS" gives "AU". Case, accents and what stands in parentheses do not matter. Null for any other text.
 */
export function countryCodeOf(text: string): string | null {
  return codeNamed(folded(text), text);
}

/**
 * The same of a name that was folded already, or of a part of it.
 * @param text that the name was folded from
 */
export function codeNamed(name: string, text: string): string | null {
  codes ??= allCodes();
  // "Áo" is Austria in Vietnamese, and no way to write the code of Angola.
  if (name.length === 2 && !plainLetters.test(text.normalize('NFKC'))) return null;
  if (sharedNationality(text).length > 0) return null;
  const short = name.replace(longForm, '');
  const code = codes.get(name) ?? codeOfThree(text) ?? codes.get(short) ?? oneWords.get(name);
  return code ?? null;
}

let oneWords: ReadonlyMap<string, string> = new Map();

/** The one English name that a country is shown with. */
export const countryName = (code: string): string => regionName(code) ?? code;
