import type { IntakeOrder } from '@pabean/api-client/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { type IntakeOrigin, type TakenOrder, takeOrders } from './intake.ts';
import { fingerprint } from './intake-answers.ts';
import { insertRows } from './intake-rows.ts';

/** Begins the key of an order's content, beside the keys of calls. */
export const orderKeyStart = 'import:';

/**
 * Takes orders of a file. One without an id is known again by its whole content, so that the same
 * file can be imported again: what it was given is kept beside the answers to calls, and for good.
 */
export async function takeFileOrders(
  trx: Transaction<Database>,
  orders: readonly IntakeOrder[],
  origin: IntakeOrigin,
): Promise<TakenOrder[]> {
  if (orders.every((order) => order.order_id !== undefined)) return takeOrders(trx, orders, origin);
  // Two importers of one file must not both find that an order is new.
  await sql`select pg_advisory_xact_lock(hashtext('import of orders without an id'))`.execute(trx);
  const keys = orders.map((order) =>
    order.order_id === undefined ? `${orderKeyStart}${fingerprint(order)}` : undefined,
  );
  const existingIds = await knownIds(trx, keys);
  const isRepeat = (index: number) =>
    keys[index] !== undefined && keys.indexOf(keys[index]) < index;
  const firsts = [...orders.keys()].filter((index) => !isRepeat(index));
  const takenOrders = await takeOrders(
    trx,
    firsts.flatMap((index) => named(orders[index], existingIds.get(keys[index] ?? ''))),
    origin,
  );
  const byKey = new Map<string | undefined, TakenOrder>();
  const results = new Map<number, TakenOrder>();
  for (const [position, index] of firsts.entries()) {
    const result = takenOrders[position];
    if (result === undefined) continue;
    byKey.set(keys[index], result);
    results.set(index, result);
  }
  await keepIds(trx, byKey);
  return orders.map((_, index) => {
    const repeated = byKey.get(keys[index]);
    return results.get(index) ?? { order_id: repeated?.order_id ?? '', created: false };
  });
}

/**
 * Names the weeks of these moments as weeks that have orders, in a statement of its own: two transactions that
 * bring the same new week would wait for each other until one of them ends.
 */
export async function nameWeeks(db: Kysely<Database>, moments: readonly string[]): Promise<void> {
  await sql`
    insert into order_words_week
      select distinct search_week(at) from unnest(${[...moments]}::timestamptz[]) at order by 1
      on conflict do nothing`.execute(db);
}

/**
 * Lets the commit of this transaction end before it is on the disk. A file is there to be imported again
 * after a power failure, so only its end has to wait: `flushCommits`.
 */
export async function commitLater(trx: Transaction<Database>): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(trx);
}

/**
 * Makes the commit of this transaction wait until it and all before it are on the disk. One that wrote
 * nothing would not wait, so it writes a message that nobody reads.
 */
export async function flushCommits(trx: Transaction<Database>): Promise<void> {
  await sql`set local synchronous_commit = on`.execute(trx);
  await sql`select pg_logical_emit_message(true, 'pabean', 'import')`.execute(trx);
}

/** Whether the database ended this transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/** Whether the database said no to the values themselves (SQLSTATE classes 22 and 23). */
export function isRefusedData(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^2[23]...$/.test(code);
}

function named(order: IntakeOrder | undefined, orderId: string | undefined): IntakeOrder[] {
  if (order === undefined) return [];
  return [orderId === undefined ? order : { ...order, order_id: orderId }];
}

async function knownIds(
  trx: Transaction<Database>,
  keys: readonly (string | undefined)[],
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('idempotent_answer')
    .select(['key', 'answer'])
    .where('key', '=', sql<string>`any(${keys.filter((key) => key !== undefined)})`)
    .execute();
  return new Map(rows.map(({ key, answer }) => [key, (answer as TakenOrder).order_id]));
}

async function keepIds(
  trx: Transaction<Database>,
  byKey: ReadonlyMap<string | undefined, TakenOrder>,
): Promise<void> {
  const rows = [...byKey].flatMap(([key, answer]) =>
    key !== undefined && answer.created ? [{ key, request_sha256: key.slice(-64), answer }] : [],
  );
  await insertRows(trx, 'idempotent_answer', rows);
}
