import { asciiDigits, digitForms, withoutCardNumbers } from '@pabean/domain';
import type { OrderRecord } from '../../../db/queries/order-detail.ts';
import { birthDate } from './birth-date.ts';

/** What a record knows of numbers, days and places that no answer may hold. */
export type MaskedRecord = Pick<OrderRecord, 'order' | 'family' | 'corrections' | 'asked'>;

const special = /[.*+?^${}()|[\]\\]/g;

/** What people, their telephones and programs of chats put between the signs of a number, seen or not. */
const gaps = '[\\s./_\\p{Pd}\\p{Cf}]';

/** A number as it is compared: in letters of plain width, without what is written between its signs. */
const bare = (number: string) => number.normalize('NFKC').replace(new RegExp(gaps, 'gu'), '');

/** One sign of a number as every keyboard types it: digits of other scripts, letters of full width. */
function formsOf(sign: string): string {
  const digit = asciiDigits(sign);
  if (/^\d$/.test(digit)) return digitForms(Number(digit));
  const escaped = sign.replace(special, '\\$&');
  return /^[a-z]$/i.test(sign)
    ? `[${sign}${String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)}]`
    : escaped;
}

/** A number as people write it: with blanks, dots and dashes between its signs. */
const spelt = (number: string) => Array.from(number, formsOf).join(`${gaps}*`);

/**
 * Every value that a field has had or was asked to have: who corrects a passport writes of the number
 * before, and who asks for it of the one to come.
 */
function valuesOf({ order, corrections, asked }: MaskedRecord, field: string): unknown[] {
  const changes = [...corrections, ...asked].filter((change) => change.field === field);
  const now = (order as Readonly<Record<string, unknown>>)[field];
  return [now, ...changes.flatMap(({ before, after }) => [before, after])];
}

const texts = (values: readonly unknown[]) => [
  ...new Set(values.filter((value) => typeof value === 'string').map((value) => value.trim())),
];

/** The numbers of everybody who has ever stood in the order, the longest first. */
function passportsOf(record: MaskedRecord): string[] {
  const families = [record.family, ...valuesOf(record, 'familyMember')].flat();
  const ofFamily = families.map(
    (member) => (member as { family_passport_number?: unknown } | null)?.family_passport_number,
  );
  return texts([...valuesOf(record, 'passport_number'), ...ofFamily])
    .filter((number) => number.length >= 5 && bare(number) !== '')
    .sort((one, other) => bare(other).length - bare(one).length);
}

/**
 * Takes out of somebody's words what no answer may hold: card numbers but for their last four, passport
 * numbers but for their last three, the birth date and the address in Indonesia, those before a
 * correction and those asked for included.
 */
export function maskWords(text: string, record: MaskedRecord) {
  const masks: [RegExp, string][] = [
    ...passportsOf(record).map((number): [RegExp, string] => [
      new RegExp(spelt(bare(number)), 'giu'),
      `…${number.slice(-3)}`,
    ]),
    ...texts(valuesOf(record, 'dob')).map((day): [RegExp, string] => [
      birthDate(day),
      '[birth date]',
    ]),
    ...texts(valuesOf(record, 'address_in_indonesia'))
      .filter((address) => address.length >= 6)
      .map((address): [RegExp, string] => [
        new RegExp(address.replace(special, '\\$&').replace(/\s+/g, '\\s+'), 'gi'),
        '[address]',
      ]),
  ];
  return masks.reduce(
    (words, [pattern, mask]) => words.replace(pattern, mask),
    withoutCardNumbers(text),
  );
}
