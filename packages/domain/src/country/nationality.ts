import { folded } from '../dialling/dialling.ts';
import { codeNamed, countryCodeOf } from './country.ts';
import { demonymRows } from './demonyms.ts';
import { codeOfLocalName } from './local-names.ts';
import { ofPeople, sharedNationality } from './shared-names.ts';

let demonyms: ReadonlyMap<string, string> | undefined;

/**
 * The code of the country whose nationality a text says: by a name of the country in a language of the portal, or by
 * what its people are called, "German" or "Indonesian citizen". Null for any other text.
 */
export function nationalityCodeOf(text: string): string | null {
  if (sharedNationality(text).length > 0) return null;
  const country = countryCodeOf(text);
  if (country !== null) return country;
  demonyms ??= new Map(demonymRows().map(([word, code]) => [folded(word), code]));
  const whole = folded(text);
  const people = whole.replace(ofPeople, '');
  const own = demonyms.get(people) ?? (people === whole ? null : codeNamed(people, text));
  return own ?? (text.trim() === '' ? null : codeOfLocalName(text));
}
