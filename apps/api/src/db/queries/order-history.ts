import type { HistoryAction } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Who changes an order, and from where. */
export interface Actor {
  readonly kind: 'staff' | 'traveller' | 'intake' | 'system';
  readonly id: number | null;
  readonly name: string;
  readonly ip: string | null;
}

export interface HistoryEntry {
  readonly orderPk: number;
  /** The order's version after the change. */
  readonly orderVersion: number;
  readonly action: HistoryAction;
  readonly detail: Record<string, string | number | boolean | null>;
}

/** Appends to the history; call it in the transaction of the change itself. */
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
        ip: actor.ip,
        action: entry.action,
        detail: JSON.stringify(entry.detail),
      })),
    )
    .execute();
}
