import { describe, expect, it, test } from 'vitest';
import { processStatuses } from '../order-status/order-status.ts';
import { isFiling, refundReasonLabel, refundReasons, refundStage, shareOf } from './refund.ts';

describe('the stage of a refund', () => {
  test.each([
    ['Pending', 'notBegun', 'working', 'filed'],
    ['New', 'notBegun', 'working', 'filed'],
    ['Awaiting', 'notBegun', 'working', 'filed'],
    ['Contact Customer', 'notBegun', 'working', 'filed'],
    ['Customer Called', 'notBegun', 'working', 'filed'],
    ['AwaitingGovt', 'filed', 'filed', 'filed'],
    ['Completed', 'filed', 'filed', 'filed'],
    ['Refunds', null, null, null],
    ['ChargeBack', null, null, null],
    ['Deleted', null, null, null],
  ] as const)('%s: %s, taken %s, with a document %s', (status, untouched, taken, approved) => {
    expect(refundStage({ status, hasDocument: false, taken: false })).toBe(untouched);
    expect(refundStage({ status, hasDocument: false, taken: true })).toBe(taken);
    expect(refundStage({ status, hasDocument: true, taken: true })).toBe(approved);
    expect(refundStage({ status, hasDocument: true, taken: false })).toBe(approved);
  });

  it('is asked about once more when an order is filed', () => {
    expect(processStatuses.filter(isFiling)).toEqual(['AwaitingGovt', 'Completed']);
  });
});

test.each([
  ['39.00', 50, '19.50'],
  ['39', 100, '39.00'],
  ['39.99', 50, '20.00'],
  ['0.01', 50, '0.01'],
  ['39.00', 0, '0.00'],
  ['39.9', 33, '13.17'],
  ['', 50, '0.00'],
  ['12.', 100, '12.00'],
  ['12.345', 100, '12.34'],
  ['0.05', 100, '0.05'],
  ['100.00', 1, '1.00'],
  ['9007199254740993.01', 100, '9007199254740993.01'],
])('of %s, %i percent is %s', (amount, percent, back) => {
  expect(shareOf(amount, percent)).toBe(back);
});

test('a reason is told in words, a written one in its own', () => {
  expect(refundReasons.map(refundReasonLabel)).toEqual([
    'Does not travel',
    'Ordered twice',
    'Filled in the official form',
    'Something else',
  ]);
  expect(refundReasonLabel('My flight was cancelled')).toBe('My flight was cancelled');
});

test.each([
  ['4999.00', 50, '2500.00'],
  ['4998.00', 50, '2499.00'],
  ['4999.00', 100, '4999.00'],
  ['4999.50', 100, '4999.50'],
  ['4999.00', 0, '0.00'],
])('of %s in a currency without a smaller unit %d percent is %s', (amount, percent, back) => {
  expect(shareOf(amount, percent, 0)).toBe(back);
});
