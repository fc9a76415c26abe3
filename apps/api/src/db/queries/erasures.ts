import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * An order that was erased for good. The moment at which it came in tells it from a later one that a shop
 * gave the same id. Nothing here tells a person.
 */
export interface Erasure {
  readonly orderId: string;
  readonly receivedAt: string;
  readonly erasedAt: string;
}

/** The orders that were erased, or those that were erased since. */
export async function erasedOrders(db: Kysely<Database>, since?: string): Promise<Erasure[]> {
  return db
    .selectFrom('orders')
    .select(['order_id as orderId', 'created_at as receivedAt'])
    .select((eb) => eb.ref('erased_at').$notNull().as('erasedAt'))
    .where('erased_at', 'is not', null)
    .$if(since !== undefined, (query) => query.where('erased_at', '>=', since as string))
    .orderBy('erased_at')
    .orderBy('id')
    .execute();
}

/** Whether any order was erased since. */
export async function isErasedSince(db: Kysely<Database>, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('erased_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Of these orders, by their ids, the ones whose personal data is there. One that an operator brought back after
 * it was erased is there by right: its own history says so, in each backup that was made since.
 */
export async function notErased(
  db: Kysely<Database>,
  erasures: readonly Erasure[],
): Promise<string[]> {
  const ids = erasures.map(({ orderId }) => orderId);
  const moments = erasures.map(({ receivedAt }) => receivedAt);
  const erased = erasures.map(({ erasedAt }) => erasedAt);
  const { rows } = await sql<{ order_id: string }>`
    select distinct o.order_id, o.id from orders o
    join unnest(${ids}::text[], ${moments}::timestamptz[], ${erased}::timestamptz[])
        erasure (order_id, received_at, erased_at)
      on o.order_id = erasure.order_id and o.created_at = erasure.received_at
    where o.erased_at is null and not exists (
      select from order_history h
      where h.order_pk = o.id and h.action = 'brought-back' and h.at > erasure.erased_at)
    order by o.id`.execute(db);
  return rows.map((row) => row.order_id);
}
