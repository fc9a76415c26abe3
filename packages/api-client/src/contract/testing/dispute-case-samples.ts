const moment = '2026-11-18T08:22:00.000Z';

const piece = (use: string, from: string | null) => ({
  id: 'three_ds',
  words: '3-D Secure result',
  use,
  held: from === null,
  facts: 'Authenticated',
  from,
});

const meter = (id: string, answer: string) => ({
  id,
  name: 'Visa, two of',
  answer,
  why: '4 of 6 are held.',
  table: { columns: ['', 'Held'], rows: [['a', 'yes']] },
});

const answer = (state: string, via: string) => ({
  state,
  via,
  at: moment,
  by: 'Rani',
  sha256: '0'.repeat(64),
  size: 120_000,
  pages: 9,
  gateway_answer: 'file_1',
});

const one = {
  dispute_id: 'DP-10001',
  gateway_dispute_id: 'dp_1',
  order_id: '104777',
  full_name: 'Maren Ostrowick-Vale',
  gateway: 'stripe',
  network: 'Visa',
  reason_code: '10.4',
  reason_name: 'Fraud, card absent',
  kind: 'chargeback',
  state: 'open',
  amount: '69.000',
  currency: 'USD',
  opened_at: moment,
  answer_due_at: moment,
  unsigned: ['reason_code'],
  marks: ['out-of-order'],
  evidence: { held: 6, of: 7 },
  member: { id: 1, name: 'Rani' },
  version: 2,
  state_since: moment,
  told: { order_id: '104777', transaction_id: 't', gateway_payment_id: 'p', last_four: '4417' },
  order: {
    order_id: '104777',
    erased: false,
    process_status: 'ChargeBack',
    amount: '69.000',
    currency: 'USD',
    paid_at: moment,
    other_payment: false,
    network: 'Visa',
  },
  claim: 'The cardholder did not take part.',
  general: false,
  rules_checked: '2026-11-22',
  needs: [piece('needed', null), piece('helpful', 'gateway'), piece('useless', 'staff')],
  meters: [
    meter('compelling-evidence', 'border case'),
    meter('two-of', 'yes'),
    meter('first-party-trust', 'no'),
  ],
  duplicate: {
    columns: ['Order 1', 'Order 2'],
    rows: [{ label: 'Arrival', values: ['a', 'b'], differs: true }],
  },
  others: [{ dispute_id: 'DP-10002', kind: 'inquiry', state: 'lost' }],
  summary: { words: 'The customer ordered.', own: false },
  answer: answer('sent', 'gateway'),
  locked: 'The answer was sent.',
  correctable: true,
  by_hand: false,
  by_gateway: true,
  lacked: ['three_ds'],
  outcome_note: 'Nothing more.',
  members: [{ id: 1, name: 'Rani' }],
  next: ['won'],
  history: [
    { id: 1, at: moment, actor: 'Rani', action: 'member', detail: { to: 'Rani', count: 1 } },
  ],
};

const limit = (id: string) => ({ id, is: 9, most: 19 });

const plan = {
  exhibits: [
    { key: 'letter', letter: 'A', title: 'Cover letter', pages: 1, bytes: 38_000, file_id: 'f' },
  ],
  limits: ['pages', 'bytes', 'longest-field', 'all-fields'].map(limit),
  limits_of: 'Visa',
  letters: 10,
  fields: [{ name: 'customer_purchase_ip', text: '203.0.113.42' }],
  notes: ['A4'],
  troubles: ['The pack is too long.'],
  shortened: ['The latest 25 of 210 downloads.'],
  left_out: ['Birth date'],
  missing: ['Refund policy'],
  pages: 9,
  bytes: 120_000,
  sha256: '0'.repeat(64),
};

/** What the server answers about one case. */
export const disputeCaseReplies = {
  getDispute: {
    samples: [{ data: one }, { data: { ...one, answer: answer('unknown', 'hand') } }],
    mayLack: [
      'data.correctable',
      'data.by_hand',
      'data.order.other_payment',
      ...['order_id', 'transaction_id', 'gateway_payment_id', 'last_four'].map(
        (key) => `data.told.${key}`,
      ),
      'data.history.0.detail.to',
      'data.history.0.detail.count',
    ],
    anything: ['data.history.0.detail.to', 'data.history.0.detail.count'],
  },
  getDisputePackPlan: { samples: [{ data: plan }], mayLack: ['data.fields', 'data.letters'] },
  submitDispute: { samples: [{ data: { state: 'sent' } }, { data: { state: 'unknown' } }] },
  addDisputeFile: { samples: [{ data: { fileId: '7f1a7f0e-6ad2-4d0a-9a53-5b1a6a6f2f11' } }] },
};
