import { formatDate } from '@pabean/domain';
import { describe, expect, test } from 'vitest';
import { madeSummary } from '../../../src/usecases/disputes/case-summary.ts';
import type { HeldRecord } from '../../../src/usecases/disputes/held-record.ts';
import {
  earlierPayment,
  heldRecord,
  mailWithDocument,
  recordFor,
} from '../../support/held-record.ts';

const ordered =
  'On 14-11-2026 09:18 UTC the customer ordered an electronic customs declaration for Indonesia';
const moment = '2026-11-14T09:17:00.000Z';
const later = '2026-11-16T12:00:00.000Z';
const document = { at: '2026-11-15T10:00:00.000Z', file: 'a.pdf', code: null };
const atNight = { ...document, at: '2026-11-15T20:30:00.000Z' };
const bali = 'Ngurah Rai (DPS), Bali';
const silent = 'The order’s page recorded no message and no refund request before the dispute.';
const refundedHalf = { refund_date: later, refunded: '34.50', amount: '69.00', currency: 'USD' };
const download = (ip: string, at = later) => ({ at, ip, browser: 'Firefox' });

/** What a letter says behind the order itself. */
function said(code: string, more: Partial<HeldRecord>): string {
  const words = madeSummary(recordFor('visa', code, more));
  const own = more.doa ? `${ordered}, for arrival on ${formatDate(more.doa)}.` : `${ordered}.`;
  expect(words.startsWith(own)).toBe(true);
  return words.slice(own.length).trim();
}

test('a record that holds nothing says that it was ordered, and the day of arrival where it has one', () => {
  expect(madeSummary(heldRecord())).toBe(`${ordered}.`);
  const doa = '2026-11-21';
  expect(madeSummary(heldRecord({ doa }))).toBe(`${ordered}, for arrival on 21-11-2026.`);
  // What it was corrected to was not ordered.
  const corrected = { doa, ordered_arrival: { day: '2026-11-20' } };
  expect(madeSummary(heldRecord(corrected))).toBe(`${ordered}, for arrival on 20-11-2026.`);
  expect(madeSummary(heldRecord({ doa, ordered_arrival: { day: null } }))).toBe(`${ordered}.`);
});

type Row = readonly [code: string, more: Partial<HeldRecord>, words: string];

const rows: Record<string, readonly Row[]> = {
  'the payment': [
    ['10.4', { paid_at: moment }, 'The payment was confirmed on 14-11-2026 09:17 UTC.'],
    [
      '10.4',
      { paid_at: moment, amount: '69.00', currency: 'USD' },
      'The payment of USD 69.00 was confirmed on 14-11-2026 09:17 UTC.',
    ],
    [
      '10.4',
      { purchase: { three_ds: 'authenticated' } },
      '3-D Secure of this payment: authenticated.',
    ],
    ['10.4', { purchase: { three_ds: 'Not asked' } }, ''],
    ['10.4', { refund_date: later }, 'The payment was refunded on 16-11-2026 12:00 UTC.'],
    ['10.4', refundedHalf, 'USD 34.50 of USD 69.00 was refunded on 16-11-2026 12:00 UTC.'],
  ],
  'what was shown and ticked': [
    [
      '13.5',
      { purchase: { disclosure_shown_at: moment } },
      'Before paying, on 14-11-2026 09:17 UTC, the customer was shown that the service is private, that the official form is free, and what the fee buys.',
    ],
    [
      '13.5',
      { purchase: { terms_ticked_at: moment } },
      'The customer accepted our terms by an active tick on 14-11-2026 09:17 UTC.',
    ],
    [
      '13.5',
      { purchase: { terms_ticked_at: moment, terms_version: '7' } },
      'The customer accepted our terms, version 7, by an active tick on 14-11-2026 09:17 UTC.',
    ],
    [
      '13.7',
      { purchase: { refund_policy_ticked_at: moment } },
      'The customer accepted our refund policy by an active tick on 14-11-2026 09:17 UTC.',
    ],
    [
      '13.7',
      { purchase: { refund_policy_ticked_at: moment, refund_policy_version: '2' } },
      'The customer accepted our refund policy, version 2, by an active tick on 14-11-2026 09:17 UTC.',
    ],
  ],
  'the document and its delivery': [
    [
      '10.4',
      { document },
      'The declaration was prepared, and its document was ready on 15-11-2026 10:00 UTC.',
    ],
    [
      '13.1',
      { document, doa: '2026-11-15', place_of_arrival: bali },
      'The declaration was prepared, and its document was ready on 15-11-2026 10:00 UTC.',
    ],
    [
      '13.1',
      { document, doa: '2026-11-16', place_of_arrival: bali },
      'The declaration was prepared, and its document was ready on 15-11-2026 10:00 UTC. That was before the day of arrival, 16-11-2026.',
    ],
    // At the port it was 04:30 of the day of arrival.
    [
      '13.1',
      { document: atNight, doa: '2026-11-16', place_of_arrival: bali },
      'The declaration was prepared, and its document was ready on 15-11-2026 20:30 UTC.',
    ],
    [
      '13.1',
      { document, doa: '2026-11-16', place_of_arrival: 'A yacht' },
      'The declaration was prepared, and its document was ready on 15-11-2026 10:00 UTC.',
    ],
    [
      '10.4',
      { mails: [mailWithDocument()] },
      'It was mailed to the customer on 15-11-2026 10:00 UTC.',
    ],
    ['10.4', { mails: [mailWithDocument({ sent_at: null })] }, ''],
    [
      '10.4',
      {
        mails: [
          mailWithDocument(),
          mailWithDocument({ delivery: 'delivered', delivery_at: later }),
        ],
      },
      'It was mailed to the customer, and the receiving server accepted it on 16-11-2026 12:00 UTC.',
    ],
    [
      '10.4',
      { mails: [mailWithDocument({ delivery: 'deferred', delivery_at: later })] },
      'It was mailed to the customer on 15-11-2026 10:00 UTC.',
    ],
    [
      '10.4',
      {
        mails: [
          mailWithDocument({ delivery: 'bounced' }),
          mailWithDocument({ delivery: 'bounced-soft' }),
          mailWithDocument({ file: false }),
          mailWithDocument({ transport: 'local' }),
          mailWithDocument({ earlier: true, delivery: 'delivered', delivery_at: later }),
        ],
        downloads: [{ ...download('198.51.100.7'), earlier: true }],
      },
      '',
    ],
    [
      '10.4',
      { purchase: { ip: '2001:db8::ffff:1' }, downloads: [download('2001:db8::ffff:1')] },
      'The customer’s page recorded 1 whole download of the document, on 16-11-2026 12:00 UTC, from the IP address of the purchase.',
    ],
    [
      '10.4',
      { purchase: { ip: '10.0.0.7' }, downloads: [download('10.0.0.7')] },
      'The customer’s page recorded 1 whole download of the document, on 16-11-2026 12:00 UTC.',
    ],
    [
      '10.4',
      { purchase: { ip: '::ffff:203.0.113.42' }, downloads: [download('203.0.113.42')] },
      'The customer’s page recorded 1 whole download of the document, on 16-11-2026 12:00 UTC, from the IP address of the purchase.',
    ],
    [
      '10.4',
      { downloads: [download('198.51.100.7')] },
      'The customer’s page recorded 1 whole download of the document, on 16-11-2026 12:00 UTC.',
    ],
    [
      '10.4',
      {
        purchase: { ip: '203.0.113.42' },
        downloads: [download('::FFFF:203.0.113.42', moment), download('198.51.100.7')],
      },
      'The customer’s page recorded 2 whole downloads of the document, the first on 14-11-2026 09:17 UTC, 1 of them from the IP address of the purchase.',
    ],
    [
      '10.4',
      {
        purchase: { ip: '203.0.113.42' },
        downloads: [download('203.0.113.42', moment), download('203.0.113.42')],
      },
      'The customer’s page recorded 2 whole downloads of the document, the first on 14-11-2026 09:17 UTC, all of them from the IP address of the purchase.',
    ],
    [
      '10.4',
      { purchase: { ip: '203.0.113.42' }, downloads: [download('198.51.100.7')] },
      'The customer’s page recorded 1 whole download of the document, on 16-11-2026 12:00 UTC.',
    ],
  ],
  'what the customer wrote': [
    [
      '13.1',
      { messages: [moment] },
      'The customer wrote to us once; the conversation is enclosed.',
    ],
    [
      '13.1',
      { messages: [moment, later] },
      'The customer wrote to us 2 times; the conversation is enclosed.',
    ],
    ['13.3', {}, silent],
    ['13.3', { messages: ['2026-11-18T08:22:00.000Z'] }, silent],
    // A member wrote down that they were in touch elsewhere, before the dispute or since.
    ['13.3', { contacts: [moment, '2026-11-19T08:22:00.000Z'] }, ''],
    ['13.3', { contacts: ['2026-11-18T08:22:00.000Z'] }, silent],
    ['13.3', { messages: [moment, '2026-11-18T08:22:00.000Z'] }, ''],
    ['13.3', { refund: { at: moment, state: 'asked', decided_at: null } }, ''],
    [
      '13.6',
      { refund: { at: moment, state: 'refused', decided_at: later } },
      'A refund was asked for on 14-11-2026 09:17 UTC and not accepted on 16-11-2026 12:00 UTC, with the reason.',
    ],
    ['13.6', { refund: { at: moment, state: 'accepted', decided_at: later } }, ''],
    ['13.6', { refund: { at: moment, state: 'refused', decided_at: null } }, ''],
  ],
  'other orders': [
    [
      '10.4',
      { earlier: [earlierPayment('T-1', { amount: 0 })] },
      'The same card paid for 1 other order that was not disputed.',
    ],
    [
      '10.4',
      { earlier: [earlierPayment('T-1'), earlierPayment('T-2')] },
      'The same card paid for 2 other orders that were not disputed.',
    ],
    ['10.4', { earlier: [earlierPayment('T-1', { disputed: true })] }, ''],
    ['12.6.1', { twin: heldRecord({ order_id: 'T-2' }) }, 'Order T-2 is enclosed beside this one.'],
    [
      '12.6.1',
      {
        full_name: 'Maren',
        doa: '2026-11-21',
        twin: heldRecord({ order_id: 'T-2', full_name: 'Sinta', doa: '2026-11-22' }),
      },
      'Order T-2 is another order: it differs in traveller, arrival.',
    ],
  ],
};

describe.each(Object.entries(rows))('of %s', (_, cases) => {
  const named = cases.map(
    ([code, more, words]) => [code, words || 'nothing', more, words] as const,
  );
  test.each(named)('for %s it says: %s', (code, _name, more, words) => {
    expect(said(code, more)).toBe(words);
  });
});

test('a one-off payment is said to be one where the claim is a subscription', () => {
  expect(said('13.2', { paid_at: moment })).toBe(
    'The payment was confirmed on 14-11-2026 09:17 UTC. It is one order with one payment; no subscription is kept.',
  );
  expect(said('13.2', {})).toBe('');
});

test('the set of Compelling Evidence names its orders and what is equal', () => {
  const earlier = [earlierPayment('T-1'), earlierPayment('T-2', { day: '2026-04-02' })];
  const purchase = { card_token: 'tok_1', ip: '203.0.113.42', device_id: 'dv_8f21c07be49a3d16' };
  const record = { paid_at: '2026-11-14T09:20:00.000Z', purchase, earlier };
  expect(said('10.4', record)).toContain(
    'The same card paid for the earlier orders T-1 and T-2, which were not disputed; equal in all three: IP, Device.',
  );
});
