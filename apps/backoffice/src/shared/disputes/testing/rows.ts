import type { CallReply, DisputeRow, getDisputes } from '@pabean/api-client/contract';

const first: DisputeRow = {
  dispute_id: 'DP-10407',
  version: 1,
  gateway_dispute_id: 'dp_1QxA',
  order_id: '103992',
  full_name: 'Aurelio Vantongeren',
  gateway: 'Example Pay 2',
  network: 'Visa',
  reason_code: '10.4',
  reason_name: 'Fraud, card absent',
  kind: 'alert',
  state: 'open',
  amount: '69.00',
  currency: 'USD',
  opened_at: '2026-11-18T01:22:00.000Z',
  answer_due_at: '2026-11-21T14:12:00.000Z',
  unsigned: [],
  marks: [],
  evidence: { held: 4, of: 4 },
  member: { id: 2, name: 'Sinta' },
};

/** One case; what is not named is as in the first of the desk. */
export const disputeRow = (changes: Partial<DisputeRow> = {}): DisputeRow => ({
  ...first,
  ...changes,
});

/** Every step of the clock, every kind, an unknown code, odd marks, and a name in Arabic. */
export const disputeRows: readonly DisputeRow[] = [
  first,
  disputeRow({
    dispute_id: 'DP-10213',
    order_id: '103418',
    full_name: 'Petra Lindqvist-Amaro',
    kind: 'chargeback',
    answer_due_at: '2026-11-22T07:40:00.000Z',
    evidence: { held: 6, of: 7 },
    member: { id: 1, name: 'Rani' },
  }),
  disputeRow({
    dispute_id: 'DP-10190',
    order_id: '103377',
    full_name: 'Idris Okonjo-Bell',
    kind: 'chargeback',
    network: 'Mastercard',
    reason_code: '4837',
    reason_name: 'No authorisation',
    amount: '138.00',
    marks: ['larger-than-payment'],
    answer_due_at: '2026-11-23T13:00:00.000Z',
    evidence: { held: 5, of: 6 },
    member: null,
  }),
  disputeRow({
    dispute_id: 'DP-10174',
    order_id: '103012',
    full_name: 'عبد الرحمن بن محمد الخفاجي',
    kind: 'pre_arbitration',
    reason_code: '13.1',
    reason_name: 'Services not provided',
    answer_due_at: '2026-11-26T10:00:00.000Z',
    evidence: { held: 3, of: 5 },
    member: { id: 3, name: 'Dewa' },
  }),
  disputeRow({
    dispute_id: 'DP-10120',
    order_id: '102804',
    full_name: 'Wim Aerdenhout',
    kind: 'inquiry',
    network: 'Mastercard',
    reason_code: '4853',
    reason_name: 'Not as described',
    amount: '69.00',
    currency: 'EUR',
    unsigned: ['answer_due_at', 'reason_code'],
    answer_due_at: '2026-11-30T05:00:00.000Z',
    evidence: { held: 2, of: 4 },
    member: null,
  }),
  disputeRow({
    dispute_id: 'DP-10081',
    order_id: '102544',
    full_name: 'Marek Dobrohost',
    kind: 'fraud_report',
    network: 'Discover',
    reason_code: '4866 ?',
    reason_name: null,
    answer_due_at: null,
    evidence: { held: 2, of: 4 },
    member: null,
  }),
];

/** A case that waits for its order. */
export const lostRow = disputeRow({
  dispute_id: 'DP-10412',
  version: 4,
  gateway_dispute_id: 'dp_1Qz9',
  order_id: null,
  full_name: null,
  kind: 'chargeback',
  evidence: null,
  member: null,
});

type Reply = CallReply<typeof getDisputes>;

/** The desk as the server tells it. */
export const deskReply = (changes: Partial<Reply> = {}): Reply => ({
  data: [...disputeRows],
  total: disputeRows.length,
  numbers: {
    open: {
      count: 9,
      sums: [
        { currency: 'USD', amount: '552.00' },
        { currency: 'EUR', amount: '138.00' },
      ],
    },
    due: { count: 2, sums: [{ currency: 'USD', amount: '138.00' }] },
    answered: { count: 14, oldest: '2026-10-21T08:00:00.000Z' },
    won: { won: 33, of: 54, accepted: 4 },
    prevented: 11,
    unattached: { count: 1, first: [lostRow] },
  },
  choices: {
    networks: ['Discover', 'Mastercard', 'Visa'],
    reasons: ['10.4', '13.1', '4837', '4853'],
    gateways: ['Example Pay 2'],
    members: [
      { id: 1, name: 'Rani' },
      { id: 2, name: 'Sinta' },
    ],
    filters: ['ended', 'disputed'],
  },
  mail_to: ['Rani', 'Sinta'],
  ...changes,
});

/** A desk that nothing has come to yet. */
export const emptyDesk = deskReply({
  data: [],
  total: 0,
  numbers: {
    open: { count: 0, sums: [] },
    due: { count: 0, sums: [] },
    answered: { count: 0, oldest: null },
    won: { won: 0, of: 0, accepted: 0 },
    prevented: 0,
    unattached: { count: 0, first: [] },
  },
  choices: { networks: [], reasons: [], gateways: [], members: [], filters: [] },
});
