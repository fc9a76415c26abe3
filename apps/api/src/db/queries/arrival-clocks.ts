import { waitingStatuses } from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ClockColumns } from '../../core/clock-columns.ts';
import type { Database } from '../schema.ts';

/** What clocks are made of: orders that wait to be filed, or for their document. */
const waiting = (trx: Transaction<Database>) =>
  trx
    .selectFrom('orders as o')
    .select(['o.id', 'o.doa', 'o.place_of_arrival', 'o.file_by_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('document as d')
            .select('d.id')
            .whereRef('d.order_pk', '=', 'o.id')
            .where('d.replaced_at', 'is', null),
        )
        .as('has_document'),
    )
    // As in the index (0086_filed_and_late.sql): settled orders have no clock.
    .where(
      'o.process_status',
      'in',
      waitingStatuses.map((status) => sql.lit(status)),
    );

/** An order whose clock is to be made. */
export type OrderOfClock = Awaited<ReturnType<typeof findWaiting>>[number];

/** Orders whose clock was not made yet, locked; what another process changes waits for the next turn. */
export function lockClockless(
  trx: Transaction<Database>,
  most: number,
): Promise<readonly OrderOfClock[]> {
  const clockless = waiting(trx).where('o.clock_version', 'is', null).orderBy('o.id').limit(most);
  return clockless.forUpdate('o').skipLocked().execute();
}

/** Those of these orders that have a clock; the caller holds them. */
export function findWaiting(trx: Transaction<Database>, pks: readonly number[]) {
  return waiting(trx)
    .where('o.id', '=', sql<number>`any(${[...pks]})`)
    .execute();
}

/**
 * Writes what was made of arrivals, where it is something else than before; nobody's change, so versions stay.
 * @returns how many were written
 */
export async function writeClocks(
  trx: Transaction<Database>,
  clocks: readonly (ClockColumns & { readonly id: number })[],
): Promise<number> {
  const written = await sql`
    update orders o set opens_at = x.opens_at, file_by_at = x.file_by_at, arrival_zone = x.arrival_zone,
      clock_version = x.clock_version
    from json_to_recordset(${JSON.stringify(clocks)}::json)
      x(id bigint, opens_at timestamptz, file_by_at timestamptz, arrival_zone text, clock_version text)
    where o.id = x.id and (o.clock_version is null
      or (o.opens_at, o.file_by_at, o.arrival_zone) is distinct from (x.opens_at, x.file_by_at, x.arrival_zone))`.execute(
    trx,
  );
  return Number(written.numAffectedRows);
}

/** Future orders whose window opened up to a moment, the first to open first, locked. */
export function lockReleasable(trx: Transaction<Database>, upTo: Date, most: number) {
  return futureOrders(trx)
    .select('order_id')
    .where('opens_at', '<=', upTo.toISOString())
    .orderBy('opens_at')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** More are not counted: what is read has a bound in a database of any size. */
export const mostCounted = 1_000;

const futureOrders = (db: Kysely<Database>) =>
  db
    .selectFrom('orders')
    .where('process_status', '=', sql.lit('New'))
    .where('processing_mode', '=', sql.lit('Future'));

/** The window of future orders that opens first; undefined where none is known to open. */
export function firstWindow(db: Kysely<Database>) {
  return futureOrders(db)
    .select(['opens_at', 'arrival_zone'])
    .where('opens_at', 'is not', null)
    .orderBy('opens_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** How many future orders have a window that has opened by a moment, counted to a bound. */
export async function countReleasable(db: Kysely<Database>, upTo: Date): Promise<number> {
  const due = futureOrders(db)
    .select('id')
    .where('opens_at', '<=', upTo.toISOString())
    .limit(mostCounted)
    .as('due');
  const row = await db
    .selectFrom(due)
    .select(sql<number>`count(*)::bigint`.as('n'))
    .executeTakeFirst();
  return row?.n ?? 0;
}
