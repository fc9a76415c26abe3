import type { DisputeCase, DisputePackPlan } from '@pabean/api-client/contract';
import { disputeRow } from './rows.ts';

type Need = DisputeCase['needs'][number];

const held = (id: string, words: string, facts: string): Need => ({
  id,
  words,
  use: 'needed',
  held: true,
  facts,
  from: null,
});

/** An open chargeback that wants little: every card has something to show. */
export const disputeCase = (changes: Partial<DisputeCase> = {}): DisputeCase => ({
  ...disputeRow({
    dispute_id: 'DP-10213',
    version: 3,
    order_id: '103418',
    full_name: 'Petra Lindqvist-Amaro',
    kind: 'chargeback',
    opened_at: '2026-11-18T01:22:00.000Z',
    answer_due_at: '2026-11-22T07:40:00.000Z',
    evidence: { held: 3, of: 5 },
    member: { id: 2, name: 'Sinta' },
  }),
  state_since: '2026-11-18T01:22:00.000Z',
  told: { order_id: '103418', last_four: '4417' },
  order: {
    order_id: '103418',
    erased: false,
    process_status: 'ChargeBack',
    amount: '69.00',
    currency: 'USD',
    paid_at: '2026-11-14T02:20:00.000Z',
    other_payment: false,
    network: 'Visa',
  },
  claim: 'The cardholder did not take part in the payment.',
  general: false,
  rules_checked: '2026-10-01',
  needs: [
    held('service_description', 'What the service is, as shown before paying', 'Version 7'),
    held('download_log', 'Day, time, IP and device of each download', '15-11-2026 18:02 and 20:41'),
    held('purchase_ip_geo', 'Public IP and place at the moment of paying', '203.0.113.42, Norwich'),
    {
      id: 'three_ds',
      words: '3-D Secure result, ECI, liability shift',
      use: 'helpful',
      held: false,
      facts: '',
      from: 'gateway',
    },
    {
      id: 'customer_messages',
      words: 'Messages with the customer',
      use: 'needed',
      held: false,
      facts: 'Nobody has written yet.',
      from: 'traveller',
    },
    {
      id: 'shipping',
      words: 'Tracking numbers, shipping addresses: nothing is shipped',
      use: 'useless',
      held: false,
      facts: '',
      from: null,
    },
  ],
  meters: [
    {
      id: 'compelling-evidence',
      name: 'Visa Compelling Evidence 3.0',
      answer: 'border case',
      why: 'Two undisputed payments of this card; one was 365 days before, on which sources disagree.',
      table: {
        columns: ['', 'This payment', 'Order 098114', 'Order 100872'],
        rows: [
          ['Date', '14-11-2026', '02-04-2026', '14-11-2025'],
          ['IP', '203.0.113.42', '203.0.113.42', '203.0.113.42'],
          ['Login', '', '', ''],
        ],
      },
    },
    {
      id: 'two-of',
      name: 'Visa, two of',
      answer: 'yes',
      why: '4 of 6: purchase IP, device, access after the purchase, earlier payment.',
      table: null,
    },
    {
      id: 'first-party-trust',
      name: 'Mastercard First-Party Trust',
      answer: 'no',
      why: 'Only for Mastercard. This card is a Visa.',
      table: null,
    },
  ],
  duplicate: null,
  others: [],
  summary: {
    words:
      'On 14-11-2026 the cardholder ordered a customs declaration for arrival on 20-11-2026. It was filed on 15-11-2026, mailed and downloaded twice.',
    own: false,
  },
  answer: null,
  locked: null,
  correctable: false,
  by_hand: false,
  by_gateway: false,
  lacked: [],
  outcome_note: null,
  members: [
    { id: 1, name: 'Rani' },
    { id: 2, name: 'Sinta' },
  ],
  next: ['answered', 'won', 'lost', 'accepted', 'prevented', 'expired'],
  history: [
    {
      id: 1,
      at: '2026-11-18T01:22:00.000Z',
      actor: 'Example Pay 2',
      action: 'came',
      detail: { kind: 'chargeback', state: 'open' },
    },
    {
      id: 2,
      at: '2026-11-20T09:30:00.000Z',
      actor: 'Sinta',
      action: 'member',
      detail: { to: 'Sinta' },
    },
  ],
  ...changes,
});

/** What its pack would be: everything fits, one file is left out. */
export const packPlan = (changes: Partial<DisputePackPlan> = {}): DisputePackPlan => ({
  exhibits: [
    {
      key: 'order',
      letter: 'A',
      title: 'Order as ordered',
      pages: 2,
      bytes: 112_000,
      file_id: null,
    },
    {
      key: 'delivery',
      letter: 'B',
      title: 'Delivery and downloads',
      pages: 2,
      bytes: 96_000,
      file_id: null,
    },
    {
      key: 'terms',
      letter: 'C',
      title: 'Terms as ticked',
      pages: 3,
      bytes: 208_000,
      file_id: null,
    },
    {
      key: '0d7c9f34-6d7b-4a5e-9b25-0a6f7c1d2e3f',
      letter: null,
      title: 'screenshot-checkout.png',
      pages: 1,
      bytes: 1_900_000,
      file_id: '0d7c9f34-6d7b-4a5e-9b25-0a6f7c1d2e3f',
    },
  ],
  limits: [
    { id: 'pages', is: 46, most: 49 },
    { id: 'bytes', is: 640_000, most: 4_500_000 },
    { id: 'longest-field', is: 3240, most: 20_000 },
    { id: 'all-fields', is: 11_820, most: null },
  ],
  limits_of: 'Example Pay 2',
  letters: 10,
  fields: [
    { name: 'customer_purchase_ip', text: '203.0.113.42' },
    { name: 'service_date', text: '15-11-2026' },
  ],
  notes: ['PDF, PNG or JPEG, A4 upright.'],
  troubles: [],
  shortened: ['the history by 12 lines'],
  left_out: ['birth date', 'goods'],
  missing: ['Messages with the customer'],
  pages: 46,
  bytes: 640_000,
  sha256: '9c41d07e'.padEnd(64, '0'),
  ...changes,
});

/** An answer as it stands on a case once it went out. */
export const sentAnswer: NonNullable<DisputeCase['answer']> = {
  state: 'sent',
  via: 'hand',
  at: '2026-11-21T08:30:00.000Z',
  by: 'Rani',
  sha256: '9c41d07e'.padEnd(64, '0'),
  size: 640_000,
  pages: 46,
  gateway_answer: null,
};
