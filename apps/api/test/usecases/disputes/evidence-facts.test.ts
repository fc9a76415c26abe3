import { type EvidenceId, evidenceWords } from '@pabean/domain';
import { describe, expect, test } from 'vitest';
import { accessesSince, evidenceFacts } from '../../../src/usecases/disputes/evidence-facts.ts';
import type { HeldRecord } from '../../../src/usecases/disputes/held-record.ts';
import { heldRecord, mailWithDocument } from '../../support/held-record.ts';

const ids = Object.keys(evidenceWords) as EvidenceId[];
const moment = '2026-11-14T09:17:00.000Z';
const later = '2026-11-16T12:00:00.000Z';
const document = { at: '2026-11-15T10:00:00.000Z', file: 'a.pdf', code: 'readable' as const };
const download = (at: string) => ({ at, ip: '203.0.113.42', browser: 'Firefox' });
const delivered = mailWithDocument({ delivery: 'delivered', delivery_at: moment });
const orderReceived = { kind: 'orderReceived' as const, file: false };

test('an order that holds nothing has the letter, and that nobody asked for anything', () => {
  const facts = ids.map((id) => [id, evidenceFacts[id](heldRecord())]);
  expect(facts.filter(([, words]) => words !== null)).toEqual([
    ['cover_letter', 'Made with the pack'],
    [
      'no_contact',
      'The order’s page has no message and no refund request before 18-11-2026 08:22 UTC',
    ],
  ]);
});

type Row = readonly [EvidenceId, Partial<HeldRecord>, string | null];

const rows: Record<string, readonly Row[]> = {
  mails: [
    ['order_confirmation', { mails: [mailWithDocument()] }, null],
    [
      'order_confirmation',
      { mails: [mailWithDocument(orderReceived)] },
      'Mailed 15-11-2026 10:00 UTC',
    ],
    [
      'order_confirmation',
      { mails: [mailWithDocument({ ...orderReceived, transport: 'local' })] },
      null,
    ],
    [
      'order_confirmation',
      { mails: [mailWithDocument({ ...orderReceived, sent_at: null })] },
      null,
    ],
    [
      'order_confirmation',
      { mails: [mailWithDocument({ ...orderReceived, delivery: 'bounced' })] },
      null,
    ],
    ['document_delivered', { mails: [mailWithDocument()] }, null],
    [
      'document_delivered',
      { mails: [mailWithDocument(), delivered] },
      'Accepted by the receiving server, 14-11-2026 09:17 UTC',
    ],
    ['document_delivered', { mails: [mailWithDocument({ delivery: 'delivered' })] }, null],
    [
      'document_delivered',
      { mails: [mailWithDocument({ delivery: 'deferred', delivery_at: moment })] },
      null,
    ],
  ],
  'the document': [
    ['filing_proof', { document }, 'Document of 15-11-2026 10:00 UTC, QR code readable'],
    [
      'arrival_window_met',
      { document, doa: '2026-11-15', place_of_arrival: 'DPS' },
      'Done 15-11-2026 10:00 UTC, arrival 15-11-2026, DPS',
    ],
    [
      'arrival_window_met',
      { document, doa: '2026-11-20', place_of_arrival: 'Bali' },
      'Done 15-11-2026 10:00 UTC, arrival 20-11-2026, Bali',
    ],
    [
      'arrival_window_met',
      {
        document,
        doa: '2026-11-25',
        ordered_arrival: { day: '2026-11-20' },
        place_of_arrival: 'Bali',
      },
      'Done 15-11-2026 10:00 UTC, arrival now 25-11-2026, Bali',
    ],
    ['arrival_window_met', { document, doa: '2026-11-20', place_of_arrival: '' }, null],
    ['arrival_window_met', { document, doa: '2026-11-20', place_of_arrival: 'A yacht' }, null],
    ['arrival_window_met', { document, doa: '2026-11-14', place_of_arrival: 'Bali' }, null],
    [
      'arrival_window_met',
      // At the port the day after the arrival had begun.
      {
        document: { ...document, at: '2026-11-15T16:00:00.000Z' },
        doa: '2026-11-15',
        place_of_arrival: 'Bali',
      },
      null,
    ],
    ['arrival_window_met', { document, place_of_arrival: 'Bali' }, null],
    ['arrival_window_met', { doa: '2026-11-20', place_of_arrival: 'Bali' }, null],
  ],
  'downloads and visits': [
    ['download_log', { downloads: [download(moment)] }, '1 whole download, 14-11-2026 09:17 UTC'],
    [
      'download_log',
      { downloads: [download(moment), download(later)] },
      '2 whole downloads, 14-11-2026 09:17 UTC to 16-11-2026 12:00 UTC',
    ],
    [
      'portal_access_log',
      { accesses: [{ at: later, what: 'fetched' }] },
      '1 access, 16-11-2026 12:00 UTC',
    ],
    [
      'portal_access_log',
      {
        accesses: [
          { at: moment, what: 'fetched' },
          { at: later, what: 'wrote' },
        ],
      },
      '2 accesses, 14-11-2026 09:17 UTC to 16-11-2026 12:00 UTC',
    ],
    [
      'portal_access_log',
      { accesses: [{ at: '2026-11-13T23:59:00.000Z', what: 'fetched' }] },
      null,
    ],
  ],
  'messages and refunds': [
    ['customer_messages', { messages: [moment] }, '1 message, 14-11-2026 09:17 UTC'],
    [
      'customer_messages',
      { messages: [moment, later] },
      '2 messages, 14-11-2026 09:17 UTC to 16-11-2026 12:00 UTC',
    ],
    ['no_contact', { messages: ['2026-11-19T00:00:00.000Z', moment] }, null],
    [
      'no_contact',
      { messages: ['2026-11-18T08:22:00.000Z'] },
      'The order’s page has no message and no refund request before 18-11-2026 08:22 UTC',
    ],
    ['no_contact', { refund: { at: moment, state: 'asked', decided_at: null } }, null],
    ['no_contact', { contacts: [moment] }, null],
    [
      'no_contact',
      { contacts: ['2026-11-18T08:22:00.000Z'] },
      'The order’s page has no message and no refund request before 18-11-2026 08:22 UTC',
    ],
    [
      'no_contact',
      { refund: { at: '2026-11-18T08:22:00.000Z', state: 'asked', decided_at: null } },
      'The order’s page has no message and no refund request before 18-11-2026 08:22 UTC',
    ],
    ['refund_record', { refund_date: later }, 'Refunded 16-11-2026 12:00 UTC'],
    // The reference on record is the payment's own, not the refund's.
    [
      'refund_record',
      { refund_date: later, purchase: { arn: '7412' } },
      'Refunded 16-11-2026 12:00 UTC',
    ],
    [
      'refund_record',
      { refund_date: later, refunded: '34.50', amount: '69.00', currency: 'USD' },
      'USD 34.50 of USD 69.00 refunded 16-11-2026 12:00 UTC',
    ],
    ['refund_record', { purchase: { arn: '7412' } }, null],
    [
      'refund_refusal',
      { refund: { at: moment, state: 'refused', decided_at: later } },
      'Refused 16-11-2026 12:00 UTC, with what was answered',
    ],
    ['refund_refusal', { refund: { at: moment, state: 'refused', decided_at: null } }, null],
    ['refund_refusal', { refund: { at: moment, state: 'accepted', decided_at: later } }, null],
  ],
};

describe.each(Object.entries(rows))('%s', (_, cases) => {
  const named = cases.map(([id, more, words]) => [id, words, more] as const);
  test.each(named)('%s: %s', (id, words, more) => {
    expect(evidenceFacts[id](heldRecord(more))).toBe(words);
  });
});

test('visits count from the day of the payment, or of the order where it is not paid', () => {
  const accesses = ['2026-11-13', '2026-11-14', '2026-11-15'].map((day) => ({
    at: `${day}T01:00:00.000Z`,
    what: 'fetched',
  }));
  const days = (more: Partial<HeldRecord>) =>
    accessesSince(heldRecord({ accesses, ...more })).map(({ at }) => at.slice(8, 10));
  expect(days({})).toEqual(['14', '15']);
  expect(days({ paid_at: '2026-11-15T09:20:00.000Z' })).toEqual(['15']);
});
