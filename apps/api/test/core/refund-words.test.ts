import { expect, test } from 'vitest';
import {
  isPartlyRefunded,
  refundedAt,
  refundedWords,
  refundSum,
} from '../../src/core/refund-words.ts';

const paid = { amount: '69.00', currency: 'USD', refund_date: '2026-11-17T10:00:00.000Z' };

test.each([
  ['no sum of its own', { refunded: null }, false, null, 'The payment was refunded'],
  ['the whole sum', { refunded: '69.00' }, false, 'USD 69.00', 'The payment was refunded'],
  [
    'a part',
    { refunded: '34.50' },
    true,
    'USD 34.50 of USD 69.00',
    'USD 34.50 of USD 69.00 was refunded',
  ],
  [
    'a part of another currency',
    { refunded: '5000.00', amount: '9000.00', currency: 'JPY' },
    true,
    'JPY 5,000 of JPY 9,000',
    'JPY 5,000 of JPY 9,000 was refunded',
  ],
  [
    'a sum of a payment that is not known',
    { refunded: '34.50', amount: null, currency: null },
    true,
    '34.50',
    '34.50 was refunded',
  ],
])('a refund with %s', (_, more, isPart, sum, words) => {
  const order = { ...paid, ...more };
  expect([isPartlyRefunded(order), refundSum(order), refundedWords(order)]).toEqual([
    isPart,
    sum,
    words,
  ]);
});

test.each(['69.00', null])(
  'of a payment of %s that nobody confirmed nothing went back',
  (amount) => {
    const order = { ...paid, amount, refunded: '0.00' };
    expect([refundedAt(order), isPartlyRefunded(order), refundSum(order)]).toEqual([
      null,
      false,
      null,
    ]);
  },
);

test('without a date nothing was refunded yet', () => {
  const order = { ...paid, refund_date: null, refunded: '34.50' };
  expect([isPartlyRefunded(order), refundSum(order)]).toEqual([false, null]);
});
