import { formatDate } from '@pabean/domain';
import type { OrderRecord } from '../../../db/queries/order-detail.ts';

const special = /[.*+?^${}()|[\]\\]/g;

/** A number as people write it: with blanks, dots and dashes between its signs. */
const spelt = (number: string) =>
  Array.from(number.replace(/[\s./-]/g, ''), (sign) => sign.replace(special, '\\$&')).join(
    '[\\s./-]?',
  );

/**
 * Takes out of somebody's words what no answer may hold: passport numbers but for their last three,
 * the birth date and the address in Indonesia.
 */
export function maskWords(text: string, { order, family }: Pick<OrderRecord, 'order' | 'family'>) {
  const passports = [order.passport_number, ...family.map((one) => one.family_passport_number)];
  const born = order.dob === null ? [] : [order.dob, formatDate(order.dob)];
  const address = order.address_in_indonesia?.trim() ?? '';
  const masks: [RegExp, string][] = [
    ...passports
      .filter((number) => number !== null && number.trim().length >= 5)
      .map((number): [RegExp, string] => [
        new RegExp(spelt(number ?? ''), 'gi'),
        `…${(number ?? '').trim().slice(-3)}`,
      ]),
    ...born.map((day): [RegExp, string] => [
      new RegExp(day.split('-').join('[-./ ]'), 'g'),
      '[birth date]',
    ]),
    ...(address.length < 6
      ? []
      : [[new RegExp(address.replace(special, '\\$&'), 'gi'), '[address]'] as [RegExp, string]]),
  ];
  return masks.reduce((words, [pattern, mask]) => words.replace(pattern, mask), text);
}
