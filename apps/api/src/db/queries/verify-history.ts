import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** How far a chain goes, as its head says; nulls when there is no head. */
export interface ChainHead {
  readonly head_rows: number | null;
  readonly head_digest: Buffer | null;
}

/** One row as it has to be judged; a chain without rows has one with nulls. */
export interface ChainLink {
  readonly position: number | null;
  readonly previous_digest: Buffer;
  readonly digest: Buffer;
  /** The text that the digest must be of. */
  readonly content: string;
}

/** One row of an order's history. */
export interface ChainRow extends ChainHead, ChainLink {
  readonly order_pk: number;
  readonly order_id: string;
}

const rowsAtOnce = 500;

/**
 * Reads chains row by row, orders in the order they came in, a part at a time: the memory it takes
 * does not grow with the history. The transaction must be a repeatable read, or heads would be of
 * another moment than rows.
 *
 * The content is spelled here and not by the function that the trigger uses (migration 0005): who
 * can change rows can change that function too.
 */
export async function* readChains(
  trx: Transaction<Database>,
  orderPk: number | null,
): AsyncGenerator<readonly ChainRow[]> {
  await sql`
    declare chains no scroll cursor for
    select o.id as order_pk, o.order_id, e.rows as head_rows, e.digest as head_digest,
      h.position, h.previous_digest, h.digest,
      pg_catalog.jsonb_build_array('pabean-history-1', h.position, h.order_version,
        h.at at time zone 'UTC', h.actor_kind, h.actor_id, h.actor_name, h.ip, h.action, h.detail,
        pg_catalog.encode(h.previous_digest, 'hex'))::text as content
    from orders o
    left join order_history_head e on e.order_pk = o.id
    left join order_history h on h.order_pk = o.id
    ${orderPk === null ? sql`` : sql`where o.id = ${sql.lit(orderPk)}`}
    order by o.id, h.position, h.id
  `.execute(trx);
  yield* fetchAll<ChainRow>(trx, 'chains');
}

/** Reads the chain of the staff events in the same way, in the same transaction. */
export async function* readStaffChain(
  trx: Transaction<Database>,
): AsyncGenerator<readonly (ChainHead & ChainLink)[]> {
  await sql`
    declare staff_chain no scroll cursor for
    select h.rows as head_rows, h.digest as head_digest,
      e.position, e.previous_digest, e.digest,
      pg_catalog.jsonb_build_array('pabean-staff-1', e.position, e.at at time zone 'UTC', e.kind,
        e.actor_kind, e.actor_id, e.actor_name, e.subject_id, e.subject_name, e.ip, e.device,
        e.detail, pg_catalog.encode(e.previous_digest, 'hex'))::text as content
    from (values (1)) as always(one)
    left join staff_event_head h on true
    left join staff_event e on true
    order by e.position, e.id
  `.execute(trx);
  yield* fetchAll<ChainHead & ChainLink>(trx, 'staff_chain');
}

async function* fetchAll<Row>(
  trx: Transaction<Database>,
  cursor: string,
): AsyncGenerator<readonly Row[]> {
  while (true) {
    const { rows } = await sql<Row>`
      fetch ${sql.lit(rowsAtOnce)} from ${sql.ref(cursor)}`.execute(trx);
    if (rows.length === 0) return;
    yield rows;
  }
}

/** How many orders there are to verify. */
export async function countOrders(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from orders`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The internal number of an order, erased ones included. */
export async function findOrderPk(db: Kysely<Database>, orderId: string): Promise<number | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return order?.id ?? null;
}

/** Internal numbers of orders that are gone while their history or its head is still here. */
export async function findOrphans(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ order_pk: number }>`
    select order_pk from order_history_head e
      where not exists (select from orders o where o.id = e.order_pk)
    union
    select order_pk from order_history h
      where not exists (select from orders o where o.id = h.order_pk)
    order by order_pk limit 100
  `.execute(db);
  return rows.map((row) => row.order_pk);
}
