import { disputeCaseReplies } from './dispute-case-samples.ts';

const moment = '2026-11-21T10:00:00.000Z';

/** A case as the desk lists it. */
export const disputeRow = {
  dispute_id: 'DP-88213',
  version: 3,
  gateway_dispute_id: 'dp_1',
  order_id: '104777',
  full_name: 'Maren Ostrowick-Vale',
  gateway: 'Gateway One',
  network: 'Visa',
  reason_code: '10.4',
  reason_name: 'Fraud, card absent',
  kind: 'chargeback',
  state: 'open',
  amount: '69.00',
  currency: 'USD',
  opened_at: moment,
  answer_due_at: moment,
  unsigned: ['answer_due_at'],
  marks: ['other-currency'],
  evidence: { held: 6, of: 7 },
  member: { id: 1, name: 'Rani' },
};

const sum = { currency: 'USD', amount: '69.00' };

/** The answers of the desk, of a case and of the ways in. */
export const disputeReplies = {
  ...disputeCaseReplies,
  getDisputes: {
    samples: [
      {
        data: [disputeRow],
        total: 1,
        numbers: {
          open: { count: 9, sums: [sum] },
          due: { count: 2, sums: [sum] },
          answered: { count: 14, oldest: moment },
          won: { won: 33, of: 54, accepted: 4 },
          prevented: 11,
          unattached: { count: 1, first: [{ ...disputeRow, order_id: null }] },
        },
        choices: {
          networks: ['Visa'],
          reasons: ['10.4'],
          gateways: ['Gateway One'],
          members: [{ id: 1, name: 'Rani' }],
          filters: ['ended'],
        },
        mail_to: ['Rani'],
      },
    ],
    mayLack: ['mail_to', 'choices.filters'],
  },
  updateDispute: { samples: [{ data: { version: 4 } }] },
  addDispute: { samples: [{ data: { disputeId: 'DP-88213', created: true } }] },
  intakeDisputes: {
    samples: [
      { data: [{ dispute_id: 'DP-88213', order_id: '104777', state: 'open', created: true }] },
    ],
  },
};
