import { folded } from '../dialling/dialling.ts';
import { otherCountryNames } from '../dialling/other-names.ts';
import { demonymRows } from './demonyms.ts';

/** Regions that Intl names and that are not countries: groups, test codes, stateless places. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

let names: Intl.DisplayNames | undefined;
const nameOf = (code: string): string | undefined => {
  names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return names.of(code);
};

/** Codes of today: "DD" is written "DE" now, "UK" is "GB". */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

const plainLetters = /^[a-z\s.\p{Cf}]+(?:\(.*)?$/isu;

let codes: ReadonlyMap<string, string> | undefined;

/** Every name of every country, as names are compared, with its code. Made when first asked for. */
function allCodes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = noCountries.has(code) || !isCurrent(code) ? undefined : nameOf(code);
    if (name === undefined) continue;
    found.set(folded(name), code);
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
  return found;
}

/**
 * The ISO 3166 code of the country that a text names in English: "USA", "United States" and "us"
 * give "US". Case, accents and what stands in parentheses do not matter. Null for any other text.
 */
export function countryCodeOf(text: string): string | null {
  return codeNamed(folded(text), text);
}

/** @param text that the name was folded from */
function codeNamed(name: string, text: string): string | null {
  codes ??= allCodes();
  // "Áo" is Austria in Vietnamese, and no way to write the code of Angola.
  if (name.length === 2 && !plainLetters.test(text.normalize('NFKC'))) return null;
  return codes.get(name) ?? null;
}

let demonyms: ReadonlyMap<string, string> | undefined;

/** Behind the word for a people: "British citizen". */
const ofPeople = / (?:citizen|national|nationality|passport(?: holder)?)s?$/;

/**
 * The code of the country whose nationality a text says: by a name of the country, or by what its people are
 * called, "German" or "Indonesian citizen". Null for any other text.
 */
export function nationalityCodeOf(text: string): string | null {
  const country = countryCodeOf(text);
  if (country !== null) return country;
  demonyms ??= new Map(demonymRows().map(([word, code]) => [folded(word), code]));
  const people = folded(text).replace(ofPeople, '');
  return demonyms.get(people) ?? codeNamed(people, text);
}

/** The one English name that a country is shown with. */
export const countryName = (code: string): string => nameOf(code) ?? code;
