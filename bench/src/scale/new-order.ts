import { bulkNames } from '@pabean/api/testing';
import { processingModes } from '@pabean/domain';

const { firstNames, mailHosts, surnameEnds, surnameStarts } = bulkNames;
let numbers = 0;

/** Low places are frequent, as in the orders that fill a database. */
const frequent = (names: readonly string[]): string =>
  names[Math.floor(names.length * Math.random() ** 2)] ?? '';
const anyOf = (names: readonly string[]): string =>
  names[Math.floor(names.length * Math.random())] ?? '';

/**
 * An order as a shop sends it, another one each time. Travellers differ as in the orders that fill a database: tens of
 * thousands of one name among the newest are nothing that a search meets elsewhere.
 */
export function newOrder(paid: boolean): {
  readonly order_id: string;
  readonly [field: string]: unknown;
} {
  numbers += 1;
  const firstName = frequent(firstNames);
  const surname = `${frequent(surnameStarts)}${anyOf(surnameEnds)}`;
  const isLatin = /^[\x20-\x7e]+$/.test(firstName);
  const number = `${process.pid}${Date.now() % 100_000_000}${String(numbers).padStart(6, '0')}`;
  return {
    order_id: `BENCH-${number}`,
    processing_mode: processingModes[numbers % processingModes.length],
    paid,
    full_name: `${firstName} ${surname}`,
    dob: '1988-02-29',
    nationality: 'GB',
    passport_number: `X${number.slice(-7)}`,
    email: `${isLatin ? `${firstName}.${surname}`.toLowerCase() : 'traveller'}.${number}@${anyOf(mailHosts)}`,
    phone_number: `7${number.slice(-9)}`,
    country_code: 'United Kingdom',
    place_of_arrival: 'Denpasar',
    doa: new Date(Date.now() + (3 + (numbers % 40)) * 86_400_000).toISOString().slice(0, 10),
  };
}
