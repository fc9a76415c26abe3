import { expect, it } from 'vitest';
import { checkOrder } from './checker.ts';
import { type Change, orderWith } from './testing/good-order.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** The order, and all marks that it must get: every other one is a false one. */
const table: readonly (readonly [string, Change, readonly string[]])[] = [
  ['is good', {}, []],
  ['has a code of the airport alone', { fields: { place_of_arrival: 'DPS' } }, []],
  ['arrives today at the place', { fields: { doa: '2026-11-21' } }, []],
  ['arrived yesterday', { fields: { doa: '2026-11-20' } }, ['arrival.past']],
  ['arrived before it was ordered', { fields: { doa: '2025-11-24' } }, ['arrival.before-order']],
  [
    'arrives the day it was ordered, which is the next one in Bali',
    { at: '2026-11-20T17:00:00Z', fields: { doa: '2026-11-21' } },
    [],
  ],
  [
    'was ordered when the day of arrival was over in Bali, not in UTC',
    { at: '2026-11-21T16:30:00Z', fields: { doa: '2026-11-21' } },
    ['arrival.before-order'],
  ],
  [
    'has a passport that expires a day before six months of a leap year are over',
    {
      at: '2027-08-01T00:00:00Z',
      fields: { doa: '2027-08-31' },
      scheme: { passport_expiry: '2028-02-28' },
    },
    ['passport.six-months'],
  ],
  ['has the word amid a flight', { fields: { flight_voyage: 'GA flight 881' } }, ['flight.shape']],
  ['has the word before the second', { fields: { flight_voyage: 'GA 881 / flight QG 501' } }, []],
  ['has both words in one', { fields: { flight_voyage: 'Flightno. GA881' } }, []],
  ['names a letter and a digit', { fields: { flight_voyage: 'G8 123' } }, []],
  ['has a passport of two letters', { fields: { passport_number: 'AB123456' } }, []],
  ['has a place of blanks', { fields: { place_of_arrival: '  ' } }, []],
  [
    'has pieces of baggage and no answer',
    { fields: { unaccompanied_baggage_select: null, unaccompanied_baggage: 1 } },
    [],
  ],
  [
    'confirms an e-mail that is not there',
    { fields: { email: null, confirm_email: 'a@example.com' } },
    ['email.differs'],
  ],
  ['has an address of the web for work', { fields: { occupation: 'http://shop' } }, ['text.link']],
  ['has a device of 14 digits', { scheme: { imei_devices: ['49015420323751'] } }, ['imei.digits']],
  [
    'has a device with a letter',
    { scheme: { imei_devices: ['A90154203237519'] } },
    ['imei.digits'],
  ],
  ['arrives in a year', { fields: { doa: '2027-11-20' } }, []],
  ['arrives a day later than that', { fields: { doa: '2027-11-21' } }, ['arrival.far']],
  [
    'is ordered on a 29th of February, and arrives in a year',
    { at: '2028-02-29T00:00:00Z', fields: { doa: '2029-03-01' } },
    ['arrival.far'],
  ],
  [
    'is ordered on a 29th of February, and arrives on the last day of the next one',
    { at: '2028-02-29T00:00:00Z', fields: { doa: '2029-02-28' } },
    [],
  ],
  [
    'says no day of arrival: nothing is compared with it',
    {
      fields: { doa: null },
      scheme: {
        departure_date: '2026-11-01',
        passport_expiry: '2020-01-01',
        imei_devices: ['490154203237518'],
      },
    },
    [],
  ],
  ['arrives in two years', { fields: { doa: '2028-11-24' } }, ['arrival.far']],
  [
    'arrives on a 29th of February',
    { at: '2028-02-20T00:00:00Z', fields: { doa: '2028-02-29' } },
    [],
  ],
  ['arrives on no day', { fields: { doa: '2027-02-29' } }, ['arrival.no-day']],
  ['is born tomorrow', { fields: { dob: '2026-11-22' } }, ['birth.future']],
  ['is born on no day', { fields: { dob: '1991-02-29' } }, ['birth.future']],
  ['is born today', { fields: { dob: '2026-11-21' } }, []],
  ['is 121', { fields: { dob: '1905-11-24' } }, ['birth.too-old']],
  ['is 120', { fields: { dob: '1905-11-25' } }, []],
  ['names a flight banana', { fields: { flight_voyage: 'banana' } }, ['flight.shape']],
  ['names a flight of five digits', { fields: { flight_voyage: 'GA12345' } }, ['flight.shape']],
  ['names digits alone', { fields: { flight_voyage: '881' } }, ['flight.shape']],
  ['names a flight by ICAO', { fields: { flight_voyage: 'GIA881' } }, []],
  ['names an airline with a digit', { fields: { flight_voyage: '3K 241' } }, []],
  ['names the word and a suffix', { fields: { flight_voyage: 'Flight no. GA-881A' } }, []],
  ['names two flights', { fields: { flight_voyage: 'SQ 938 / GA 401' } }, []],
  [
    'names two and mistypes one',
    { fields: { flight_voyage: 'GA 881 and banana' } },
    ['flight.shape'],
  ],
  ['names a flight by its word', { fields: { flight_voyage: 'Flight GA881' } }, []],
  ['names a flight by its number', { fields: { flight_voyage: 'Flight number: GA881' } }, []],
  ['names a voyage first', { fields: { flight_voyage: 'Voyage no GA881' } }, []],
  ['names an airline and one digit', { fields: { flight_voyage: 'G- 8' } }, ['flight.shape']],
  ['names no flight', { fields: { flight_voyage: null } }, []],
  [
    'comes by ferry: no rule for names of ships',
    {
      fields: { place_of_arrival: 'Batam Centre Ferry Terminal', flight_voyage: 'Majestic Dream' },
    },
    [],
  ],
  ['has a passport of four signs', { fields: { passport_number: 'A123' } }, ['passport.shape']],
  ['has a passport of signs alone', { fields: { passport_number: '?!' } }, ['passport.shape']],
  ['has a passport of letters', { fields: { passport_number: 'PASSPORT' } }, ['passport.shape']],
  [
    'has a passport of 13 signs',
    { fields: { passport_number: 'L363474901234' } },
    ['passport.shape'],
  ],
  ['has a passport of six signs', { fields: { passport_number: 'L36347' } }, []],
  ['has a passport with blanks', { fields: { passport_number: 'C 123-456 7' } }, []],
  ['has a Russian passport', { fields: { passport_number: '75 1234567' } }, []],
  ['goes nowhere known', { fields: { place_of_arrival: 'Atlantis' } }, ['place.unknown']],
  [
    'goes to Batam, an airport and a port',
    { fields: { place_of_arrival: 'Batam' } },
    ['place.ambiguous'],
  ],
  [
    'lists family and counts none',
    { family: [{ family_member_name: 'Ann Example', family_passport_number: 'L1' }] },
    ['family.count'],
  ],
  ['counts family and lists none', { fields: { family_members_travelling: 2 } }, ['family.count']],
  [
    'lists and counts one',
    { fields: { family_members_travelling: 1 }, family: [{ family_passport_number: 'PA000001' }] },
    [],
  ],
  [
    'lists the own passport as the child’s',
    { fields: { family_members_travelling: 1 }, family: [{ family_passport_number: 'l 3634749' }] },
    ['family.same-passport'],
  ],
  [
    'lists two without a passport',
    { fields: { family_members_travelling: 2 }, family: [{}, { family_passport_number: '' }] },
    [],
  ],
  [
    'has unaccompanied baggage of no piece',
    { fields: { unaccompanied_baggage_select: 'Yes' } },
    ['baggage.contradiction'],
  ],
  [
    'has pieces of baggage under a No',
    { fields: { unaccompanied_baggage: 1 } },
    ['baggage.contradiction'],
  ],
  ['has both', { fields: { unaccompanied_baggage_select: 'Yes', unaccompanied_baggage: 1 } }, []],
  [
    'does not say',
    { fields: { unaccompanied_baggage_select: null, unaccompanied_baggage: null } },
    [],
  ],
  ['confirms another e-mail', { fields: { confirm_email: 'pipr@example.net' } }, ['email.differs']],
  ['confirms it in capitals', { fields: { confirm_email: 'PIPER@example.net' } }, []],
  ['has a number for a name', { fields: { full_name: 'Piper 2' } }, ['name.strange']],
  ['has no letter in the name', { fields: { full_name: '???' } }, ['name.strange']],
  ['is called in Chinese', { fields: { full_name: '王小明' } }, []],
  ['is called with an apostrophe', { fields: { full_name: "Piper O'Keefe IV" } }, []],
  [
    'advertises in the address and the occupation',
    { fields: { address_in_indonesia: 'see www.example.com', occupation: 'http://example.com' } },
    ['text.link', 'text.link'],
  ],
  ['has an address as the name', { fields: { full_name: 'cheap-pills.com' } }, ['name.strange']],
  [
    'advertises in the place of arrival and the flight',
    { fields: { place_of_arrival: 'visa.example.org', flight_voyage: 'https://example.test' } },
    ['place.unknown', 'text.link', 'text.link'],
  ],
  ['ends a sentence without a blank', { fields: { address_in_indonesia: 'Villa 3.Seminyak' } }, []],
  ['has no name', { fields: { full_name: null } }, []],
  ['says no nationality', { fields: { nationality: null } }, []],
  ['says no dialling code', { fields: { country_code: null } }, []],
  [
    'says nothing of where it lives and works',
    {
      fields: { occupation: null, address_in_indonesia: null },
    },
    [],
  ],
  [
    'is of no country',
    { fields: { nationality: 'Narnia', country_code: '61' } },
    ['nationality.unknown'],
  ],
  [
    'is called by another country',
    { fields: { country_code: 'Germany' } },
    ['nationality.dialling'],
  ],
  ['is American with +1', { fields: { nationality: 'USA', country_code: '+1' } }, []],
  [
    'leaves before arriving',
    { scheme: { departure_date: '2026-11-23' } },
    ['departure.before-arrival'],
  ],
  ['leaves the same day', { scheme: { departure_date: '2026-11-24' } }, []],
  [
    'has a passport that ends on the day of arrival',
    { scheme: { passport_expiry: '2026-11-24' } },
    ['passport.six-months'],
  ],
  ['has an expired passport', { scheme: { passport_expiry: '2026-11-23' } }, ['passport.expired']],
  [
    'has less than six months',
    { scheme: { passport_expiry: '2027-05-23' } },
    ['passport.six-months'],
  ],
  ['has six months', { scheme: { passport_expiry: '2027-05-24' } }, []],
  [
    'is Indonesian, for whom six months are not asked',
    {
      fields: { nationality: 'Indonesia', country_code: '62' },
      scheme: { passport_expiry: '2027-01-01' },
    },
    [],
  ],
  ['registers a good IMEI', { scheme: { imei_devices: ['490154203237518'] } }, []],
  ['mistypes one', { scheme: { imei_devices: ['490154203237519'] } }, ['imei.check-digit']],
  ['writes one in groups', { scheme: { imei_devices: ['49-015420 323751-8'] } }, []],
  ['swaps two digits', { scheme: { imei_devices: ['940154203237518'] } }, ['imei.check-digit']],
  [
    'mistypes the first digit',
    { scheme: { imei_devices: ['590154203237518'] } },
    ['imei.check-digit'],
  ],
  ['registers two', { scheme: { imei_devices: ['490154203237518', '356938035643809'] } }, []],
  ['gives 14 digits', { scheme: { imei_devices: ['49015420323751'] } }, ['imei.digits']],
  ['gives letters', { scheme: { imei_devices: ['49015420323751A'] } }, ['imei.digits']],
  [
    'registers three',
    { scheme: { imei_devices: ['490154203237518', '490154203237518', '490154203237518'] } },
    ['imei.too-many'],
  ],
  [
    'registers one on a holiday of 90 days',
    { scheme: { imei_devices: ['490154203237518'], departure_date: '2027-02-22' } },
    ['imei.tourist'],
  ],
  [
    'registers one and stays 91 days',
    { scheme: { imei_devices: ['490154203237518'], departure_date: '2027-02-23' } },
    [],
  ],
];

it.each(table)('%s', (_, change, rules) => {
  expect(checkOrder(orderWith(change), now).marks.map(({ rule }) => rule)).toEqual(rules);
});

it('knows the day at the place of arrival, and of an unknown place the day that ends last', () => {
  const rulesAt = (place: string, moment: string) =>
    checkOrder(
      orderWith({ fields: { place_of_arrival: place, doa: '2026-11-21' } }),
      new Date(moment),
    ).marks.map(({ rule }) => rule);
  // 23:30 in Bali, then half an hour after midnight; Jakarta is an hour behind.
  expect(rulesAt('DPS', '2026-11-21T15:30:00Z')).toEqual([]);
  expect(rulesAt('DPS', '2026-11-21T16:30:00Z')).toEqual(['arrival.past']);
  expect(rulesAt('CGK', '2026-11-21T16:30:00Z')).toEqual([]);
  expect(rulesAt('Atlantis', '2026-11-21T16:30:00Z')).toEqual(['place.unknown']);
});

it('says twice once, by the surer of both', () => {
  const rules = (passport: boolean, name: boolean) =>
    checkOrder(orderWith({}), now, { passport, name }).marks.map(({ rule }) => rule);
  expect(rules(true, true)).toEqual(['twice.passport']);
  expect(rules(false, true)).toEqual(['twice.name']);
});

it('asks an e-CD of 2025 nothing that only All Indonesia knows', () => {
  const order = orderWith({
    at: '2025-07-01T00:00:00Z',
    fields: { doa: '2025-07-04' },
    scheme: { passport_expiry: '2025-07-03' },
  });
  expect(checkOrder(order, new Date('2025-07-01T00:00:00Z'))).toEqual({
    scheme: 'e-cd',
    version: 1,
    marks: [],
  });
});
