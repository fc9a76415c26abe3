import { processingModes } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { DisputeSum } from './dispute-row.ts';
import { dataOf } from './envelope.ts';
import { moment, storable } from './fields.ts';

const month = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Use YYYY-MM.'));

const filter = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max), storable()));

/** What is counted of the orders that were received, and of the cases that were opened, in a span. */
const counted = {
  orders: v.number(),
  /** Orders that were paid. */
  payments: v.number(),
  amounts: v.array(DisputeSum),
  /** Orders whose document was sent before the day of "file by", those that were late, and neither yet. */
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

const Part = v.object({ key: v.string(), name: v.string(), ...counted });

const CockpitSchema = v.object({
  counted_at: moment,
  /** The month that the numbers and tables are of, and the twelve up to it. */
  month,
  total: v.object(counted),
  before: v.object(counted),
  months: v.array(v.object({ month, ...counted })),
  by_country: v.array(Part),
  by_source: v.array(Part),
  by_member: v.array(Part),
  by_gateway: v.array(Part),
  /** The programme's line: share, the least count from which it binds, since when, by whom. */
  line: v.object({
    share: v.number(),
    least: v.nullable(v.number()),
    since: v.string(),
    programme: v.string(),
    source: v.string(),
  }),
  /** What cases that were lost in the last 90 days lacked, by count. */
  lacked: v.array(v.object({ what: v.string(), count: v.number() })),
  choices: v.object({
    months: v.array(month),
    gateways: v.array(v.string()),
    countries: v.array(v.object({ key: v.string(), name: v.string() })),
    sources: v.array(v.string()),
    members: v.array(v.object({ key: v.string(), name: v.string() })),
  }),
});

/** The owner's figures of a month. */
export type Cockpit = v.InferOutput<typeof CockpitSchema>;

export const getCockpit = defineCall({
  method: 'GET',
  path: '/admin/get-cockpit',
  access: { kind: 'staff', permission: 'view-cockpit' },
  query: v.object({
    month: v.optional(month),
    gateway: filter(100),
    country: filter(100),
    source: filter(200),
    mode: v.optional(v.picklist(processingModes)),
    member: filter(20),
  }),
  reply: dataOf(CockpitSchema),
});
