import { portZoneNames, processingModes, rowMarks } from '@pabean/domain';
import * as v from 'valibot';
import { moment } from './fields.ts';

const text = v.nullable(v.string());

/** The clock: when filing opens, by when we want it filed, and the zone of the place. */
export const clockReplies = {
  opens_at: v.optional(v.nullable(moment), null),
  file_by_at: v.optional(v.nullable(moment), null),
  arrival_zone: v.optional(v.nullable(v.picklist(portZoneNames)), null),
};

/** An order as the lists carry it (spec section 3), with the version that guards its changes. */
export const OrderRowSchema = v.object({
  order_id: v.string(),
  process_status: v.string(),
  processing_mode: v.picklist(processingModes),
  full_name: text,
  doa: text,
  email: text,
  phone_number: text,
  country_code: text,
  created_at: moment,
  refund_date: text,
  processing_date: text,
  process_month: text,
  assign_to: text,
  /** Whom it is assigned to is no member any more: it is free to take. */
  assignee_left: v.optional(v.boolean()),
  version: v.number(),
  ...clockReplies,
  /** What of the order waits for staff and since when, the most urgent first. */
  marks: v.optional(v.array(v.object({ mark: v.picklist(rowMarks), since: moment })), []),
  /** How many errors and warnings its declaration has. */
  errors: v.optional(v.number(), 0),
  warnings: v.optional(v.number(), 0),
  /**
   * The newest case of an order that was charged back, or of one in Refunds with which a bank may have
   * taken the money; servers of an earlier version send none.
   */
  dispute_id: v.optional(v.nullable(v.string()), null),
});
