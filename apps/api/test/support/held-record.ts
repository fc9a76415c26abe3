import {
  type HeldRecord,
  type KnownPayment,
  rulesOf,
} from '../../src/usecases/disputes/held-record.ts';

/** What an order holds of which nothing came but the order itself, for a case of fraud. */
const bareRecord: HeldRecord = {
  pk: 1,
  order_id: 'T-104777',
  process_status: 'ChargeBack',
  created_at: '2026-11-14T09:18:00.000Z',
  paid_at: null,
  amount: null,
  currency: null,
  gateway: null,
  transaction_id: null,
  full_name: null,
  email: null,
  phone_number: null,
  passport_number: null,
  doa: null,
  ordered_arrival: null,
  place_of_arrival: null,
  refund_date: null,
  refunded: null,
  erased_at: null,
  purchase: {},
  document: null,
  mails: [],
  downloads: [],
  accesses: [],
  corrections: 0,
  further_payments: [],
  payment_names: [],
  family: 0,
  messages: [],
  contacts: [],
  refund: null,
  rules: rulesOf({ network: 'visa', reason_code: '10.4', sub_reason: null, category: null }),
  about: { network: 'visa', code: '10.4', openedAt: '2026-11-18T08:22:00.000Z' },
  isOtherPayment: false,
  earlier: [],
  twin: null,
};

/** The record of an order that holds just what is named here. */
export const heldRecord = (more: Partial<HeldRecord> = {}): HeldRecord => ({
  ...bareRecord,
  ...more,
});

/** The same beside a case of another reason. */
export function recordFor(network: string, code: string, more: Partial<HeldRecord> = {}) {
  const rules = rulesOf({ network, reason_code: code, sub_reason: null, category: null });
  const { openedAt } = bareRecord.about;
  return heldRecord({ rules, about: { network, code, openedAt }, ...more });
}

/** An earlier payment of the same card, which nobody disputed. */
export const earlierPayment = (
  orderId: string,
  more: Partial<KnownPayment> = {},
): KnownPayment => ({
  orderId,
  day: '2026-06-19',
  card: 'tok_1',
  ip: '203.0.113.42',
  deviceId: 'dv_8f21c07be49a3d16',
  fingerprint: null,
  login: 'maren@example.com',
  address: null,
  paid: true,
  disputed: false,
  fraudReport: false,
  amount: 69,
  paymentId: null,
  ...more,
});

/** A mail that left with the document. */
export const mailWithDocument = (
  more: Partial<HeldRecord['mails'][number]> = {},
): HeldRecord['mails'][number] => ({
  kind: 'approval',
  state: 'sent',
  transport: 'ses',
  file: true,
  sent_at: '2026-11-15T10:00:12.000Z',
  delivery: null,
  delivery_at: null,
  ...more,
});
