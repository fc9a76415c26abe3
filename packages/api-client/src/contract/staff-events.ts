import { disputeStates, staffEventActors, staffEventKinds, timelineKinds } from '@pabean/domain';
import * as v from 'valibot';
import { month } from './cockpit-filters.ts';
import { cockpitDisputeMeasures, cockpitOrderMeasures } from './cockpit-lists.ts';
import { defineCall } from './define.ts';
import { listOf, NoData } from './envelope.ts';
import { moment, orderId, wholeNumber } from './fields.ts';

/** A row of what the staff did, with who did it, to whom, from where and with what. */
const StaffEventSchema = v.object({
  /** Its place in the chain of digests, from 1 upwards. */
  position: v.number(),
  create_ts: moment,
  kind: v.picklist(staffEventKinds),
  actor_kind: v.picklist(staffEventActors),
  actor_id: v.nullable(v.string()),
  actor_name: v.string(),
  subject_id: v.nullable(v.string()),
  subject_name: v.nullable(v.string()),
  ip: v.nullable(v.string()),
  device: v.nullable(v.string()),
  detail: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
});

/** Sign-ins, changes of the team, passwords, gateways and exports, newest first. */
export const getStaffEvents = defineCall({
  method: 'GET',
  path: '/admin/get-staff-events',
  access: { kind: 'staff', permission: 'view-staff-events' },
  query: v.object({
    page: wholeNumber(1, 10_000_000),
    limit: wholeNumber(10, 1000),
    /** Done by this member, or to this member. */
    memberId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'There is no such member.'))),
    kind: v.optional(v.picklist(staffEventKinds, 'There is no such kind of event.')),
  }),
  reply: listOf(StaffEventSchema),
});

/** What a screen can be filtered by whose rows it saves as a table. */
const tableFilters = [
  ...[
    'due',
    'unattached',
    'ended',
    'kind',
    'network',
    'reason',
    'gateway',
    'member',
    'q',
    'from',
    'to',
  ],
  ...['country', 'source', 'mode', 'what'],
] as const;

const filters = v.optional(v.pipe(v.array(v.picklist(tableFilters)), v.maxLength(20)), []);
const rows = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

/** A table that a screen makes of several calls: the names of its filters, and never what was typed there. */
const TakenTableSchema = v.variant('what', [
  v.object({
    what: v.literal('disputes'),
    rows,
    state: v.picklist([...disputeStates, 'all']),
    filters,
  }),
  v.object({ what: v.literal('cockpit'), rows, month, filters }),
  v.object({
    what: v.literal('cockpit list'),
    rows,
    month,
    measure: v.picklist([...cockpitOrderMeasures, ...cockpitDisputeMeasures]),
    filters,
  }),
  /** It stands in the order's timeline, too. */
  v.object({
    what: v.literal('timeline'),
    rows,
    orderId,
    kind: v.optional(v.picklist(timelineKinds)),
  }),
]);

/** What is told of a table before it is saved. */
export type TakenTable = v.InferOutput<typeof TakenTableSchema>;

/** Records that a member saves such a table. The screen saves it once this has succeeded. */
export const recordExport = defineCall({
  method: 'POST',
  path: '/admin/record-export',
  access: { kind: 'staff', permission: 'work-orders' },
  body: TakenTableSchema,
  reply: NoData,
});
