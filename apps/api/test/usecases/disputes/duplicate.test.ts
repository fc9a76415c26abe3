import { describe, expect, test } from 'vitest';
import { duplicateDiffers, sideBySide } from '../../../src/usecases/disputes/duplicate.ts';
import type { HeldRecord } from '../../../src/usecases/disputes/held-record.ts';
import { heldRecord } from '../../support/held-record.ts';

const beside = (one: Partial<HeldRecord>, other: Partial<HeldRecord>) =>
  sideBySide(heldRecord(one), heldRecord({ order_id: 'T-2', ...other })).rows.filter(
    ({ label }) => label !== 'Ordered',
  );
const row = (label: string, first: string, second: string, differs: boolean) => ({
  label,
  values: [first, second],
  differs,
});

test('two orders stand side by side with all that one of them has', () => {
  const full = {
    full_name: 'Maren',
    passport_number: 'X1234567',
    paid_at: '2026-11-14T09:20:00.000Z',
    amount: '69.00',
    currency: 'USD',
    transaction_id: 'tx-1',
    doa: '2026-11-21',
    place_of_arrival: 'Bali',
    document: { at: '2026-11-15T10:00:00.000Z', file: 'a.pdf', code: null },
    purchase: { network: 'visa', last_four: '4417' },
    refund_date: '2026-11-17T10:00:00.000Z',
  };
  const other = heldRecord({ order_id: 'T-2', created_at: '2026-11-14T09:30:00.000Z' });
  expect(sideBySide(heldRecord(full), other)).toEqual({
    columns: ['Order T-104777', 'Order T-2'],
    rows: [
      row('Traveller', 'Maren', '—', true),
      row('Passport', '…567', '—', true),
      row('Ordered', '14-11-2026 09:18 UTC', '14-11-2026 09:30 UTC', true),
      row('Paid', '14-11-2026 09:20 UTC', '—', true),
      row('Amount', 'USD 69.00', '—', true),
      row('Transaction', 'tx-1', '—', true),
      row('Arrival', '21-11-2026', '—', true),
      row('Place of arrival', 'Bali', '—', true),
      row('Document', '15-11-2026 10:00 UTC', '—', true),
      row('Card', 'Visa •••• 4417', '—', true),
      row('Refunded', '17-11-2026 10:00 UTC', '—', true),
    ],
  });
  const half = beside({ ...full, refunded: '34.50' }, full).find(
    ({ label }) => label === 'Refunded',
  );
  const when = '17-11-2026 10:00 UTC';
  expect(half).toEqual(row('Refunded', `USD 34.50 of USD 69.00, ${when}`, when, true));
  const same = sideBySide(heldRecord(full), heldRecord(full));
  expect(same.rows.map(({ differs }) => differs)).toEqual(Array(11).fill(false));
  const turned = beside({}, full);
  expect(turned).toHaveLength(10);
  expect(turned[0]).toEqual(row('Traveller', '—', 'Maren', true));
  expect(beside({}, {})).toEqual([]);
});

describe('what is cut is compared whole', () => {
  test.each([
    ['X1234567', 'Y9994567', row('Passport', '…567', '…567', true)],
    ['X1234567', ' x1234567 ', row('Passport', '…567', '…567', false)],
    ['X12345', 'X1234', row('Passport', '…345', '…', true)],
  ])('passports %s and %s', (one, other, passport) => {
    expect(beside({ passport_number: one }, { passport_number: other })).toEqual([passport]);
  });

  test('a passport of blanks is none', () => {
    expect(beside({ passport_number: '  ' }, { passport_number: null })).toEqual([]);
  });

  test.each([
    ['tok_1', 'tok_1', false],
    ['tok_1', 'tok_2', true],
    [undefined, undefined, false],
  ])('cards %s and %s of the same four digits', (one, other, differs) => {
    const card = (card_token: string | undefined) => ({
      purchase: { card_token, last_four: '4417' },
    });
    expect(beside(card(one), card(other))).toEqual([
      row('Card', '•••• 4417', '•••• 4417', differs),
    ]);
  });
});

test('spelling and blanks make no difference', () => {
  expect(beside({ full_name: ' Maren  Ostrowick ' }, { full_name: 'MAREN OSTROWICK' })).toEqual([
    row('Traveller', ' Maren  Ostrowick ', 'MAREN OSTROWICK', false),
  ]);
  const accents = [
    { full_name: 'José Ñandú' },
    { full_name: 'José Ñandú'.normalize('NFD') },
  ] as const;
  expect(beside(...accents)[0]?.differs).toBe(false);
  expect(beside({ full_name: 'Maren Ost' }, { full_name: 'MarenOst' })[0]?.differs).toBe(true);
});

test('what tells two orders apart is of that which both have', () => {
  const one = {
    full_name: 'Maren',
    passport_number: 'X1234567',
    doa: '2026-11-21',
    transaction_id: 'tx-1',
    document: { at: '2026-11-15T10:00:00.000Z', file: 'a.pdf', code: null },
    place_of_arrival: 'Bali',
  };
  const other = {
    full_name: 'Sinta',
    passport_number: 'Y9994567',
    doa: '2026-11-22',
    transaction_id: 'tx-2',
    document: { at: '2026-11-15T11:00:00.000Z', file: 'a.pdf', code: null },
    place_of_arrival: 'Java',
  };
  const between = (second: Partial<HeldRecord>) =>
    duplicateDiffers(heldRecord(one), heldRecord(second));
  expect(between(other)).toEqual(['traveller', 'passport', 'transaction', 'arrival', 'document']);
  expect(between({ ...other, full_name: 'MAREN', transaction_id: null })).toEqual([
    'passport',
    'arrival',
    'document',
  ]);
  expect(between({})).toEqual([]);
  expect(duplicateDiffers(heldRecord(), heldRecord(other))).toEqual([]);
});
