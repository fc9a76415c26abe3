import { expect, it } from 'vitest';
import { processStatuses } from './order-status.ts';
import { statusTone } from './status-tone.ts';

it('gives every status a tone of its own', () => {
  expect(new Set(processStatuses.map(statusTone)).size).toBe(processStatuses.length);
});

it.each([
  ['New', 'new'],
  ['Awaiting', 'awaitingCustomer'],
  ['AwaitingGovt', 'awaitingGovt'],
  ['ChargeBack', 'chargeback'],
])('colours %s as %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

it.each(['', 'Awaiting Customer', 'toString', 'On hold'])(
  'keeps the unknown %j quiet',
  (status) => {
    expect(statusTone(status)).toBe('deleted');
  },
);
