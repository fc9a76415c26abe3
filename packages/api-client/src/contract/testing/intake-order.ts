import { type IntakeOrder, IntakeOrderSchema } from '@pabean/api-client/contract';
import * as v from 'valibot';

/** The least that an order has to have. */
export const least = {
  processing_mode: 'Standard',
  full_name: 'Maren Ostrowick-Vale',
  dob: '1988-02-29',
  nationality: 'GB',
  passport_number: 'X1234567',
  email: 'm.ostrowick@example.com',
  phone_number: '7700 900-187',
  country_code: 'United Kingdom',
  place_of_arrival: 'Denpasar',
  doa: '2026-11-23',
};

/** An order with the least and this besides, as a handler gets it. */
export const take = (more: object = {}): IntakeOrder =>
  v.parse(IntakeOrderSchema, { ...least, ...more });

/** What is wrong with an order: each place with what is said of it. */
export function wrongs(order: object, schema: v.GenericSchema = IntakeOrderSchema): string[] {
  const read = v.safeParse(schema, order);
  return (read.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
/** What is wrong with an order of the least and this besides. */
export const wrong = (more: object) => wrongs({ ...least, ...more });
