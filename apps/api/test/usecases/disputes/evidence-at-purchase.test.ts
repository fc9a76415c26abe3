import { type EvidenceId, evidenceWords } from '@pabean/domain';
import { describe, expect, test } from 'vitest';
import { couldGive, evidenceFacts } from '../../../src/usecases/disputes/evidence-facts.ts';
import type { HeldRecord } from '../../../src/usecases/disputes/held-record.ts';
import {
  earlierPayment,
  heldRecord,
  mailWithDocument,
  recordFor,
} from '../../support/held-record.ts';

const ids = Object.keys(evidenceWords) as EvidenceId[];
const moment = '2026-11-14T09:17:00.000Z';
const later = '2026-11-16T12:00:00.000Z';
const download = (at: string) => ({ at, ip: '203.0.113.42', browser: 'Firefox' });
const delivered = mailWithDocument({ delivery: 'delivered', delivery_at: moment });

type Row = readonly [EvidenceId, Partial<HeldRecord>, string | null];

const rows: Record<string, readonly Row[]> = {
  'device and payment': [
    ['purchase_ip_geo', { purchase: { ip: '203.0.113.42' } }, '203.0.113.42, from the intake'],
    [
      'purchase_ip_geo',
      { purchase: { ip: '203.0.113.42', place: 'Norwich' } },
      '203.0.113.42, Norwich, from the intake',
    ],
    ['purchase_ip_geo', { purchase: { place: 'Norwich' } }, null],
    ['purchase_ip_geo', { purchase: { ip: '10.0.0.7', place: 'Norwich' } }, null],
    ['purchase_device', { purchase: { device_id: 'dv_1' } }, 'dv_1'],
    ['purchase_device', { purchase: { device_id: 'dv_1', fingerprint: 'f' } }, 'dv_1'],
    ['purchase_device', { purchase: { fingerprint: 'f' } }, 'fingerprint'],
    ['avs_cvv', { purchase: { avs: 'Y' } }, 'AVS Y'],
    ['avs_cvv', { purchase: { avs: 'Y', cvv: 'match' } }, 'AVS Y, CVV match'],
    ['avs_cvv', { purchase: { avs: 'No match', cvv: 'match' } }, 'CVV match'],
    ['avs_cvv', { purchase: { avs: 'No match', cvv: 'Not checked' } }, null],
    ['three_ds', { purchase: { three_ds: 'authenticated' } }, 'authenticated'],
    ['three_ds', { purchase: { three_ds: 'Not asked' } }, null],
    ['descriptor_shown', { purchase: { descriptor: 'PABEAN' } }, 'PABEAN'],
    ['settlement_record', { purchase: { arn: '7412' } }, 'ARN 7412'],
    ['no_recurring', { paid_at: moment }, 'One payment, 14-11-2026 09:17 UTC'],
    ['no_recurring', { paid_at: moment, further_payments: ['tx-2'] }, null],
  ],
  'who bought': [
    ['profile_name_email', { full_name: 'Maren' }, null],
    ['profile_name_email', { email: 'maren@example.com' }, null],
    [
      'profile_name_email',
      { full_name: 'Maren', email: 'maren@example.com' },
      'Name and e-mail of the order',
    ],
    [
      'profile_name_email',
      {
        full_name: 'Maren',
        email: 'maren@example.com',
        mails: [delivered],
        accesses: [{ at: later, what: 'fetched' }],
      },
      'Name and e-mail of the order, letter delivered, page opened with them',
    ],
    ['prior_undisputed', { earlier: [earlierPayment('T-1')] }, 'Order T-1'],
    [
      'prior_undisputed',
      { earlier: ['T-1', 'T-2', 'T-3', 'T-4'].map((id) => earlierPayment(id)) },
      '4 orders: T-1, T-2, T-3, T-4',
    ],
    [
      'prior_undisputed',
      { earlier: ['T-1', 'T-2', 'T-3', 'T-4', 'T-5'].map((id) => earlierPayment(id)) },
      '5 orders: T-1, T-2, T-3, T-4 …',
    ],
    [
      'prior_undisputed',
      {
        earlier: [
          earlierPayment('T-1', { disputed: true }),
          earlierPayment('T-2', { fraudReport: true }),
          earlierPayment('T-3', { paid: false }),
        ],
      },
      null,
    ],
    [
      'prior_undisputed',
      {
        paid_at: moment,
        earlier: [
          earlierPayment('T-1', { day: '2026-11-15' }),
          earlierPayment('T-2', { day: '2026-11-14' }),
        ],
      },
      null,
    ],
    [
      'prior_undisputed',
      {
        paid_at: moment,
        earlier: [
          earlierPayment('T-1', { day: '2026-11-15' }),
          earlierPayment('T-2', { day: '2026-11-13' }),
        ],
      },
      'Order T-2',
    ],
    ['family_link', { family: 1 }, '1 family member named in the order'],
    ['family_link', { family: 2 }, '2 family members named in the order'],
    ['corrections_log', { corrections: 1 }, '1 correction'],
    ['corrections_log', { corrections: 3 }, '3 corrections'],
    ['both_orders', { twin: heldRecord({ order_id: 'T-2' }) }, 'Order T-2 beside this one'],
  ],
  'what was shown and ticked': [
    [
      'service_description',
      { purchase: { disclosure_shown_at: moment } },
      'Shown 14-11-2026 09:17 UTC',
    ],
    ['service_description', { accesses: [{ at: later, what: 'fetched' }] }, null],
    [
      'service_description',
      {
        accesses: [
          { at: moment, what: 'fetched' },
          { at: later, what: 'disclosed' },
        ],
      },
      'Shown 16-11-2026 12:00 UTC',
    ],
    [
      'service_description',
      { purchase: { disclosure_shown_at: moment }, accesses: [{ at: later, what: 'disclosed' }] },
      'Shown 14-11-2026 09:17 UTC',
    ],
    [
      'disclosure_shown',
      { purchase: { disclosure_shown_at: moment } },
      'Shown 14-11-2026 09:17 UTC',
    ],
    [
      'disclosure_shown',
      { purchase: { disclosure_shown_at: moment, disclosure_version: '3' } },
      'Shown 14-11-2026 09:17 UTC, version 3',
    ],
    [
      'disclosure_shown',
      { accesses: [{ at: later, what: 'disclosed' }] },
      'Shown 16-11-2026 12:00 UTC, on the order’s page, after the payment',
    ],
    ['terms_accepted', { purchase: { terms_ticked_at: moment } }, 'Ticked 14-11-2026 09:17 UTC'],
    [
      'terms_accepted',
      { purchase: { terms_ticked_at: moment, terms_version: '7' } },
      'Ticked 14-11-2026 09:17 UTC, version 7',
    ],
    ['terms_accepted', { purchase: { terms_version: '7' } }, null],
    [
      'refund_policy_shown',
      { purchase: { refund_policy_ticked_at: moment } },
      'Ticked 14-11-2026 09:17 UTC',
    ],
    [
      'refund_policy_shown',
      { purchase: { refund_policy_ticked_at: moment, refund_policy_version: '2' } },
      'Ticked 14-11-2026 09:17 UTC, version 2',
    ],
    ['refund_policy_shown', { purchase: { refund_policy_version: '2' } }, null],
    [
      'price_shown',
      {
        amount: '69.00',
        currency: 'USD',
        purchase: { terms_ticked_at: moment, disclosure_shown_at: later },
      },
      'USD 69.00, accepted 14-11-2026 09:17 UTC',
    ],
    [
      'price_shown',
      { amount: '69.00', currency: 'USD', purchase: { disclosure_shown_at: later } },
      'USD 69.00, accepted 16-11-2026 12:00 UTC',
    ],
    ['price_shown', { amount: '69.00', currency: 'USD' }, null],
    ['price_shown', { purchase: { terms_ticked_at: moment } }, null],
  ],
};

describe.each(Object.entries(rows))('%s', (_, cases) => {
  const named = cases.map(([id, more, words]) => [id, words, more] as const);
  test.each(named)('%s: %s', (id, words, more) => {
    expect(evidenceFacts[id](heldRecord(more))).toBe(words);
  });
});

test('the sets of the programmes are held where their meters do not say no', () => {
  const own = { paid_at: '2026-11-14T09:20:00.000Z', email: 'maren@example.com' };
  const purchase = { card_token: 'tok_1', ip: '203.0.113.42', device_id: 'dv_8f21c07be49a3d16' };
  const earlier = [earlierPayment('T-1'), earlierPayment('T-2', { day: '2026-04-02' })];
  expect(evidenceFacts.ce3_set(heldRecord({ ...own, purchase, earlier }))).toBe(
    'Orders T-1 and T-2: ip, device, login equal in all three.',
  );
  expect(
    evidenceFacts.ce3_set(heldRecord({ ...own, purchase, earlier: earlier.slice(1) })),
  ).toBeNull();
  const trusted = { ...own, purchase, downloads: [download(later)] };
  expect(evidenceFacts.fpt_set(recordFor('mastercard', '4837', trusted))).toBe('3 of 3 are held.');
  expect(evidenceFacts.fpt_set(recordFor('mastercard', '4837', own))).toBeNull();
});

test('what belongs to the moment of paying nobody can give any more', () => {
  const from = (who: string | null) => ids.filter((id) => couldGive[id] === who);
  expect(from('staff')).toEqual([
    'order_confirmation',
    'service_description',
    'filing_proof',
    'document_delivered',
  ]);
  expect(from('traveller')).toEqual([
    'profile_name_email',
    'customer_messages',
    'family_link',
    'customer_withdrawal',
  ]);
  expect(from(null)).toContain('terms_accepted');
});
