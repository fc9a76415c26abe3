import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

const batch = 500;

/**
 * Writes the words of one batch of orders that came in before migration 0020, from the newest to the
 * oldest. What a change of an order wrote meanwhile stays.
 * @returns how many were written; 0 when all have theirs, or another process is at it
 */
export async function fillOrderWords(trx: Transaction<Database>): Promise<number> {
  const state = await trx
    .selectFrom('order_words_fill')
    .select('below')
    .where('below', '>', 0)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (state === undefined) return 0;
  const { rows } = await sql<{ least: number | null; n: number }>`
    with batch as materialized (
      select id, search_week(created_at) as week,
        search_starts(concat_ws(' ', order_id, full_name, email))
          || search_words(transaction_id) || search_words(passport_number) as words,
        search_telephone(country_code, phone_number) as telephone
      from orders where id < ${state.below} order by id desc limit ${batch}
    ), weeks as (
      insert into order_words_week select distinct week from batch on conflict do nothing
    ), written as (
      insert into order_words select * from batch on conflict do nothing
    )
    select min(id) as least, count(*)::int as n from batch
  `.execute(trx);
  const { least = null, n = 0 } = rows[0] ?? {};
  await trx
    .updateTable('order_words_fill')
    .set({ below: least ?? 0 })
    .execute();
  return n;
}

/**
 * Removes the trigrams once every order has its words: no order pays for both. Searches do not need
 * them from then on.
 */
export async function removeTrigrams(db: Kysely<Database>): Promise<void> {
  const filled = await db
    .selectFrom('order_words_fill')
    .select('below')
    .where('below', '=', 0)
    .executeTakeFirst();
  if (filled === undefined) return;
  // Outside of a transaction, one after the other: neither lists nor moves wait.
  await sql`drop index concurrently if exists orders_search`.execute(db);
  await sql`drop index concurrently if exists orders_search_papers`.execute(db);
  await db.deleteFrom('order_words_fill').where('below', '=', 0).execute();
}
