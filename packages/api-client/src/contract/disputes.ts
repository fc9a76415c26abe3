import { disputeKinds, disputeStates, isCalendarDate } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { DisputeRowSchema, DisputeSum } from './dispute-row.ts';
import { listOf } from './envelope.ts';
import { moment, storable, wholeNumber } from './fields.ts';

const staff = { kind: 'staff', permission: 'work-orders' } as const;

/** Our number of a case. */
export const disputeId = () => v.pipe(v.string(), v.regex(/^DP-\d{1,12}$/, 'This is not a case.'));

const filter = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max), storable()));

const day = v.optional(
  v.pipe(
    v.string(),
    v.check((date) => isCalendarDate(date), 'Use YYYY-MM-DD.'),
  ),
);

const Counted = v.object({ count: v.number(), sums: v.array(DisputeSum) });

/** What the desk shows above its rows, whatever it is filtered by. */
const DeskNumbers = v.object({
  open: Counted,
  /** Open, and to be answered within 24 hours or too late already. */
  due: Counted,
  answered: v.object({ count: v.number(), oldest: v.nullable(moment) }),
  /** Of chargebacks and second rounds that ended in the last 90 days. */
  won: v.object({ won: v.number(), of: v.number(), accepted: v.number() }),
  /** In the last 90 days, of every kind. */
  prevented: v.number(),
  /** Cases that fit no order, and the first three of them. */
  unattached: v.object({ count: v.number(), first: v.array(DisputeRowSchema) }),
});

/** What the desk can be filtered by. */
const DeskChoices = v.object({
  networks: v.array(v.string()),
  reasons: v.array(v.string()),
  gateways: v.array(v.string()),
  members: v.array(v.object({ id: v.number(), name: v.string() })),
  /** Filters that servers of an earlier version pass over. */
  filters: v.optional(v.array(v.picklist(['ended', 'disputed'])), []),
});

/** Cases, the earliest deadline first; those without a deadline come last. */
export const getDisputes = defineCall({
  method: 'GET',
  path: '/admin/get-disputes',
  access: staff,
  query: v.object({
    page: wholeNumber(1, 1_000_000),
    limit: wholeNumber(50, 200),
    /**
     * Instead of a page: what comes after this case in the order in which they came, DP-0 for the first.
     * Cases that come and go meanwhile move none of the others, as they do between pages.
     */
    after: v.optional(disputeId()),
    state: v.optional(v.picklist([...disputeStates, 'all'])),
    /** Only those to be answered within 24 hours or too late already. */
    due: v.optional(v.literal('1')),
    /** Only those that fit no order. */
    unattached: v.optional(v.literal('1')),
    kind: v.optional(v.picklist(disputeKinds)),
    /** Only chargebacks and second rounds. */
    disputed: v.optional(v.literal('1')),
    /** Only those that ended in the last 90 days. */
    ended: v.optional(v.literal('90')),
    network: filter(40),
    reason: filter(40),
    gateway: filter(100),
    /** Id of a member, or `none`. */
    member: v.optional(v.pipe(v.string(), v.regex(/^(?:none|\d{1,15})$/, 'This is no member.'))),
    /** Case, order, transaction or the gateway's ids, from their beginning; all the digits of a case alone. */
    q: filter(200),
    /** Only cases that were opened on these days (UTC), the last one counted in. */
    from: day,
    to: day,
  }),
  reply: v.object({
    ...listOf(DisputeRowSchema).entries,
    numbers: DeskNumbers,
    choices: DeskChoices,
    /** Who gets the mails before a day, beside who has the case; servers of an earlier version send none. */
    mail_to: v.optional(v.array(v.string()), []),
  }),
});
