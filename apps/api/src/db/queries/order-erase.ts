import { personalFieldKeys } from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Every personal field of the table of fields; a new one is erased by its entry there. */
const nothingPersonal = Object.fromEntries(personalFieldKeys.map((key) => [key, null]));

/**
 * Removes what can tell a person from these orders; status, mode, dates and nationality stay for
 * the counts, the history stays because it holds nothing of the traveller.
 * @returns what of them lies in files: storage keys of the documents and ids of the mails, to be
 * removed once the transaction is through
 */
export async function eraseOrders(
  trx: Transaction<Database>,
  orderPks: readonly number[],
): Promise<{ storageKeys: string[]; mailIds: string[] }> {
  if (orderPks.length === 0) return { storageKeys: [], mailIds: [] };
  const ids = [...orderPks];
  await trx.updateTable('orders').set(nothingPersonal).where('id', 'in', ids).execute();
  for (const table of [
    'order_family_member',
    'order_declaration',
    'order_signature',
    'remark',
    'download',
    'download_press',
    'download_excess',
    'document_delivery',
    'document_access',
  ] as const) {
    await trx.deleteFrom(table).where('order_pk', 'in', ids).execute();
  }
  const mails = await trx
    .deleteFrom('mail_message')
    .where('order_pk', 'in', ids)
    .returning('id')
    .execute();
  const documents = await trx
    .deleteFrom('document')
    .where('order_pk', 'in', ids)
    .returning('storage_key')
    .execute();
  return {
    storageKeys: documents.map((document) => document.storage_key),
    mailIds: mails.map((mail) => mail.id),
  };
}

/** Which of these mails belonged to an order that was erased: its history still names them. */
export async function erasedMails(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const known = await db
    .selectFrom('mail_message')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  const live = new Set(known.map((mail) => mail.id));
  const unknown = ids.filter((id) => !live.has(id));
  if (unknown.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct h.detail ->> 'mailId' as id
    from order_history h join orders o on o.id = h.order_pk
    where o.erased_at is not null and h.detail ->> 'mailId' = any(${unknown}::text[])
  `.execute(db);
  return rows.map((row) => row.id);
}
