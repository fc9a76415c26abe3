import type { IntakeOrder } from '@pabean/api-client/contract';
import { type FileByRules, usualFileBy } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { nextOrderNumbers } from './intake-numbers.ts';
import {
  declarationRow,
  familyRows,
  filled,
  orderRow,
  purchaseRows,
  signatureRows,
} from './intake-order-rows.ts';
import { insertRows, type Row } from './intake-rows.ts';
import { beginHistory } from './order-history.ts';

/** Who brings orders, and from where. */
export interface IntakeOrigin {
  readonly ip: string | null;
  readonly actorName: string;
  /** When the history says it happened; now, unless demo data pretends otherwise. */
  readonly at?: (order: IntakeOrder) => string;
  /** How long before an arrival we want it filed; the usual hours unless it is said. */
  readonly fileBy?: FileByRules | undefined;
}

/** What became of one order; `created` is false when its id was there already. */
export interface TakenOrder {
  readonly order_id: string;
  readonly created: boolean;
}

/**
 * Takes whole orders in the caller's transaction: the order, its people, its declaration, its
 * signature, its evidence and the first lines of its history, in seven statements for any number of orders.
 *
 * An id that exists, in the database or earlier in the list, changes nothing: the first one wins.
 * @returns one result for each order, in their order
 */
export async function takeOrders(
  trx: Transaction<Database>,
  orders: readonly IntakeOrder[],
  origin: IntakeOrigin,
): Promise<TakenOrder[]> {
  const now = new Date().toISOString();
  const sent = new Set(orders.flatMap((order) => order.order_id ?? []));
  const results: TakenOrder[] = [];
  const created: { order: IntakeOrder; pk: number }[] = [];

  let open = [...orders.entries()];
  while (open.length > 0) {
    const unnamed = open.filter(([, order]) => order.order_id === undefined).length;
    const numbers = unnamed > 0 ? await nextOrderNumbers(trx, unnamed, sent) : [];
    const named = open.map(([index, order]) => {
      const orderId = order.order_id ?? numbers.shift() ?? '';
      return { index, order, orderId };
    });
    const pks = await insertOrders(trx, named, origin, now);
    open = [];
    for (const { index, order, orderId } of named) {
      const pk = pks.get(orderId);
      pks.delete(orderId);
      if (pk !== undefined) created.push({ order, pk });
      // Somebody brought this very number along in the meantime: this order needs another one.
      else if (order.order_id === undefined) open.push([index, order]);
      results[index] = { order_id: orderId, created: pk !== undefined };
    }
  }
  await insertParts(trx, created, origin, now);
  return results;
}

/** @returns the keys of the orders that were not there before */
async function insertOrders(
  trx: Transaction<Database>,
  orders: readonly { order: IntakeOrder; orderId: string }[],
  origin: IntakeOrigin,
  now: string,
): Promise<Map<string, number>> {
  const firsts = new Map<string, IntakeOrder>();
  for (const { order, orderId } of orders) {
    if (!firsts.has(orderId)) firsts.set(orderId, order);
  }
  // In one order, so that two transactions with the same ids wait for each other and never both.
  const rows = [...firsts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([orderId, order]) =>
      orderRow(order, orderId, now, origin.at?.(order) ?? now, origin.fileBy ?? usualFileBy),
    );
  const inserted = await insertRows(trx, 'orders', rows, {
    unlessSame: 'order_id',
    returning: ['id', 'order_id'],
  });
  return new Map(inserted.map((row) => [row.order_id, row.id]));
}

async function insertParts(
  trx: Transaction<Database>,
  created: readonly { order: IntakeOrder; pk: number }[],
  origin: IntakeOrigin,
  now: string,
): Promise<void> {
  const each = <R>(rowsOf: (order: IntakeOrder, pk: number) => R[]): R[] =>
    created.flatMap(({ order, pk }) => rowsOf(order, pk));
  await insertRows(trx, 'order_family_member', each(familyRows));
  await insertRows(
    trx,
    'order_declaration',
    each((order, pk) => [declarationRow(order, pk)]),
  );
  await insertRows(
    trx,
    'order_signature',
    each((order, pk) => signatureRows(order, pk, now)),
  );
  await insertRows(trx, 'order_purchase', each(purchaseRows));
  await beginHistory(
    trx,
    each((order, pk) => historyRows(order, pk, origin, origin.at?.(order) ?? now)),
  );
}

function historyRows(
  order: IntakeOrder,
  pk: number,
  origin: IntakeOrigin,
  at: string,
): Row<'order_history'>[] {
  const row = (position: number, action: string, detail: Record<string, string | null>) => ({
    order_pk: pk,
    position,
    order_version: 1,
    at,
    actor_kind: 'intake' as const,
    actor_name: origin.actorName,
    ip: origin.ip,
    action,
    detail,
  });
  const received = row(1, 'received', { mode: order.processing_mode });
  return order.paid ? [received, row(2, 'paid', { gateway: filled(order.gateway) })] : [received];
}
