import {
  declarationKeys,
  familyFieldKeys,
  orderFieldKeys,
  type ProcessStatus,
} from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { CheckColumns } from '../../core/checks/check-columns.ts';
import { twinlessStatuses } from '../../core/checks/counts-as-twin.ts';
import type { Database } from '../schema.ts';

/** What the checker reads of orders, in the order of their keys. */
export function findOrdersToCheck(db: Kysely<Database>, pks: readonly number[]) {
  return db
    .selectFrom('orders as o')
    .select(['o.id', 'o.order_id', 'o.created_at', 'o.checked', 'o.scheme_fields'])
    .select(orderFieldKeys.map((key) => `o.${key}` as const))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_family_member')
          .select(familyFieldKeys)
          .whereRef('order_pk', '=', 'o.id')
          .orderBy('position'),
      ).as('family'),
      jsonObjectFrom(
        eb
          .selectFrom('order_declaration')
          .select(['goods_details', ...declarationKeys])
          .whereRef('order_pk', '=', 'o.id'),
      ).as('declaration'),
    ])
    .where('o.id', '=', sql<number>`any(${[...pks]})`)
    .where('o.erased_at', 'is', null)
    .orderBy('o.id')
    .execute();
}

/** The keys of all orders of these statuses, oldest first. */
export async function findOrderPks(
  db: Kysely<Database>,
  statuses: readonly ProcessStatus[],
): Promise<number[]> {
  const found = db.selectFrom('orders').select('id').where('process_status', 'in', statuses);
  return (await found.orderBy('id').execute()).map(({ id }) => id);
}

/** An order as the checker's reader gets it. */
export type FoundOrder = Awaited<ReturnType<typeof findOrdersToCheck>>[number];

type SameTravellerRule = 'passport' | 'name';

/** Another order of the same traveller and day, and what says so. */
export interface TwiceOrder {
  readonly pk: number;
  readonly other: number;
  readonly order_id: string;
  readonly by: SameTravellerRule;
  /** What the other one is marked as already. */
  readonly marked: SameTravellerRule | null;
}

/**
 * Other orders of the same traveller and day, of which something is still to be filed or is filed: by
 * passport, or by name and date of birth. An index holds each (0047, 0090), so it costs the same at any size.
 */
export async function findTwiceOrders(
  db: Kysely<Database>,
  which: { readonly orderIds: readonly string[] } | { readonly pks: readonly number[] },
): Promise<TwiceOrder[]> {
  const these =
    'pks' in which
      ? sql`one.id = any(${[...which.pks]})`
      : sql`one.order_id = any(${[...which.orderIds]})`;
  const counts = sql`other.id <> one.id and other.erased_at is null
    and other.process_status not in (${sql.join(twinlessStatuses.map((status) => sql.lit(status)))})`;
  const { rows } = await sql<TwiceOrder>`
    select one.id as pk, twice.id as other, twice.order_id, twice.by,
      case when twice.checked @> '{"marks":[{"rule":"twice.passport"}]}' then 'passport'
        when twice.checked @> '{"marks":[{"rule":"twice.name"}]}' then 'name' end as marked
    from orders one, lateral (
      (select other.id, other.order_id, other.checked, 'passport' as by from orders other
        where other.doa = one.doa and same_passport(other.passport_number) = same_passport(one.passport_number)
          and same_passport(one.passport_number) <> '' and ${counts} limit 20)
      union all
      (select other.id, other.order_id, other.checked, 'name' from orders other
        where other.doa = one.doa and other.dob = one.dob
          and left(same_name(other.full_name), 40) = left(same_name(one.full_name), 40)
          and same_name(other.full_name) = same_name(one.full_name) and ${counts} limit 20)
    ) twice
    where ${these} and one.erased_at is null order by 1, 2`.execute(db);
  return rows;
}

/** Keeps what was found, where it is something else than before. */
export async function keepChecks(
  trx: Transaction<Database>,
  found: readonly (CheckColumns & { readonly id: number })[],
): Promise<void> {
  if (found.length === 0) return;
  await sql`
    update orders o set checked = x.checked, error_count = x.error_count, warning_count = x.warning_count
    from json_to_recordset(${JSON.stringify(found)}::json)
      x(id bigint, checked jsonb, error_count integer, warning_count integer)
    where o.id = x.id and o.checked is distinct from x.checked`.execute(trx);
}

/** Open orders whose day of arrival is over at their place, not marked so yet, locked; oldest first. */
export async function lockPassedArrivals(
  trx: Transaction<Database>,
  now: Date,
  most: number,
): Promise<number[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  // Days end first in the east; of an unknown place that of Jakarta counts, where they end last.
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where doa < (${moment} at time zone 'Asia/Jayapura')::date
      and doa < (${moment} at time zone case arrival_zone when 'WIT' then 'Asia/Jayapura'
        when 'WITA' then 'Asia/Makassar' else 'Asia/Jakarta' end)::date
      and process_status not in ('Completed', 'Refunds', 'ChargeBack', 'Deleted') and erased_at is null
      and (checked @> '{"marks":[{"rule":"arrival.past"}]}') is not true
      and (checked @> '{"marks":[{"rule":"arrival.before-order"}]}') is not true
    order by doa, id limit ${most} for update skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}
