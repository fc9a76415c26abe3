import { describe, expect, test } from 'vitest';
import type { OrderRecord } from '../../../../src/db/queries/order-detail.ts';
import { maskWords } from '../../../../src/usecases/disputes/pack/mask-words.ts';
import { answerRecord } from '../../../support/answer-record.ts';

const membersOf = (family: readonly (string | null)[]) =>
  family.map((family_passport_number) => ({ family_passport_number }));
const masked = (
  text: string,
  order: object,
  family: readonly (string | null)[] = [],
  changes: { corrections?: object[]; asked?: object[] } = {},
) => {
  const members = membersOf(family) as OrderRecord['family'];
  const { detail } = answerRecord({
    order,
    detail: { ...(changes as Partial<OrderRecord>), family: members },
  });
  return maskWords(text, detail);
};

describe('passport numbers', () => {
  test.each([
    ['X1234567', 'It is X1234567.', 'It is …567.'],
    ['X1234567', 'It is x1234567, and X 1234.567 or X-12/34567.', 'It is …567, and …567 or …567.'],
    ['X 12-34567', 'It is X1234567.', 'It is …567.'],
    // Dashes that telephones make of a dash, marks that nobody sees, other keyboards.
    ['X1234567', 'X–1234\u2011567, X\u200b1234567, X_123 – 4567', '…567, …567, …567'],
    ['X1234567', 'X١٢٣٤٥٦٧, X१२३४५६७, Ｘ１２３４５６７', '…567, …567, …567'],
    ['Ｘ１２３４５６７', 'X1234567', '…５６７'],
    ['X–123–4567', 'X1234567', '…567'],
    [' X1234567 ', 'It is X1234567.', 'It is …567.'],
    // A longer number that begins so: what is left of it tells nothing more.
    ['X12345', 'Not X123456789, but X12345', 'Not …3456789, but …345'],
    ['X1234', 'Mine is X1234', 'Mine is …234'],
    ['X123', 'Mine is X123', 'Mine is X123'],
    ['  X12  ', 'Mine is X12', 'Mine is X12'],
    [null, 'null is no number', 'null is no number'],
  ])('%s in "%s"', (passport_number, text, words) => {
    expect(masked(text, { passport_number })).toBe(words);
  });

  test('of the family too, and every time', () => {
    const text = 'Y7654321 and Z7654321, again Y7654321';
    expect(masked(text, {}, ['Y7654321', null, 'Z7654321'])).toBe('…321 and …321, again …321');
  });

  test('as they were before a correction, and as they were asked for', () => {
    const change = (before: unknown, after: unknown) => ({
      field: 'passport_number',
      before,
      after,
    });
    const changes = {
      corrections: [
        change('K1112223', 'X1234567'),
        { field: 'familyMember', before: membersOf(['Y7654321', null]), after: membersOf([]) },
        { field: 'occupation', before: 'Cook99999', after: null },
      ],
      asked: [change('X1234567', 'N9998887')],
    };
    const text = 'Not K1112223 nor X1234567, but N999-8887; the child has Y 7654321. Cook99999';
    expect(masked(text, { passport_number: 'X1234567' }, [], changes)).toBe(
      'Not …223 nor …567, but …887; the child has …321. Cook99999',
    );
  });

  test('the longer one first, and none that has no signs of its own', () => {
    const family = ['X1234', '-----'];
    expect(masked('It is X12345678.', { passport_number: 'X12345678' }, family)).toBe(
      'It is …678.',
    );
  });

  test('with signs that mean something else in a pattern', () => {
    expect(masked('A+(1)23 and AA123', { passport_number: 'A+(1)23' })).toBe('…)23 and AA123');
  });
});

test('card numbers but for their last four', () => {
  expect(masked('My card 4111 1111 1111 1111, X1234567', { passport_number: 'X1234567' })).toBe(
    'My card [card ending 1111], …567',
  );
});

describe('birth dates and addresses', () => {
  test.each([
    ['born 1990-05-17', 'born [birth date]'],
    [
      'born 17-05-1990, 17.05.1990, 17/05/1990 and 17 05 1990',
      'born [birth date], [birth date], [birth date] and [birth date]',
    ],
    ['born 18-05-1990', 'born 18-05-1990'],
    ['born 5/17/1990, 17.5.1990', 'born [birth date], [birth date]'],
    [
      'born 17 May 1990, 17th of May, 1990, May 17, 1990 and 17-MAY-1990',
      'born [birth date], [birth date], [birth date] and [birth date]',
    ],
    ['arrives 17 May 2026, order 117-05-1990', 'arrives 17 May 2026, order 117-05-1990'],
  ])('%s', (text, words) => {
    expect(masked(text, { dob: '1990-05-17' })).toBe(words);
  });

  test('before a correction and as asked for', () => {
    const changes = {
      corrections: [{ field: 'dob', before: '1990-09-03', after: '1990-05-17' }],
      asked: [{ field: 'address_in_indonesia', before: null, after: 'Villa Baru 4' }],
    };
    const text = 'not 3 Sept 1990; at villa  baru\n4';
    expect(masked(text, { dob: '1990-05-17' }, [], changes)).toBe('not [birth date]; at [address]');
  });

  test.each([
    ['Jalan Contoh 12', 'at JALAN contoh 12, Jalan Contoh 12', 'at [address], [address]'],
    ['  Jalan Contoh 12 ', 'at Jalan Contoh 12.', 'at [address].'],
    ['Ubud 1', 'in Ubud 1', 'in [address]'],
    ['Ubud', 'in Ubud', 'in Ubud'],
    ['Villa (4.2)', 'at Villa (4.2), Villa 452', 'at [address], Villa 452'],
    [null, 'at home', 'at home'],
  ])('the address %s', (address_in_indonesia, text, words) => {
    expect(masked(text, { address_in_indonesia })).toBe(words);
  });
});
