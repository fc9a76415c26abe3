import { disputeAnswerStates, disputeAnswerVias, disputeStates } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { DisputeRowSchema } from './dispute-row.ts';
import { disputeId } from './disputes.ts';
import { dataOf, NoData } from './envelope.ts';
import { moment } from './fields.ts';

const staff = { kind: 'staff', permission: 'work-orders' } as const;
const text = v.nullable(v.string());
const params = v.object({ disputeId: disputeId() });

/** A piece of evidence with what is held of it. */
const HeldEvidence = v.object({
  /** Of packages/domain (evidence words), or of what is useless. */
  id: v.string(),
  words: v.string(),
  use: v.picklist(['needed', 'helpful', 'useless']),
  held: v.boolean(),
  /** What the record holds, or why it does not; '' for nothing to say. */
  facts: v.string(),
  /** Who could give what is missing; null where nobody can any more. */
  from: v.nullable(v.picklist(['traveller', 'gateway', 'staff'])),
});

const Meter = v.object({
  id: v.picklist(['compelling-evidence', 'two-of', 'first-party-trust']),
  name: v.string(),
  answer: v.picklist(['yes', 'border case', 'no']),
  why: v.string(),
  /** Payments or elements side by side; null where there is nothing to compare. */
  table: v.nullable(
    v.object({
      columns: v.array(v.string()),
      rows: v.array(v.array(v.string())),
    }),
  ),
});

/** One order of two that a duplicate is about. */
const SideBySide = v.object({
  columns: v.array(v.string()),
  rows: v.array(v.object({ label: v.string(), values: v.array(v.string()), differs: v.boolean() })),
});

const Answer = v.object({
  state: v.picklist(disputeAnswerStates),
  via: v.picklist(disputeAnswerVias),
  at: moment,
  by: text,
  sha256: v.string(),
  size: v.number(),
  pages: v.number(),
  gateway_answer: text,
});

const DisputeCaseSchema = v.object({
  ...DisputeRowSchema.entries,
  state_since: moment,
  /** What came with it to find its order. */
  told: v.object({
    order_id: v.optional(v.string()),
    transaction_id: v.optional(v.string()),
    gateway_payment_id: v.optional(v.string()),
    last_four: v.optional(v.string()),
  }),
  order: v.nullable(
    v.object({
      order_id: v.string(),
      erased: v.boolean(),
      process_status: v.string(),
      amount: text,
      currency: text,
      paid_at: v.nullable(moment),
      /** The case is about another payment of the order; a server of before does not say. */
      other_payment: v.optional(v.boolean(), false),
      /** The network of the card, as people read it; null where the shop did not tell it. */
      network: text,
    }),
  ),
  /** What the bank says, in our own words; null for a code that is not known. */
  claim: text,
  /** The code is not known: general rules. */
  general: v.boolean(),
  rules_checked: v.string(),
  needs: v.array(HeldEvidence),
  meters: v.array(Meter),
  /** The other order of a duplicate beside this one. */
  duplicate: v.nullable(SideBySide),
  /** Other cases of the same order. */
  others: v.array(
    v.object({ dispute_id: v.string(), kind: v.string(), state: v.picklist(disputeStates) }),
  ),
  summary: v.object({ words: v.string(), own: v.boolean() }),
  answer: v.nullable(Answer),
  /** Why no answer can be sent now; null where it can, by who may. */
  locked: text,
  /**
   * What was sent by hand before this moment can still be noted, though the case is locked; null where nothing
   * can. An API of the release before sends none.
   */
  late_note_until: v.optional(v.nullable(moment)),
  /** Whether what was typed of it can be corrected; an API of the release before does not say it. */
  correctable: v.optional(v.boolean(), false),
  /** Whether members typed all of it and nobody outside told anything; an API of the release before does not say it. */
  by_hand: v.optional(v.boolean(), false),
  /** Whether the gateway's own call sends it; else it is downloaded and sent by hand. */
  by_gateway: v.boolean(),
  lacked: v.array(v.string()),
  outcome_note: text,
  /** Who can be given the case. */
  members: v.array(v.object({ id: v.number(), name: v.string() })),
  /** States that may follow. */
  next: v.array(v.picklist(disputeStates)),
  history: v.array(
    v.object({
      id: v.number(),
      at: moment,
      actor: v.string(),
      action: v.string(),
      detail: v.record(v.string(), v.unknown()),
    }),
  ),
});

/** A case with all that its page shows but the pack. */
export type DisputeCase = v.InferOutput<typeof DisputeCaseSchema>;

export const getDispute = defineCall({
  method: 'GET',
  path: '/admin/get-dispute/{disputeId}',
  access: staff,
  params,
  reply: dataOf(DisputeCaseSchema),
});

const MeteredLimit = v.object({
  id: v.picklist(['pages', 'bytes', 'longest-field', 'all-fields']),
  is: v.number(),
  /** Null is not known, never unlimited. */
  most: v.nullable(v.number()),
});

const PackPlanSchema = v.object({
  exhibits: v.array(
    v.object({
      /** Of the pack's own exhibits, or the id of an added file. */
      key: v.string(),
      /** Null: left out. */
      letter: text,
      title: v.string(),
      pages: v.number(),
      bytes: v.number(),
      /** The added file; null for what is made from the record. */
      file_id: text,
    }),
  ),
  limits: v.array(MeteredLimit),
  /** Whose limits they are. */
  limits_of: v.string(),
  /** Texts that go out beside the file, by the gateway's names; servers of an earlier version send none. */
  fields: v.optional(v.array(v.object({ name: v.string(), text: v.string() })), []),
  /** The least size of letters on the pages that are made from the record, in points; an earlier server names none. */
  letters: v.optional(v.number()),
  /** Sentences of theirs that are no number. */
  notes: v.array(v.string()),
  /** Over a limit, named; empty when everything fits. */
  troubles: v.array(v.string()),
  /** What was made smaller to fit, with counts. */
  shortened: v.array(v.string()),
  /** What is left out on purpose. */
  left_out: v.array(v.string()),
  /** Labels of what is needed and missing. */
  missing: v.array(v.string()),
  pages: v.number(),
  bytes: v.number(),
  /** Of the PDF, as hexadecimal digits: what is read is what is sent. */
  sha256: v.string(),
});

/** What the pack would be now. */
export type DisputePackPlan = v.InferOutput<typeof PackPlanSchema>;

export const getDisputePackPlan = defineCall({
  method: 'GET',
  path: '/admin/get-dispute-pack-plan/{disputeId}',
  access: staff,
  params,
  reply: dataOf(PackPlanSchema),
});

/** The pack as a PDF; once it was sent, the very bytes that were. */
export const getDisputePack = defineCall({
  method: 'GET',
  path: '/admin/get-dispute-pack/{disputeId}',
  access: staff,
  params,
  binary: 'application/pdf',
  reply: NoData,
});

/** Sends the answer, once. `sha256` is that of the pack that was read: another one is refused. */
export const submitDispute = defineCall({
  method: 'POST',
  path: '/admin/submit-dispute',
  access: { kind: 'staff', permission: 'submit-disputes' },
  body: v.object({
    disputeId: disputeId(),
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'This is no hash.')),
    /** By hand: it was sent outside on this moment; else the gateway's call sends it. */
    sentByHandAt: v.optional(moment),
  }),
  reply: dataOf(v.object({ state: v.picklist(['sent', 'unknown', 'refused']) })),
});
