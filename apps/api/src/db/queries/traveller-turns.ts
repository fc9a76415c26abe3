import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** First half of the advisory locks' keys, so that they differ from the keys of other programs. */
const lockSpace = 7711;
/**
 * Travellers share so many locks. One for each would be a thousand for a batch of an import, and PostgreSQL
 * has room for some thousands in all.
 */
const turns = 1024;

/** What tells a traveller and a day, as the orders have it. */
export interface TravellerAndDay {
  readonly passport_number?: string | null | undefined;
  readonly full_name?: string | null | undefined;
  readonly dob?: string | null | undefined;
  readonly doa?: string | null | undefined;
}

/** Whose turns are taken: those of these orders, or of these values. */
export type WhoseTurns =
  | { readonly pks: readonly number[] }
  | { readonly orderIds: readonly string[] }
  | { readonly travellers: readonly TravellerAndDay[] };

/**
 * Takes the turns of travellers and days until the transaction ends: who wants the same meanwhile waits, and
 * sees then what was written. So of two orders that come in or change at once each finds the other.
 *
 * They are taken once in a transaction, after the rows of its own orders and before those of others, which
 * are taken only where they are free (`holdFreeOrders`). All are taken in one order. Nobody waits for a row
 * while holding a turn, and so no two wait for each other.
 */
export async function takeTravellerTurns(
  trx: Transaction<Database>,
  whose: WhoseTurns,
): Promise<void> {
  const day = sql`' ' || (doa - date '2000-01-01')`;
  await sql`
    select pg_advisory_xact_lock(${sql.lit(lockSpace)}, turn) from (
      select distinct ${sql.lit(turns - 1)} & unnest(array[
        hashtext(nullif(same_passport(passport_number), '') || ${day}),
        hashtext(same_name(full_name) || ' ' || (dob - date '2000-01-01') || ${day})
      ]) as turn
      from (${travellersOf(whose)}) one
      order by turn
    ) sorted where turn is not null`.execute(trx);
}

function travellersOf(whose: WhoseTurns): RawBuilder<unknown> {
  const columns = sql`select passport_number, full_name, dob, doa`;
  if ('pks' in whose) return sql`${columns} from orders where id = any(${[...whose.pks]})`;
  if ('orderIds' in whose) {
    return sql`${columns} from orders where order_id = any(${[...whose.orderIds]})`;
  }
  const travellers = whose.travellers.map(({ passport_number, full_name, dob, doa }) => ({
    passport_number,
    full_name,
    dob,
    doa,
  }));
  return sql`${columns} from json_to_recordset(${JSON.stringify(travellers)}::json)
    x(passport_number text, full_name text, dob date, doa date)`;
}

/** Locks those of these orders that nobody else holds, until the transaction ends. @returns their keys */
export async function holdFreeOrders(
  trx: Transaction<Database>,
  pks: readonly number[],
): Promise<number[]> {
  const held = trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', sql<number>`any(${[...pks]})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked();
  return (await held.execute()).map(({ id }) => id);
}

/** Name of the job that checks orders which somebody else held when their twins changed. */
export const recheckTask = 'recheck_orders';

/** Which orders a job checks. */
export interface RecheckJob {
  readonly pks: readonly number[];
}

/** Has these orders checked once this transaction is through. */
export async function queueRecheck(
  trx: Transaction<Database>,
  pks: readonly number[],
): Promise<void> {
  const job: RecheckJob = { pks };
  // Before the mails, which may wait for a provider.
  await sql`select graphile_worker.add_job(${recheckTask}, ${JSON.stringify(job)}::json,
    priority => -1)`.execute(trx);
}
