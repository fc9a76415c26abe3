import { disputeKinds, disputeMarks, disputeStates } from '@pabean/domain';
import * as v from 'valibot';
import { moment } from './fields.ts';

const text = v.nullable(v.string());

/** A sum of one currency; sums of several are never added. */
export const DisputeSum = v.object({ currency: v.string(), amount: v.string() });

/** A case as the desk lists it (decision 033). */
export const DisputeRowSchema = v.object({
  /** Ours: DP- and a number. */
  dispute_id: v.string(),
  version: v.number(),
  gateway_dispute_id: v.string(),
  /** Null: it fits no order. */
  order_id: text,
  full_name: text,
  gateway: v.string(),
  /** As people read it; one that is not known stays as it came. */
  network: v.string(),
  reason_code: text,
  /** The reason's name; null for a code that is not known. */
  reason_name: text,
  kind: v.picklist(disputeKinds),
  state: v.picklist(disputeStates),
  /** Servers of an earlier version do not say it. */
  state_since: v.optional(moment),
  amount: text,
  currency: text,
  opened_at: moment,
  /** As the gateway says; null where none was told. */
  answer_due_at: v.nullable(moment),
  /** Names of fields that no signature covers: told, not signed. */
  unsigned: v.array(v.string()),
  marks: v.array(v.picklist(disputeMarks)),
  /** How much of what the reason needs and likes is held; null where there is no order. */
  evidence: v.nullable(v.object({ held: v.number(), of: v.number() })),
  member: v.nullable(v.object({ id: v.number(), name: v.string() })),
});

/** A case as the desk lists it. */
export type DisputeRow = v.InferOutput<typeof DisputeRowSchema>;
