import * as v from 'valibot';
import { cockpitFilters, month } from './cockpit-filters.ts';
import { defineCall } from './define.ts';
import { DisputeSum } from './dispute-row.ts';
import { dataOf } from './envelope.ts';
import { moment } from './fields.ts';

/** What is counted of the orders that were received, and of the cases that were opened, in a month. */
const counted = {
  /** Orders that are not deleted. */
  orders: v.number(),
  /** Orders that were paid, deleted or not: the money moved. */
  payments: v.number(),
  /** What was paid. */
  amounts: v.array(DisputeSum),
  /** Orders whose document was approved before "file by", and those that were late; of others nothing is said. */
  on_time: v.number(),
  late: v.number(),
  refunds: v.number(),
  refunded: v.array(DisputeSum),
  disputes: v.number(),
  fraud_reports: v.number(),
  won: v.number(),
  lost: v.number(),
  prevented: v.number(),
};

const CountedSchema = v.object(counted);
/** The numbers of a month, or of a part of one. */
export type CockpitCounted = v.InferOutput<typeof CountedSchema>;

const Part = v.object({ key: v.string(), name: v.string(), ...counted });
/** A country, source or member of a month; those beyond the longest table together have an empty key. */
export type CockpitPart = v.InferOutput<typeof Part>;

const Choice = v.object({ key: v.string(), name: v.string() });

const CockpitSchema = v.object({
  counted_at: moment,
  /** The month that the numbers and tables are of. */
  month,
  total: CountedSchema,
  /** The month before it. */
  before: CountedSchema,
  /** The twelve months up to it, each with the share of the line that counted then. */
  months: v.array(v.object({ month, line_share: v.number(), ...counted })),
  /**
   * Of what is filtered, most orders first; one row at most where this filters. An API of the release before sends
   * null where another of the three filters.
   */
  by_country: v.nullable(v.array(Part)),
  by_source: v.nullable(v.array(Part)),
  by_member: v.nullable(v.array(Part)),
  /** The programme's line: share, the least count from which it binds, since when, by whom. */
  line: v.object({
    share: v.number(),
    least: v.nullable(v.number()),
    since: v.nullable(v.string()),
    programme: v.string(),
    note: v.nullable(v.string()),
  }),
  /** What cases that were lost in the last 90 days lacked, most first, and how many of them lacked something. */
  lacked: v.object({
    cases: v.number(),
    what: v.array(v.object({ key: v.string(), name: v.string(), count: v.number() })),
  }),
  /** Lists that an API of the release before does not have: `approved`, `others`. */
  lists: v.optional(v.array(v.string())),
  choices: v.object({
    months: v.array(month),
    gateways: v.array(Choice),
    countries: v.array(Choice),
    sources: v.array(Choice),
    members: v.array(Choice),
  }),
});

/** The owner's figures of a month. */
export type Cockpit = v.InferOutput<typeof CockpitSchema>;

/** The numbers of a month and of the year up to it. */
export const getCockpit = defineCall({
  method: 'GET',
  path: '/admin/get-cockpit',
  access: { kind: 'staff', permission: 'view-cockpit' },
  query: v.object({ month: v.optional(month), ...cockpitFilters }),
  reply: dataOf(CockpitSchema),
});
