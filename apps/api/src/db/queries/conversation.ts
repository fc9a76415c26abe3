import type { EntryAuthor, EntryKind } from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** An order as the conversation finds it, locked until the transaction ends. */
export function lockOrderToWrite(trx: Transaction<Database>, orderId: string) {
  return trx
    .selectFrom('orders')
    .select([
      'id',
      'order_id',
      'version',
      'process_status',
      'paid_at',
      'wrote_at',
      'erased_at',
      'email',
    ])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** One entry to be kept. */
export interface NewEntry {
  readonly orderPk: number;
  readonly kind: EntryKind;
  readonly author: EntryAuthor;
  readonly member?: { readonly id: number | null; readonly name: string } | undefined;
  readonly questionId?: number | undefined;
  readonly language?: string | null | undefined;
  readonly body: string;
  readonly english?: string | null | undefined;
  readonly sendKey?: string | undefined;
}

/** Keeps an entry. */
export function addEntry(
  trx: Transaction<Database>,
  entry: NewEntry,
): Promise<{ id: number; at: string }> {
  return trx
    .insertInto('order_message')
    .values({
      order_pk: entry.orderPk,
      kind: entry.kind,
      author: entry.author,
      member_id: entry.member?.id ?? null,
      member_name: entry.member?.name ?? null,
      question_id: entry.questionId ?? null,
      language: entry.language ?? null,
      body: entry.body,
      english: entry.english ?? null,
      send_key: entry.sendKey ?? null,
    })
    .returning(['id', 'at'])
    .executeTakeFirstOrThrow();
}

/** The entry that this send of a device has made already. */
export function findSent(trx: Transaction<Database>, orderPk: number, sendKey: string) {
  return trx
    .selectFrom('order_message')
    .select(['id', 'at', 'kind', 'author', 'body', 'language', 'question_id'])
    .where('order_pk', '=', orderPk)
    .where('send_key', '=', sendKey)
    .executeTakeFirst();
}

/** What the traveller wrote last, of all or up to an entry. */
export function findLastWritten(trx: Transaction<Database>, orderPk: number, upTo?: number) {
  return trx
    .selectFrom('order_message')
    .select(['body', 'at'])
    .where('order_pk', '=', orderPk)
    .where('kind', '=', 'message')
    .where('author', '=', 'traveller')
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Whether the traveller wrote behind this entry, a message or an answer. Call it with the order's row locked. */
export async function hasWrittenSince(
  trx: Transaction<Database>,
  orderPk: number,
  entryId: number,
): Promise<boolean> {
  const written = await trx
    .selectFrom('order_message')
    .select('id')
    .where('order_pk', '=', orderPk)
    .where('id', '>', entryId)
    .where('author', '=', 'traveller')
    .limit(1)
    .executeTakeFirst();
  return written !== undefined;
}

/** The answer to a question, with the digest of its file. */
export function findAnswer(trx: Transaction<Database>, questionId: number) {
  return trx
    .selectFrom('order_message as m')
    .leftJoin('order_message_file as f', 'f.message_id', 'm.id')
    .select(['m.id', 'm.body', 'm.at', 'f.sha256'])
    .where('m.question_id', '=', questionId)
    .where('m.kind', '=', 'answer')
    .executeTakeFirst();
}

/** A file that lies in the store and belongs to an entry. */
export interface NewEntryFile {
  readonly id: string;
  readonly orderPk: number;
  readonly messageId: number;
  readonly fileName: string;
  readonly storageKey: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
}

/** Names a file in an entry. */
export async function addEntryFile(trx: Transaction<Database>, file: NewEntryFile): Promise<void> {
  await trx
    .insertInto('order_message_file')
    .values({
      id: file.id,
      order_pk: file.orderPk,
      message_id: file.messageId,
      file_name: file.fileName,
      storage_key: file.storageKey,
      media_type: file.mediaType,
      size: file.size,
      sha256: file.sha256,
    })
    .execute();
}

/** How many files the traveller has sent with messages, and their bytes; answers to us are not among them. */
export async function filesOfMessages(
  trx: Transaction<Database>,
  orderPk: number,
): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await trx
    .selectFrom('order_message_file as f')
    .innerJoin('order_message as m', 'm.id', 'f.message_id')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('f.size').as('bytes')])
    .where('m.order_pk', '=', orderPk)
    .where('m.kind', '=', 'message')
    .where('m.author', '=', 'traveller')
    .executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes ?? 0) };
}

/** Sets or takes away marks of an order that change nothing else of it. */
export async function markOrder(
  trx: Transaction<Database>,
  orderPk: number,
  marks: {
    readonly wrote_at?: Date | null;
    readonly answered_at?: null;
    readonly no_answer_at?: Date | null;
  },
): Promise<void> {
  await trx.updateTable('orders').set(marks).where('id', '=', orderPk).execute();
}

/** A file of a conversation by the address it is served from. */
export function findEntryFile(db: Kysely<Database>, orderId: string, fileName: string) {
  return db
    .selectFrom('order_message_file as f')
    .innerJoin('orders as o', 'o.id', 'f.order_pk')
    .select([
      'f.storage_key as storageKey',
      'f.media_type as mediaType',
      'f.file_name as fileName',
      'f.size',
      'f.sha256',
      sql<boolean>`o.process_status <> 'Deleted' and o.erased_at is null`.as('ofTraveller'),
    ])
    .where('o.order_id', '=', orderId)
    .where('f.file_name', '=', fileName)
    .executeTakeFirst();
}
