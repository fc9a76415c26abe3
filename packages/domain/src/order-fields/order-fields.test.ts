import { expect, it } from 'vitest';
import { familyFieldKeys } from './family-fields.ts';
import { fieldsOfSection, personalFieldKeys } from './field-lists.ts';
import type { OrderField } from './order-field.ts';
import { orderFieldKeys, orderFields } from './order-fields.ts';

const all = Object.entries<OrderField>(orderFields);

it('shows each field once, in a section or beside another field', () => {
  const sections = ['order', 'personal', 'contact', 'additional'] as const;
  const shown = sections.flatMap(fieldsOfSection);
  const beside = all.filter(([, field]) => field.shownWith !== undefined).map(([key]) => key);
  expect([...shown, ...beside].sort()).toEqual([...orderFieldKeys].sort());
  for (const [, field] of all) {
    if (field.shownWith !== undefined) expect(shown).toContain(field.shownWith);
  }
});

it('shows the facts of a section in the order of the design', () => {
  expect(fieldsOfSection('personal')).toEqual([
    'full_name',
    'dob',
    'occupation',
    'nationality',
    'passport_number',
  ]);
  expect(fieldsOfSection('contact')).toEqual([
    'email',
    'phone_number',
    'confirm_email',
    'country_code',
    'address_in_indonesia',
    'language',
  ]);
});

it('gives each text its longest length, and nothing else one', () => {
  for (const [key, { kind, max }] of all) {
    expect(max !== undefined, key).toBe(kind === 'text');
  }
});

it('keeps of an erased order what the counts need, and nothing that names a person', () => {
  const rest = orderFieldKeys.filter((key) => !personalFieldKeys.includes(key)).sort();
  expect(rest).toEqual([
    'amount',
    'country_code',
    'currency',
    'doa',
    'gateway',
    'merchant_name',
    'nationality',
  ]);
});

it('lets nobody correct what a payment or a device recorded, and no traveller the e-mail', () => {
  const nobody = all.filter(([, field]) => field.correctedBy.length === 0).map(([key]) => key);
  expect(nobody).toEqual([
    'transaction_id',
    'merchant_name',
    'gateway',
    'amount',
    'currency',
    'applicant_ip',
    'applicant_timezone',
  ]);
  expect(orderFields.email.correctedBy).toEqual(['staff']);
});

it('prints no birth date and no whole passport number in a pack', () => {
  expect(orderFields.dob.pack).toBe('nothing');
  expect(orderFields.passport_number.pack).toBe('last three characters');
});

it('has the five fields of a family member (spec section 3)', () => {
  expect(familyFieldKeys).toHaveLength(5);
});
