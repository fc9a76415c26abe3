import { folded } from '../dialling/dialling.ts';
import { regionName } from './country-codes.ts';

/** What two countries are called, or their people. */
const shared: Readonly<Record<string, readonly string[]>> = {
  Congo: ['CG', 'CD'],
  Congolese: ['CG', 'CD'],
  Dominican: ['DM', 'DO'],
  'Republic of China': ['CN', 'TW'],
  Samoan: ['AS', 'WS'],
  'Virgin Islander': ['VG', 'VI'],
  'Virgin Islands': ['VG', 'VI'],
};

const byName = new Map(Object.entries(shared).map(([name, codes]) => [folded(name), codes]));

/** Behind the word for a people: "British citizen". */
export const ofPeople = / (?:citizen|national|nationality|passport(?: holder)?)s?$/;

/** The countries that a nationality may mean, by name, where it is the word of several; else none. */
export function sharedNationality(text: string): readonly string[] {
  const codes = byName.get(folded(text).replace(ofPeople, '')) ?? [];
  return codes.map((code) => regionName(code) ?? code);
}
