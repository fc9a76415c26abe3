import {
  declarationKeys,
  type OrderToCheck,
  type SameTraveller,
  type Scheme,
  type SchemeFieldValues,
} from '@pabean/domain';
import type { Kysely, Transaction } from 'kysely';
import { changedTwins } from '../../core/checks/changed-twins.ts';
import { type CheckColumns, checkColumns } from '../../core/checks/check-columns.ts';
import { holdOrders } from '../../db/queries/check-runs.ts';
import {
  type FoundOrder,
  findOrdersToCheck,
  findTwiceOrders,
  keepChecks,
  type TwiceOrder,
} from '../../db/queries/order-checks.ts';
import {
  holdFreeOrders,
  queueRecheck,
  type RecheckJob,
  takeTravellerTurns,
} from '../../db/queries/traveller-turns.ts';
import type { Database } from '../../db/schema.ts';

/** An order of the database as the checker reads it. */
export function orderToCheck(found: FoundOrder): OrderToCheck {
  const { declaration } = found;
  return {
    created_at: found.created_at,
    fields: found,
    family: found.family,
    answers: Object.fromEntries(declarationKeys.map((key) => [key, declaration?.[key] === true])),
    goods: declaration?.goods_details ?? {},
    scheme: (found.scheme_fields ?? {}) as SchemeFieldValues,
  };
}

/** Whether other orders are of an order's traveller and day. */
export function sameTraveller(pk: number, twice: readonly TwiceOrder[]): SameTraveller {
  const others = twice.filter((one) => one.pk === pk);
  return {
    passport: others.some(({ by }) => by === 'passport'),
    name: others.some(({ by }) => by === 'name'),
  };
}

/** What the rules of today say of these orders, by key. Reads alone. */
export async function checksOf(
  trx: Transaction<Database>,
  pks: readonly number[],
  now: Date,
  schemes?: readonly Scheme[],
): Promise<Map<number, CheckColumns & { readonly before: FoundOrder['checked'] }>> {
  const twice = await findTwiceOrders(trx, { pks });
  const found = await findOrdersToCheck(trx, pks);
  return new Map(
    found.map((order) => {
      const columns = checkColumns(
        orderToCheck(order),
        now,
        sameTraveller(order.id, twice),
        schemes,
      );
      return [order.id, { ...columns, before: order.checked }];
    }),
  );
}

/**
 * Checks these orders anew and keeps what was found, in the caller's transaction. They are locked before they
 * are read, or what somebody else finds of one meanwhile would be written over. One that is held already is
 * not waited for, as its holder may wait for us: a job checks it after this transaction.
 */
export async function recheck(
  trx: Transaction<Database>,
  pks: readonly number[],
  now = new Date(),
): Promise<void> {
  if (pks.length === 0) return;
  const free = new Set(await holdFreeOrders(trx, pks));
  const busy = pks.filter((pk) => !free.has(pk));
  if (busy.length > 0) await queueRecheck(trx, busy);
  await checkHeld(trx, [...free], now);
}

/**
 * Checks orders that were held when their mark changed, and the others of their travellers and days: whoever
 * held one may have changed whose twin it is.
 */
export async function recheckBusy(db: Kysely<Database>, { pks }: RecheckJob): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const twice = await findTwiceOrders(trx, { pks });
    const all = inTurn([...pks, ...twice.map(({ other }) => other)]);
    await holdOrders(trx, all);
    await takeTravellerTurns(trx, { pks: all });
    await checkHeld(trx, all);
  });
}

async function checkHeld(
  trx: Transaction<Database>,
  pks: readonly number[],
  now = new Date(),
): Promise<void> {
  const checks = await checksOf(trx, pks, now);
  await keepChecks(
    trx,
    [...checks].map(([id, { before: _, ...columns }]) => ({ id, ...columns })),
  );
}

/**
 * Checks a corrected order, and those of the same traveller and day whose own mark changes by it. The turns
 * of the traveller before and after are the transaction's (`takeTravellerTurns`).
 * @param before other orders of its traveller and day before the correction
 */
export async function recheckCorrected(
  trx: Transaction<Database>,
  pk: number,
  before: readonly TwiceOrder[],
): Promise<void> {
  await recheck(trx, inTurn([pk, ...changedTwins(before, await twinsOf(trx, pk))]));
}

/** Other orders of an order's traveller and day. */
export function twinsOf(trx: Transaction<Database>, pk: number): Promise<TwiceOrder[]> {
  return findTwiceOrders(trx, { pks: [pk] });
}

/** Each key once, smallest first: two transactions wait for each other and never both. */
const inTurn = (pks: readonly number[]) => [...new Set(pks)].sort((one, other) => one - other);

/**
 * Checks orders that have just come in of a traveller and day of which there are others, and those others
 * whose own mark changes by it. What else is found of an order is in its row since it came in, so this is
 * two statements for nearly all.
 */
export async function recheckTwice(
  trx: Transaction<Database>,
  takenOrders: readonly { readonly order_id: string; readonly created: boolean }[],
): Promise<void> {
  const orderIds = takenOrders.filter(({ created }) => created).map(({ order_id }) => order_id);
  if (orderIds.length === 0) return;
  await takeTravellerTurns(trx, { orderIds });
  const twice = await findTwiceOrders(trx, { orderIds });
  await recheck(trx, inTurn([...twice.map(({ pk }) => pk), ...changedTwins([], twice)]));
}
