import { type FolderName, folderOf, type HistoryAction, historySentence } from '@pabean/domain';
import type { Selectable, Transaction, UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { OpenError } from '../../core/checks/open-errors.ts';
import { erasedOrder } from '../../core/refusal.ts';
import type { Database, OrdersTable } from '../schema.ts';
import { missWithdrawnMails } from './missed-mails.ts';
import { type FormerColumns, formerColumns, formerDetail } from './order-former.ts';
import { writeHistory } from './order-history.ts';

/** An order as a change sees it, locked until the transaction ends. */
export type LockedOrder = Pick<
  Selectable<OrdersTable>,
  | 'id'
  | 'order_id'
  | 'version'
  | 'process_status'
  | 'processing_mode'
  | 'assigned_to'
  | 'refund_date'
  | 'email'
  | 'erased_at'
  | 'checked'
  | FormerColumns
>;

/** One kind of change, made to any number of orders in one statement. */
export interface OrderChange {
  readonly action: HistoryAction;
  /** What is written, the same to each order. */
  readonly set?: UpdateObject<Database, 'orders'>;
  /** Writes to each order what is its own, and counts its version up; in place of `set`. */
  readonly write?: (changed: readonly LockedOrder[]) => Promise<void>;
  /** Whether the history keeps what the orders were, so that who made the change can undo it. */
  readonly undoable?: boolean;
  /** Why this order cannot be changed so; null when it can. Whatever it reads is of the locked order. */
  readonly refuse?: (order: LockedOrder) => string | null | Promise<string | null>;
  /**
   * Whether the change of the order's version is this very one, made before: asked where the order is one
   * version further than the person saw it. It is in `repeated` then, and nothing is written.
   */
  readonly isMade?: (order: LockedOrder) => Promise<boolean>;
  /** What the history keeps of it; no personal data of the traveller. */
  readonly detail?: (order: LockedOrder) => Record<string, string | number | boolean | null>;
}

export interface ChangeResult {
  readonly changed: readonly LockedOrder[];
  readonly skipped: readonly SkippedOrder[];
  /** Changed so before, by a call whose answer was lost. */
  readonly repeated?: readonly LockedOrder[];
  /** Whether what was changed can be undone. */
  readonly undoable?: boolean;
}

/** An order that was left alone, and why. */
export interface SkippedOrder {
  readonly orderId: string;
  readonly reason: string;
  /** Where it lies; none where there is no such order. */
  readonly folder?: FolderName;
  /** The errors that it is not filed with for want of a reason. */
  readonly openErrors?: readonly OpenError[];
}

/**
 * Changes orders with their history in the caller's transaction. Rows are locked in one order, so
 * that two bulk changes never deadlock. An order that somebody changed since the person saw it
 * (`versions`) is left alone, and the reason names who did what (spec, Statuses and folders).
 */
export async function changeOrders(
  trx: Transaction<Database>,
  actor: Actor,
  request: { orderIds: readonly string[]; versions?: Readonly<Record<string, number>> | undefined },
  change: OrderChange,
): Promise<ChangeResult> {
  const found = await lockOrders(trx, request.orderIds);
  const changed: LockedOrder[] = [];
  const repeated: LockedOrder[] = [];
  const skipped: SkippedOrder[] = [];
  for (const orderId of new Set(request.orderIds)) {
    const order = found.get(orderId);
    if (order === undefined) {
      skipped.push({ orderId, reason: 'There is no such order.' });
      continue;
    }
    if (await isRepeat(order, request.versions, change)) {
      repeated.push(order);
      continue;
    }
    const reason = await refusal(trx, order, request.versions, change);
    if (reason === null) changed.push(order);
    else {
      const folder = folderOf(order.process_status, order.processing_mode);
      skipped.push({ orderId, reason, folder });
    }
  }
  if (changed.length > 0) await write(trx, actor, changed, change);
  return { changed, skipped, repeated, undoable: change.undoable === true };
}

async function isRepeat(
  order: LockedOrder,
  versions: Readonly<Record<string, number>> | undefined,
  { isMade }: OrderChange,
): Promise<boolean> {
  if (isMade === undefined || order.erased_at !== null) return false;
  return versions?.[order.order_id] === order.version - 1 && (await isMade(order));
}

async function write(
  trx: Transaction<Database>,
  actor: Actor,
  changed: readonly LockedOrder[],
  change: OrderChange,
): Promise<void> {
  const pks = changed.map((order) => order.id);
  // Before the update: a move withdraws questions.
  const former = change.undoable ? await formerDetail(trx, changed) : undefined;
  if (change.write) await change.write(changed);
  else {
    await trx
      .updateTable('orders')
      .set({ ...change.set, version: sql<number>`version + 1` })
      .where('id', 'in', pks)
      .execute();
  }
  await missWithdrawnMails(trx, changed);
  await writeHistory(
    trx,
    actor,
    changed.map((order) => ({
      orderPk: order.id,
      orderVersion: order.version + 1,
      action: change.action,
      detail: { ...change.detail?.(order), ...former?.get(order.id) },
    })),
  );
}

async function lockOrders(
  trx: Transaction<Database>,
  orderIds: readonly string[],
): Promise<Map<string, LockedOrder>> {
  const rows = await trx
    .selectFrom('orders')
    .select([
      'id',
      'order_id',
      'version',
      'process_status',
      'processing_mode',
      'assigned_to',
      'refund_date',
      'email',
      'erased_at',
      'checked',
      ...formerColumns,
    ])
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

async function refusal(
  trx: Transaction<Database>,
  order: LockedOrder,
  versions: Readonly<Record<string, number>> | undefined,
  change: OrderChange,
): Promise<string | null> {
  // An erased order is only a row for the counts and cannot be changed.
  if (order.erased_at !== null) return erasedOrder(order.order_id).message;
  const expectedVersion = versions?.[order.order_id];
  if (expectedVersion !== undefined && expectedVersion !== order.version)
    return staleReason(trx, order, expectedVersion);
  return change.refuse?.(order) ?? null;
}

async function staleReason(
  trx: Transaction<Database>,
  order: LockedOrder,
  expectedVersion: number,
): Promise<string> {
  const last = await trx
    .selectFrom('order_history')
    .select(['action', 'actor_name', 'detail'])
    .where('order_pk', '=', order.id)
    .where('order_version', '>', expectedVersion)
    .orderBy('order_version', 'desc')
    .orderBy('id', 'asc')
    .executeTakeFirst();
  if (last === undefined) return 'Someone has changed this order in the meantime.';
  const sentence = historySentence({
    action: last.action as HistoryAction,
    actor: last.actor_name,
    detail: last.detail,
  });
  return `${sentence} in the meantime.`;
}
