import type { CockpitDisputeMeasure, CockpitOrderMeasure } from '@pabean/api-client/contract';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  CockpitFilter,
  CockpitPage,
  CockpitPlace,
  CockpitSide,
  CockpitValues,
} from '../../core/cockpit-counts.ts';
import type { Database } from '../schema.ts';
import type { DisputeTable } from '../schema-disputes.ts';

const all = sql<boolean>`true`;
const equal = (column: RawBuilder<unknown>, value: string | undefined) =>
  value === undefined ? all : sql<boolean>`${column} = ${value}`;

/** In the words of cockpit_of_order and cockpit_of_dispute, which count. */
const sides: Record<CockpitSide, RawBuilder<string>> = {
  country: sql`coalesce(o.nationality_code, '')`,
  source: sql`cockpit_word(o.source)`,
  member: sql`coalesce(o.processed_by::text, '')`,
};

function filtered(
  { gateway, mode, country, source, member }: CockpitFilter,
  gatewayOf: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`${equal(sql`cockpit_word(${gatewayOf})`, gateway)}
    and ${equal(sql`coalesce(o.processing_mode, '')`, mode)}
    and ${equal(sides.country, country)} and ${equal(sides.source, source)}
    and ${equal(sides.member, member)}`;
}

const except = (but: CockpitValues | undefined) =>
  but === undefined ? all : sql<boolean>`${sides[but.side]} <> all(${but.values}::text[])`;

const inMonth = (column: RawBuilder<unknown>, month: string) => sql<boolean>`
  ${column} >= ${month}::timestamp at time zone 'UTC'
  and ${column} < (${month}::date + interval '1 month') at time zone 'UTC'`;

const below = (at: RawBuilder<unknown>, id: RawBuilder<unknown>, after?: CockpitPlace) =>
  after === undefined
    ? all
    : sql<boolean>`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::bigint)`;

/** Where an order stands in these lists; undefined for none. */
export async function orderPlace(db: Kysely<Database>, orderId: string) {
  const { rows } = await sql<CockpitPlace>`
    select created_at::text as at, id from orders where order_id = ${orderId}`.execute(db);
  return rows[0];
}

/** The same of a case. */
export async function disputePlace(db: Kysely<Database>, disputeId: string) {
  const { rows } = await sql<CockpitPlace>`
    select opened_at::text as at, id from dispute where dispute_id = ${disputeId}`.execute(db);
  return rows[0];
}

const ordersOf: Record<CockpitOrderMeasure, RawBuilder<boolean>> = {
  orders: sql`o.process_status <> 'Deleted'`,
  payments: sql`o.paid_at is not null`,
  on_time: sql`o.filed_in_time`,
  late: sql`not o.filed_in_time`,
  approved: sql`o.filed_in_time is not null`,
  refunds: sql`o.refund_date is not null`,
};

/** Few of a month's orders, with an index of their own (0081_late_and_refunded.sql). */
const rare: readonly CockpitOrderMeasure[] = ['late', 'refunds'];

interface BehindRow {
  readonly order_id: string;
  readonly full_name: string | null;
  readonly process_status: Database['orders']['process_status'];
  readonly created_at: string;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly refunded: string | null;
  readonly processed_by: string | null;
}

/** The orders that a number counts, newest first. */
export async function cockpitOrders(
  db: Kysely<Database>,
  measure: CockpitOrderMeasure,
  page: CockpitPage,
): Promise<BehindRow[]> {
  return (await cockpitOrdersQuery(measure, page).execute(db)).rows;
}

/** The same as a query: along the month, in one index for each kind of order. */
export function cockpitOrdersQuery(
  measure: CockpitOrderMeasure,
  { month, filter, but, after, offset, limit }: CockpitPage,
): RawBuilder<BehindRow> {
  const some = (kind: RawBuilder<boolean>) => sql`(
    select o.id, o.created_at from orders o
    where ${kind} and ${inMonth(sql`o.created_at`, month)} and ${ordersOf[measure]}
      and ${filtered(filter, sql`o.gateway`)} and ${except(but)}
      and ${below(sql`o.created_at`, sql`o.id`, after)}
    order by o.created_at desc, o.id desc limit ${offset + limit + 1})`;
  const live = sql<boolean>`o.process_status <> 'Deleted'`;
  const deleted = sql<boolean>`o.process_status = 'Deleted'`;
  const every = rare.includes(measure) ? some(all) : sql`${some(live)} union all ${some(deleted)}`;
  return sql<BehindRow>`
    select o.order_id, o.full_name, o.process_status, o.created_at, o.amount, o.currency,
      case when o.refund_date is not null then coalesce(o.refunded, o.amount) end as refunded,
      m.name as processed_by
    from (
      select id from (${every}) every
      order by created_at desc, id desc limit ${limit + 1} offset ${offset}
    ) page join orders o on o.id = page.id left join staff_member m on m.id = o.processed_by
    order by o.created_at desc, o.id desc
  `;
}

const disputesOf: Record<CockpitDisputeMeasure, RawBuilder<boolean>> = {
  ratio: sql`d.kind in ('chargeback', 'fraud_report')`,
  disputes: sql`d.kind = 'chargeback'`,
  fraud_reports: sql`d.kind = 'fraud_report'`,
  won: sql`d.state = 'won'`,
  lost: sql`d.state = 'lost' and d.kind in ('chargeback', 'pre_arbitration')`,
  ended: sql`(d.state = 'won' or d.state = 'lost' and d.kind in ('chargeback', 'pre_arbitration'))`,
  prevented: sql`d.state = 'prevented'`,
  lacked: sql`d.state = 'lost' and d.lacked <> '{}'`,
};

/** Of the cases that were lost in the last 90 days. */
const lately = sql<boolean>`d.state_since > now() - interval '90 days'`;

/** The cases that a number counts, newest first. */
export async function cockpitDisputes(
  db: Kysely<Database>,
  measure: CockpitDisputeMeasure,
  {
    month,
    filter,
    but,
    after,
    offset,
    limit,
    what,
  }: CockpitPage & { readonly what?: string | undefined },
) {
  const when = measure === 'lacked' ? lately : inMonth(sql`d.opened_at`, month);
  const { rows } = await sql<
    Pick<
      Selectable<DisputeTable>,
      | 'dispute_id'
      | 'network'
      | 'reason_code'
      | 'kind'
      | 'state'
      | 'amount'
      | 'currency'
      | 'opened_at'
    > & { order_id: string | null }
  >`
    select d.dispute_id, o.order_id, d.network, d.reason_code, d.kind, d.state, d.amount, d.currency, d.opened_at
    from dispute d left join orders o on o.id = d.order_pk
    where ${when} and ${disputesOf[measure]}
      and ${what === undefined ? all : sql<boolean>`${what} = any(d.lacked)`}
      and ${filtered(filter, sql`coalesce(o.gateway, d.gateway)`)} and ${except(but)}
      and ${below(sql`d.opened_at`, sql`d.id`, after)}
    order by d.opened_at desc, d.id desc limit ${limit + 1} offset ${offset}
  `.execute(db);
  return rows;
}

/** What cases lacked that were lost in the last 90 days, most first, and how many cases that were. */
export async function lackedEvidence(db: Kysely<Database>, filter: CockpitFilter) {
  const { rows } = await sql<{ what: string | null; count: number }>`
    with lost as (
      select d.id, d.lacked from dispute d left join orders o on o.id = d.order_pk
      where ${disputesOf.lacked} and ${lately} and ${filtered(filter, sql`coalesce(o.gateway, d.gateway)`)}
    )
    select null as what, count(*)::int as count from lost
    union all
    select * from (
      select what, count(*)::int from lost, unnest(lacked) what group by 1 order by 2 desc, 1 limit 20
    ) named
  `.execute(db);
  return {
    cases: rows.find(({ what }) => what === null)?.count ?? 0,
    what: rows.flatMap(({ what, count }) => (what === null ? [] : [{ what, count }])),
  };
}
