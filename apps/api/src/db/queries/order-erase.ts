import { type DisputeMark, evidenceWords } from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import { emptiedColumns, emptiedTables } from '../order-erasure.ts';
import type { Database } from '../schema.ts';

const fileTables = ['document', 'order_message_file', 'dispute_file', 'dispute_answer'] as const;

const isFileTable = (table: string): table is (typeof fileTables)[number] =>
  fileTables.some((name) => name === table);

/** A text as it is compared with a source: an address of a page spells names with hyphens and dots. */
const bare = (text: string) => sql`nullif(translate(lower(${sql.ref(text)}), ' .,_+-()/', ''), '')`;

/** Whether a source holds an e-mail, or what this order says of its own traveller. */
const namesTraveller = sql<boolean>`(source ~ '@|%40'
  or position(${bare('email')} in ${bare('source')}) > 0
  or position(${bare('full_name')} in ${bare('source')}) > 0
  or position(${bare('phone_number')} in ${bare('source')}) > 0)`;

/**
 * The source of an order, where a campaign has brought so many: it is what stood in the address of a page, so one of
 * a single order may be a name or an e-mail. By the cockpit's counts, which know the erased orders too. One person may
 * have as many orders.
 */
const sharedSource = sql<string | null>`case when ${namesTraveller} then null
  when cockpit_word(source) in (
    select value from cockpit_count where cut = 'source'
    group by value having greatest(sum(orders), sum(payments)) >= 5) then source end`;

/**
 * Removes what can tell a person from these orders, as order-erasure.ts says for each table and column.
 * @returns what of them lies in files: storage keys of the documents and ids of the mails, to be
 * removed once the transaction is through
 */
export async function eraseOrders(
  trx: Transaction<Database>,
  orderPks: readonly number[],
): Promise<{ storageKeys: string[]; mailIds: string[] }> {
  if (orderPks.length === 0) return { storageKeys: [], mailIds: [] };
  const ids = [...orderPks];
  await trx
    .updateTable('orders')
    .set({ ...emptiedColumns, source: sharedSource })
    .where('id', 'in', ids)
    .execute();
  await trx
    .updateTable('dispute')
    .set({
      // Ids of the payment, the last four digits of its card, and what a shop calls the kind of case.
      told: '{}',
      category: null,
      summary: null,
      outcome_note: null,
      // Ids of evidence count in the cockpit; staff's own words may tell a person.
      lacked: sql<string[]>`array(
        select word from unnest(lacked) word where word = any(${Object.keys(evidenceWords)}::text[]))`,
      marks: sql<DisputeMark[]>`array_append(array_remove(marks, 'erased-order'), 'erased-order')`,
      version: sql<number>`version + 1`,
    })
    .where('order_pk', 'in', ids)
    .execute();
  const storageKeys: string[] = [];
  const mailIds: string[] = [];
  for (const table of emptiedTables) {
    if (isFileTable(table)) {
      const rows = await trx
        .deleteFrom(table)
        .where('order_pk', 'in', ids)
        .returning('storage_key')
        .execute();
      storageKeys.push(...rows.map((file) => file.storage_key));
    } else if (table === 'mail_message') {
      const rows = await trx
        .deleteFrom(table)
        .where('order_pk', 'in', ids)
        .returning('id')
        .execute();
      mailIds.push(...rows.map((mail) => mail.id));
    } else {
      await trx.deleteFrom(table).where('order_pk', 'in', ids).execute();
    }
  }
  // Last: an answer that was on its way has ended, and its row is gone.
  await forgetGatewayWords(trx, ids);
  return { storageKeys, mailIds };
}

/** Why a gateway took no answer stands in its own words, and it quotes what it does not take. */
async function forgetGatewayWords(trx: Transaction<Database>, orderPks: number[]): Promise<void> {
  await sql`
    update dispute_event set detail = detail - 'why'
    where action = 'not-sent' and dispute_pk in (
      select id from dispute where order_pk = any(${orderPks}))`.execute(trx);
}

/** Which of these mails belonged to an order that was erased: its history still names them. */
export async function erasedMails(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const mailRows = await db
    .selectFrom('mail_message')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  const live = new Set(mailRows.map((mail) => mail.id));
  const unknown = ids.filter((id) => !live.has(id));
  if (unknown.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct h.detail ->> 'mailId' as id
    from order_history h join orders o on o.id = h.order_pk
    where o.erased_at is not null and h.detail ->> 'mailId' = any(${unknown}::text[])
  `.execute(db);
  return rows.map((row) => row.id);
}
