import { disputeKinds, disputeStates, processStatuses } from '@pabean/domain';
import * as v from 'valibot';
import { cockpitFilters, month } from './cockpit-filters.ts';
import { defineCall } from './define.ts';
import { disputeId } from './disputes.ts';
import { moment, orderId, storable, wholeNumber } from './fields.ts';

const manager = { kind: 'staff', permission: 'view-cockpit' } as const;
const text = v.nullable(v.string());

/** Measures that count orders. `approved` is `on_time` and `late` together. */
export const cockpitOrderMeasures = [
  'orders',
  'payments',
  'on_time',
  'late',
  'approved',
  'refunds',
] as const;
export type CockpitOrderMeasure = (typeof cockpitOrderMeasures)[number];

/** Measures that count cases. `ratio` is disputes and fraud reports, `lacked` those lost because evidence was missing. */
export const cockpitDisputeMeasures = [
  'ratio',
  'disputes',
  'fraud_reports',
  'won',
  'lost',
  'ended',
  'prevented',
  'lacked',
] as const;
export type CockpitDisputeMeasure = (typeof cockpitDisputeMeasures)[number];

/** Of the countries, sources or members of a month, those without a row of their own. */
const others = v.optional(v.picklist(['country', 'source', 'member']));

const paging = { page: wholeNumber(1, 100_000), limit: wholeNumber(100, 1000) };

const CockpitOrderSchema = v.object({
  order_id: v.string(),
  full_name: text,
  process_status: v.picklist(processStatuses),
  created_at: moment,
  amount: text,
  currency: text,
  /** What went back of it; null where nothing did. */
  refunded: text,
  processed_by: text,
});

/** An order behind a number of the cockpit. */
export type CockpitOrder = v.InferOutput<typeof CockpitOrderSchema>;

/** The orders that a number counts, newest first. */
export const getCockpitOrders = defineCall({
  method: 'GET',
  path: '/admin/get-cockpit-orders',
  access: manager,
  query: v.object({
    measure: v.picklist(cockpitOrderMeasures),
    month,
    ...cockpitFilters,
    others,
    ...paging,
    /** Instead of a page: what comes after this order. Others that come and go meanwhile do not matter. */
    after: v.optional(orderId),
  }),
  reply: v.object({ data: v.array(CockpitOrderSchema), more: v.boolean() }),
});

const CockpitDisputeSchema = v.object({
  dispute_id: v.string(),
  order_id: text,
  network: v.string(),
  reason_code: text,
  kind: v.picklist(disputeKinds),
  state: v.picklist(disputeStates),
  amount: text,
  currency: text,
  opened_at: moment,
});

/** A case behind a number of the cockpit. */
export type CockpitDispute = v.InferOutput<typeof CockpitDisputeSchema>;

/** The cases that a number counts, newest first. What lost cases lacked is of the last 90 days, not of a month. */
export const getCockpitDisputes = defineCall({
  method: 'GET',
  path: '/admin/get-cockpit-disputes',
  access: manager,
  query: v.object({
    measure: v.picklist(cockpitDisputeMeasures),
    month,
    /** With `lacked`: cases that lacked this. */
    what: v.optional(v.pipe(v.string(), v.maxLength(200), storable())),
    ...cockpitFilters,
    others,
    ...paging,
    /** Instead of a page: what comes after this case. */
    after: v.optional(disputeId()),
  }),
  reply: v.object({ data: v.array(CockpitDisputeSchema), more: v.boolean() }),
});
