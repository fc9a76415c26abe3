import { refundStages, refundStates } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { moment, orderId, required, rowId } from './fields.ts';
import { optionalWords } from './optional-words.ts';

const text = v.nullable(v.string());
const maxWords = 1000;

/** What a request says on both sides. */
const request = {
  id: v.number(),
  at: moment,
  /** A reason that the portal offers (`refundReasons`), or own words. */
  reason: v.string(),
  words: text,
  /** How far the order was, and what the policy gave back then. */
  stage: v.picklist(refundStages),
  share: v.number(),
  amount: text,
  currency: text,
  state: v.picklist(refundStates),
  /** What goes back, once it is accepted. */
  granted: text,
  /** What we wrote with the decision. */
  sentence: text,
  decided_at: v.nullable(moment),
};

/** A request as its traveller reads it: without the name of who decided. */
const OwnRequestSchema = v.object(request);

/** A request as View Order shows it. */
export const RefundRequestSchema = v.object({ ...request, decided_by: text });

const shares = v.object({ notBegun: v.number(), working: v.number(), filed: v.number() });
const amounts = v.object({ notBegun: v.string(), working: v.string(), filed: v.string() });

/** The policy, where the order is in it, and what became of a request. */
export const OwnRefundSchema = v.object({
  /** In percent of the fee, by how far the order is. */
  shares,
  /** The same in money; null where the order came without an amount. */
  amounts: v.nullable(amounts),
  /** What was paid; null until the payment is confirmed. */
  paid: v.nullable(v.object({ amount: text, currency: text, at: moment })),
  /** Where the order is now; null when it is no longer worked on. */
  here: v.nullable(v.picklist(refundStages)),
  /** Whether a refund can be asked for now. */
  open: v.boolean(),
  /** The last request; null without one. */
  request: v.nullable(OwnRequestSchema),
  /** When the money went back; null until it did. */
  refunded: v.nullable(moment),
});
export type OwnRefund = v.InferOutput<typeof OwnRefundSchema>;

/** Asks for a refund. A repeat asks nothing twice and answers with the request that stands. */
export const askRefund = defineCall({
  method: 'POST',
  path: '/front/ask-refund',
  access: { kind: 'traveller' },
  body: v.object({
    orderId,
    reason: required('Please say why', maxWords),
    words: optionalWords(maxWords),
  }),
  reply: dataOf(v.object({ created: v.boolean(), request: OwnRequestSchema })),
});

const money = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.regex(/^\d{1,10}(\.\d{1,2})?$/, 'Please write an amount like 19.50.'),
);

/** Staff accept a request, which moves the order to Refunds, or refuse it with a sentence. */
export const decideRefund = defineCall({
  method: 'POST',
  path: '/admin/decide-refund',
  access: { kind: 'staff', permission: 'work-orders' },
  body: v.pipe(
    v.object({
      orderId,
      /** The request that was read: words for it decide on no later one. */
      requestId: v.optional(v.number()),
      /** The newest entry of the conversation that the member saw: what came behind it stays marked. */
      newestEntry: v.optional(v.nullable(rowId())),
      accept: v.boolean(),
      /** What goes back; by the policy when nothing is said. Another amount needs a sentence. */
      amount: v.optional(v.nullable(money)),
      sentence: optionalWords(maxWords),
    }),
    v.forward(
      v.check(
        ({ accept, sentence }) => accept || !!sentence,
        'Give a reason. The traveller will read it.',
      ),
      ['sentence'],
    ),
  ),
  reply: dataOf(v.object({ version: v.number(), state: v.picklist(refundStates), granted: text })),
});
