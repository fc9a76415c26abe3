import { waitingStatuses } from '@pabean/domain';
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { Database, OrdersTable } from '../schema.ts';

/** Orders whose clock was not made yet, locked; what another process changes waits for the next turn. */
export function lockClockless(trx: Transaction<Database>, most: number) {
  return (
    trx
      .selectFrom('orders as o')
      .select(['o.id', 'o.doa', 'o.place_of_arrival'])
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
      .where('o.clock_version', 'is', null)
      // As in the index (0049_clock_indexes.sql): settled orders and those with the authority have no clock.
      .where(
        'o.process_status',
        'in',
        waitingStatuses.map((status) => sql.lit(status)),
      )
      .orderBy('o.id')
      .limit(most)
      .forUpdate('o')
      .skipLocked()
      .execute()
  );
}

/** Writes what is made of an order's arrival; nobody's change, so its version stays. */
export async function writeClock(
  trx: Transaction<Database>,
  orderPk: number,
  set: Updateable<OrdersTable>,
): Promise<void> {
  await trx.updateTable('orders').set(set).where('id', '=', orderPk).execute();
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
