import { historyActors, timelineActions, timelineKinds } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { moment, orderId, wholeNumber } from './fields.ts';

const text = v.nullable(v.string());

/** One thing that happened to an order: who did it, when, from where, and what changed. */
const TimelineRowSchema = v.object({
  /** Tells it from the other rows of the order, whatever is added later. */
  id: v.string(),
  /** Its place in the chain of digests; null for what stands in no chain. */
  position: v.nullable(v.number()),
  create_ts: moment,
  kind: v.picklist(timelineKinds),
  action: v.picklist(timelineActions),
  actor_kind: v.picklist(historyActors),
  actor_name: v.string(),
  /** Null where it is not on record, or was erased with the order. */
  ip: text,
  device: text,
  timezone: text,
  /** Names of fields, numbers and statuses; never a value that the traveller gave. */
  detail: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  /** The same in a sentence. */
  words: v.string(),
  /** The version for `undo-change`, where this is the member's own change and nobody changed the order since. */
  undo: v.optional(v.number()),
});

/**
 * Whether the order's history is as it was written: proved for this answer. One too long for that is
 * left to the command (`verify:history`).
 */
const HistoryChainSchema = v.object({
  state: v.picklist(['unbroken', 'broken', 'too-long']),
  rows: v.number(),
  /** The digest of the last row; who writes it down can prove later that nothing before it changed. */
  digest: text,
  /** The first row that does not fit, and why; null where all do. */
  flaw: text,
});

/** Everything that happened to an order, newest first. */
export const getOrderHistory = defineCall({
  method: 'GET',
  path: '/admin/get-order-history/{orderId}',
  access: { kind: 'staff', permission: 'work-orders' },
  params: v.object({ orderId }),
  query: v.object({
    page: wholeNumber(1, 10_000_000),
    limit: wholeNumber(50, 1000),
    /** Instead of a page: the rows below the one of this id. New ones come on top and move no other. */
    after: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+(?:-\d{1,19}){1,2}$/, 'This is no row.'))),
    kind: v.optional(v.picklist(timelineKinds, 'There is no such kind of event.')),
  }),
  reply: v.object({
    data: v.array(TimelineRowSchema),
    total: v.number(),
    /** How many there are of each kind that the order has. */
    kinds: v.array(v.object({ kind: v.picklist(timelineKinds), count: v.number() })),
    /** With the first page alone. */
    chain: v.nullable(HistoryChainSchema),
  }),
});
