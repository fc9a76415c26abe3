import { describe, expect, it, test } from 'vitest';
import { orderFieldKeys, orderFields } from '../order-fields/order-fields.ts';
import { schemeFieldKeys } from '../schemes/scheme-fields.ts';
import {
  answerName,
  correctableKeys,
  correctedLabel,
  correctors,
  inWords,
  mayCorrect,
  schemeFieldName,
  schemeFieldOf,
} from './correction.ts';

describe('who may correct a field', () => {
  it.each(correctors)('%s: what the table of fields says', (who) => {
    const wanted = orderFieldKeys.filter((key) =>
      orderFields[key].correctedBy.some((each) => each === who),
    );
    expect(correctableKeys(who)).toEqual(wanted);
    expect(correctableKeys(who)).toContain('passport_number');
  });

  it('is nobody for what a payment or a device recorded', () => {
    for (const key of ['transaction_id', 'amount', 'applicant_ip'] as const) {
      expect(correctors.some((who) => mayCorrect(key, who))).toBe(false);
    }
  });

  it('is staff alone for the e-mail, which opens an order', () => {
    expect(mayCorrect('email', 'staff')).toBe(true);
    expect(mayCorrect('email', 'traveller')).toBe(false);
    expect(mayCorrect('confirm_email', 'traveller')).toBe(false);
  });
});

test.each([
  ['passport_number', 'Passport number'],
  ['familyMember', 'Family Information'],
  ['goodsDetails', 'Items brought'],
  [answerName('animals_fish_plants'), 'Answer 1'],
  [answerName('goods_originating'), 'Answer 8'],
  ['a_field_of_a_later_version', 'a_field_of_a_later_version'],
])('%s is called %s', (field, label) => {
  expect(correctedLabel(field)).toBe(label);
});

test('names are listed as in a sentence', () => {
  expect(inWords([])).toBe('');
  expect(inWords(['A'])).toBe('A');
  expect(inWords(['A', 'B'])).toBe('A and B');
  expect(inWords(['A', 'B', 'C'])).toBe('A, B and C');
});

test('a field of the scheme is known by its name in corrections, and by no other', () => {
  for (const key of schemeFieldKeys) expect(schemeFieldOf(schemeFieldName(key))).toBe(key);
  expect(schemeFieldOf('passport_expiry')).toBeUndefined();
  expect(schemeFieldOf('full_name')).toBeUndefined();
});
