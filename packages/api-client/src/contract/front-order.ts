import {
  askedCorrectionStates,
  correctionWays,
  travellerSeverities,
  travellerStages,
  travellerTexts,
} from '@pabean/domain';
import * as v from 'valibot';
import { CorrectedValue } from './corrected-value.ts';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { arrivalClock, moment, orderId } from './fields.ts';
import { OpenQuestionSchema, TravellerEntrySchema } from './front-conversation.ts';
import { OwnRefundSchema } from './refunds.ts';

/** What of an order's times is on record. An order holds a date of arrival and no hour. */
const ClockSchema = v.object({
  received: moment,
  paid: v.nullable(moment),
  /** A calendar date; it belongs to no time zone. */
  arrives: v.nullable(v.string()),
  /** The moments of that day at its place; null where one of them is not known. */
  arrival: v.nullable(v.object(arrivalClock)),
});

/** What the traveller declared, as far as they may correct it. */
const OwnCorrectionsSchema = v.object({
  /** Whether a correction is saved, asked for, or not taken any more. */
  way: v.picklist(correctionWays),
  /** By the names that corrections have: a field, `importingGoods.…`, or a whole list. */
  values: v.record(v.string(), CorrectedValue),
  /**
   * What was filed of the fields that were corrected since, by the same names: all others hold it still.
   * Null where nothing is filed; a server of before does not say.
   */
  filed: v.optional(v.nullable(v.record(v.string(), CorrectedValue)), null),
  /** What was asked for once filing had begun, newest first. */
  asked: v.array(
    v.object({
      id: v.number(),
      field: v.string(),
      after: CorrectedValue,
      at: moment,
      state: v.picklist(askedCorrectionStates),
      /** What we wrote with the decision. */
      sentence: v.nullable(v.string()),
      decided_at: v.nullable(moment),
    }),
  ),
});

/** Everything that an order's own page shows; parts are added, never taken away. */
export const OpenedOrderSchema = v.object({
  order_id: v.string(),
  /** What `front/correct-order` sends back, so that a stale save is noticed. */
  version: v.number(),
  stage: v.picklist(travellerStages),
  stage_since: moment,
  clock: ClockSchema,
  correction: OwnCorrectionsSchema,
  refund: OwnRefundSchema,
  /** What the checker found that the traveller can mend, the worst first. */
  marks: v.array(
    v.object({
      /** By the name of corrections; what it stands beside. */
      field: v.string(),
      /** The field whose editor mends it. */
      editor: v.string(),
      severity: v.picklist(travellerSeverities),
      /** Which of the traveller's texts it is: a page has them in its language. */
      text: v.picklist(travellerTexts),
      /** The same in plain English. */
      sentence: v.string(),
    }),
  ),
  /** What we asked and the traveller can answer now; null while there is nothing. */
  question: v.nullable(OpenQuestionSchema),
  /** Questions, answers and messages, oldest first. */
  conversation: v.array(TravellerEntrySchema),
});
export type OpenedOrderView = v.InferOutput<typeof OpenedOrderSchema>;

/** Where one order stands and what its traveller may do with it (spec, Beyond the specification). */
export const getOrder = defineCall({
  method: 'POST',
  path: '/front/get-order',
  access: { kind: 'traveller' },
  body: v.object({ orderId }),
  reply: dataOf(OpenedOrderSchema),
});
