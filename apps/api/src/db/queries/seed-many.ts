import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import { foldListBuckets } from './list-buckets.ts';
import { mendCounts } from './report-counts.ts';
import { addBulkOrders, bulkOrderCount } from './seed-bulk-orders.ts';

/** Orders that one statement adds, or writes the words of. */
const atOnce = 25_000;
/** Connections that work side by side. */
const sideBySide = 2;
const filledTables = ['orders', 'order_words', 'order_history', 'mail_message'] as const;

/**
 * Fills a database of measurements with millions of orders, about a million in a minute on two cores:
 * triggers rest and secondary indexes are made once at the end. Every twentieth order has a mail and
 * every hundredth one that came back. Nobody else may use the database meanwhile, and one that is left
 * half filled is of no use. Statements must not time out.
 */
export async function seedMany(db: Kysely<Database>, count: number): Promise<void> {
  const start = await bulkOrderCount(db);
  const indexes = await secondaryIndexes(db);
  await setTriggers(db, 'disable');
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  const fill = { first: start + 1, last: start + count };
  await inParts(fill.first, fill.last, (from, to) => addBulkOrders(db, { from, to, fill }));
  await addWhatBelongs(db, fill.first, fill.last);
  const waiting = indexes.map(({ definition }) => definition);
  await Promise.all(Array.from({ length: sideBySide }, () => buildIndexes(db, waiting)));
  await setTriggers(db, 'enable');
  await sql`analyze`.execute(db);
  await mendCounts(db);
  // One call fills or cuts one list.
  while ((await foldListBuckets(db)) > 0);
  await sql`vacuum (analyze)`.execute(db);
}

/** What triggers would have made of new orders, and their mails. */
async function addWhatBelongs(db: Kysely<Database>, first: number, last: number): Promise<void> {
  await inParts(first, last, async (from, to) => {
    const orders = sql`orders where order_id between ${bulkId(from)} and ${bulkId(to)}`;
    await sql`
      insert into order_words
      select id, search_week(created_at),
        search_starts(concat_ws(' ', order_id, full_name, email))
          || search_words(transaction_id) || search_words(passport_number),
        search_telephone(country_code, phone_number)
      from ${orders}
    `.execute(db);
    await sql`
      insert into order_history_head
      select h.order_pk, 1, h.digest from order_history h
      where h.order_pk in (select id from ${orders})
    `.execute(db);
    await sql`
      insert into mail_message (id, order_pk, kind, recipient, subject, html, body_text,
        mail_service_provider, state, transport, attempts, delivery, created_at, sent_at)
      select gen_random_uuid(), id, 'approval', email, 'Approved', '', '', 'AWS', 'sent', 'ses', 1,
        case when id % 100 = 0 then 'bounced' else 'delivered' end, created_at, created_at
      from ${orders} and id % 20 = 0
    `.execute(db);
  });
  await sql`
    insert into order_words_week select distinct week from order_words on conflict do nothing
  `.execute(db);
}

/** Runs the work on parts of the numbers, two at a time. */
async function inParts(
  first: number,
  last: number,
  work: (from: number, to: number) => Promise<void>,
): Promise<void> {
  let next = first;
  const worker = async () => {
    while (next <= last) {
      const from = next;
      next += atOnce;
      await work(from, Math.min(last, from + atOnce - 1));
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
}

/** The indexes of the filled tables that no constraint needs, the slowest to build first. */
async function secondaryIndexes(
  db: Kysely<Database>,
): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where i.indrelid = any(array[${sql.join(filledTables.map((table) => sql`${table}::regclass`))}])
      and not i.indisunique and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by a.amname = 'gin' desc, c.relname
  `.execute(db);
  return rows;
}

async function buildIndexes(db: Kysely<Database>, waiting: string[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set maintenance_work_mem = '1GB'`.execute(connection);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await sql.raw(next).execute(connection);
    }
    await sql`reset maintenance_work_mem`.execute(connection);
  });
}

async function setTriggers(db: Kysely<Database>, state: 'disable' | 'enable'): Promise<void> {
  for (const table of [...filledTables, 'order_history_head'] as const) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(db);
  }
}

function bulkId(number: number): string {
  return `BULK-${String(number).padStart(8, '0')}`;
}
