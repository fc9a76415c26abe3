import { paymentOutcomes } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { moment, orderId, required } from './fields.ts';

const text = v.nullable(v.string());

/** A payment of an order that was paid already by another transaction. */
export const FurtherPaymentSchema = v.object({
  transaction_id: v.string(),
  merchant_name: text,
  gateway: text,
  received_at: moment,
  /** Null while nobody has said what became of it. */
  settled: v.nullable(
    v.object({
      at: moment,
      by: v.string(),
      outcome: v.picklist(paymentOutcomes),
      note: text,
    }),
  ),
});
/** Says what became of such a payment. Said once: a second answer is refused and names the first. */
export const settlePayment = defineCall({
  method: 'POST',
  path: '/admin/settle-payment',
  access: { kind: 'staff', permission: 'work-orders' },
  body: v.object({
    orderId,
    transactionId: required('Please name the transaction.', 200),
    outcome: v.picklist(paymentOutcomes, 'Please say what became of it.'),
    note: required('Please write what you found.', 1000),
  }),
  reply: dataOf(FurtherPaymentSchema),
});

/** Orders that were paid twice and wait for somebody to settle it. */
const UnsettledPaymentsSchema = v.object({
  /** 100 at most, the longest wait first. */
  payments: v.array(v.object({ order_id: v.string(), received_at: moment, gateway: text })),
  /** Of all, also of those beyond the list. */
  total: v.number(),
});
export type UnsettledPayments = v.InferOutput<typeof UnsettledPaymentsSchema>;

export const getUnsettledPayments = defineCall({
  method: 'GET',
  path: '/admin/get-unsettled-payments',
  access: { kind: 'staff', permission: 'work-orders' },
  reply: dataOf(UnsettledPaymentsSchema),
});
