import { disputeKinds, disputeStates } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { disputeId } from './disputes.ts';
import { dataOf } from './envelope.ts';
import { moment, orderId, orderVersion, required, rowId, storable } from './fields.ts';

const staff = { kind: 'staff', permission: 'work-orders' } as const;

const words = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max), storable());

/** What a member types of a case, so that it can be corrected by the same rules. */
const typed = {
  network: required('Please select the network.', 40),
  reasonCode: words(40),
  amount: v.pipe(
    words(20),
    v.regex(/^(?:\d{1,11}(?:\.\d{1,3})?)?$/, 'Please write an amount like 69.00.'),
  ),
  currency: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^(?:[A-Z]{3})?$/, 'Please write its three letters, like USD.'),
  ),
  openedAt: moment,
  answerDueAt: v.nullable(moment),
};

/** One change of a case. */
const Change = v.variant('what', [
  /** `me` is who asks; null takes it from everybody. */
  v.object({
    what: v.literal('member'),
    memberId: v.nullable(v.union([v.literal('me'), rowId()])),
  }),
  v.object({ what: v.literal('order'), orderId }),
  /** Corrects what a member typed of a case by hand. What is left out stays; '' and null take it away. */
  v.object({
    what: v.literal('facts'),
    openedAt: v.optional(typed.openedAt),
    answerDueAt: v.optional(typed.answerDueAt),
    amount: v.optional(typed.amount),
    currency: v.optional(typed.currency),
    network: v.optional(typed.network),
    reasonCode: v.optional(typed.reasonCode),
  }),
  /** '' goes back to the paragraph that is made from the record. */
  v.object({ what: v.literal('summary'), words: words(20_000) }),
  v.object({
    what: v.literal('exhibits'),
    order: v.pipe(v.array(words(60)), v.maxLength(60)),
    off: v.pipe(v.array(words(60)), v.maxLength(60)),
  }),
  v.object({ what: v.literal('remove-file'), fileId: v.pipe(v.string(), v.uuid()) }),
  v.object({
    what: v.literal('state'),
    state: v.picklist(disputeStates),
    /** What was missing: ids of evidence or own words. */
    lacked: v.optional(v.pipe(v.array(words(200)), v.maxLength(20)), []),
    note: v.optional(words(2000), ''),
  }),
]);

/** Changes a case. Accepting, winning, losing and the like ask for the permission to submit. */
export const updateDispute = defineCall({
  method: 'PUT',
  path: '/admin/update-dispute',
  access: staff,
  body: v.object({ disputeId: disputeId(), version: orderVersion(), change: Change }),
  reply: dataOf(v.object({ version: v.number() })),
});

/** A case by hand, as a mail or a page of a gateway told it. */
export const addDispute = defineCall({
  method: 'POST',
  path: '/admin/add-dispute',
  access: staff,
  body: v.object({
    gateway: required('Please name the gateway.', 100),
    gatewayDisputeId: required('Please enter the gateway’s number of the case.', 200),
    /** Order, transaction or the gateway's payment; what fits no order waits. */
    payment: words(200),
    ...typed,
    kind: v.picklist(disputeKinds, 'Please select the kind.'),
    amount: v.optional(typed.amount, ''),
    currency: v.optional(typed.currency, ''),
  }),
  reply: dataOf(v.object({ disputeId: v.string(), created: v.boolean() })),
});

/** Puts a file into the pack. A file over a limit, broken or encrypted is refused by name. */
export const addDisputeFile = defineCall({
  method: 'POST',
  path: '/admin/add-dispute-file',
  access: staff,
  body: v.object({ disputeId: disputeId() }),
  file: 'file',
  reply: dataOf(v.object({ fileId: v.string() })),
});
