import { describe, expect, test } from 'vitest';
import type { OrderRecord } from '../../../../src/db/queries/order-detail.ts';
import { maskWords } from '../../../../src/usecases/disputes/pack/mask-words.ts';
import { answerRecord } from '../../../support/answer-record.ts';

const masked = (text: string, order: object, family: readonly (string | null)[] = []) => {
  const members = family.map((family_passport_number) => ({ family_passport_number }));
  const { detail } = answerRecord({ order, detail: { family: members as OrderRecord['family'] } });
  return maskWords(text, detail);
};

describe('passport numbers', () => {
  test.each([
    ['X1234567', 'It is X1234567.', 'It is …567.'],
    ['X1234567', 'It is x1234567, and X 1234.567 or X-12/34567.', 'It is …567, and …567 or …567.'],
    ['X 12-34567', 'It is X1234567.', 'It is …567.'],
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

  test('with signs that mean something else in a pattern', () => {
    expect(masked('A+(1)23 and AA123', { passport_number: 'A+(1)23' })).toBe('…)23 and AA123');
  });
});

describe('birth dates and addresses', () => {
  test.each([
    ['born 1990-05-17', 'born [birth date]'],
    [
      'born 17-05-1990, 17.05.1990, 17/05/1990 and 17 05 1990',
      'born [birth date], [birth date], [birth date] and [birth date]',
    ],
    ['born 18-05-1990', 'born 18-05-1990'],
  ])('%s', (text, words) => {
    expect(masked(text, { dob: '1990-05-17' })).toBe(words);
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
