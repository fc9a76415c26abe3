import { type IntakeOrder, IntakeOrderSchema } from '@pabean/api-client/contract';
import * as v from 'valibot';
import { dayAhead } from '../support/day-ahead.ts';

/** The day of arrival of a sent order: still to come, so nothing that is filed of it needs a reason. */
const arrival = dayAhead(20);

/** An order as a shop sends it; what a test is about is named in the test. */
export function sentOrder(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    processing_mode: 'Standard',
    full_name: 'Sari Example',
    email: 'sari@example.com',
    country_code: 'Australia',
    phone_number: '491 570 156',
    dob: '1990-05-17',
    nationality: 'Australia',
    passport_number: 'X1234567',
    place_of_arrival: 'Ngurah Rai (DPS), Bali',
    doa: arrival,
    ...more,
  };
}

/** The same after the contract has read it. */
export function order(more: Record<string, unknown> = {}): IntakeOrder {
  return v.parse(IntakeOrderSchema, sentOrder(more));
}

/** Columns of a CSV file of orders. */
export const columns = ['order_id', 'paid', ...Object.keys(sentOrder()), 'familyMember'];

/**
 * Another traveller for each number: an order of the same one is checked again with each that follows, and
 * those of one day of birth are compared by name.
 */
export function travellerOf(number: number) {
  const born = new Date(Date.UTC(1950, 0, 1 + (number % 18_000)));
  return {
    full_name: `Sari Contoh ${number}`,
    passport_number: `X${1_000_000 + number}`,
    dob: born.toISOString().slice(0, 10),
  };
}

/** One line of CSV; every cell is quoted. */
export function csvLine(more: Record<string, unknown> = {}): string {
  const values = sentOrder(more);
  return columns
    .map((column) => `"${String(values[column] ?? '').replaceAll('"', '""')}"`)
    .join(',');
}
