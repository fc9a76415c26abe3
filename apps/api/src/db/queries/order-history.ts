import type { HistoryAction } from '@pabean/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { Database } from '../schema.ts';

export interface HistoryEntry {
  readonly orderPk: number;
  /** The order's version after the change. */
  readonly orderVersion: number;
  readonly action: HistoryAction;
  readonly detail: Record<string, string | number | boolean | null>;
}

/**
 * Appends to the history; call it in the transaction of the change itself. No address of a traveller:
 * it tells a person, and a row of the chain outlives the order's erasure (decision 006).
 */
export async function writeHistory(
  db: Kysely<Database>,
  actor: Actor,
  entries: readonly HistoryEntry[],
): Promise<void> {
  await db
    .insertInto('order_history')
    .values(
      entries.map((entry) => ({
        order_pk: entry.orderPk,
        order_version: entry.orderVersion,
        actor_kind: actor.kind,
        actor_id: actor.id,
        actor_name: actor.name,
        ip: actor.kind === 'traveller' ? null : actor.ip,
        action: entry.action,
        detail: JSON.stringify(entry.detail),
      })),
    )
    .execute();
}

/** Writes the first rows of the history of new orders, in the transaction that made them. */
export async function beginHistory(
  db: Kysely<Database>,
  rows: readonly Partial<Selectable<Database['order_history']>>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`select begin_order_history(${JSON.stringify(rows)}::json)`.execute(db);
}

/** Where the chain of an order's history ends. */
export interface HistoryHead {
  readonly rows: number;
  /** SHA-256 of the last row, in hexadecimal; it stands for every row up to it. */
  readonly digest: string;
}

/**
 * The head of an order's history, to be printed where the history is shown: who holds the paper can
 * tell later whether the rows it was made of are still the same. Read it in the transaction that
 * reads the history. Null while nothing has happened to the order.
 */
export async function readHistoryHead(
  db: Kysely<Database>,
  orderPk: number,
): Promise<HistoryHead | null> {
  const { rows } = await sql<HistoryHead>`
    select rows, encode(digest, 'hex') as digest from order_history_head where order_pk = ${orderPk}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * The head that an answer to a case is made with: the last row but the note that this case expired.
 * Without that row the pack is what it was on its last day, so the bytes that somebody sent by hand in
 * time are those that are kept when it is written down after it.
 */
export async function readAnswerHead(
  db: Kysely<Database>,
  orderPk: number,
  disputeId: string,
): Promise<HistoryHead | null> {
  const { rows } = await sql<HistoryHead>`
    select position as rows, encode(digest, 'hex') as digest from order_history
    where order_pk = ${orderPk} and not (action = 'dispute'
      and detail @> jsonb_build_object('dispute', ${disputeId}::text, 'state', 'expired'))
    order by position desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}
