import { remembered } from '../remembered/remembered.ts';
import { diallingTable } from './dialling-table.ts';
import { otherCountryNames } from './other-names.ts';

/**
 * The dialling code of a country, digits only: "United Kingdom" gives "44". The lookup ignores case
 * and any text after an opening parenthesis, and returns what it does not find unchanged, so digits
 * pass through (spec section 3). It also sees past accents, hyphens, invisible marks, "&" for "and", "St." for "Saint" and a
 * leading "The", and knows the usual other names of a country.
 */
export function diallingCode(country: string): string {
  return codes.get(folded(country)) ?? country;
}

/** A name as it is compared. Two countries never fold to one name; the test holds them to that. */
export const folded = remembered((country: string): string =>
  country
    .normalize('NFKD')
    .replace(/\(.*$/s, '')
    .replace(/[\p{M}\p{Cf}.]/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/&/g, ' and ')
    .replace(/\p{Pd}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/^st /, 'saint '),
);

// A Map and not an object: a "country" named "constructor" must find nothing.
const codes = new Map(
  Object.entries(diallingTable).map(([country, code]) => [folded(country), code]),
);
for (const [other, country] of Object.entries(otherCountryNames)) {
  const code = diallingTable[country];
  if (code !== undefined) codes.set(folded(other), code);
}
