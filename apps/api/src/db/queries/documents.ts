import type { CodeOutcome, CodePlace, MailServiceProvider, UploadMediaType } from '@pabean/domain';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Where a document is served from (spec section 7, Files). */
export function documentPath(orderId: string, fileName: string): string {
  return `/uploads/docs/${encodeURIComponent(orderId)}/${encodeURIComponent(fileName)}`;
}

/** Whether the order that a statement approves is in time; one without a clock keeps what was said before. */
export const filedInTime = sql<boolean | null>`case when file_by_at is null then filed_in_time
  else now() < file_by_at end`;

/**
 * A value of who completes an order by its document, and when. Where it stands in Completed by somebody, that stays:
 * a document in place of another completes nothing, and reports of past months count what was completed in them.
 */
export const unlessCompleted = <Value>(
  column: 'processing_date' | 'processed_by' | 'status_since',
  value: Value,
): RawBuilder<Value> =>
  sql<Value>`case when process_status = 'Completed' and processed_by is not null
    then ${sql.ref(column)} else ${value} end`;

/** Where the bytes of a document lie and what they are. */
export interface DocumentFile {
  readonly id: string;
  readonly orderPk: number;
  readonly storageKey: string;
  readonly mediaType: string;
  readonly fileName: string;
  /** Bytes, as it was uploaded. */
  readonly size: number;
  readonly sha256: string;
}

/** A stored document by the address it is served from; earlier versions answer too. */
export async function findDocumentFile(
  db: Kysely<Database>,
  orderId: string,
  fileName: string,
): Promise<DocumentFile | undefined> {
  return db
    .selectFrom('document as d')
    .innerJoin('orders as o', 'o.id', 'd.order_pk')
    .select([
      'd.id',
      'd.order_pk as orderPk',
      'd.storage_key as storageKey',
      'd.media_type as mediaType',
      'd.file_name as fileName',
      'd.size',
      'd.sha256',
    ])
    .where('o.order_id', '=', orderId)
    .where('d.file_name', '=', fileName)
    .executeTakeFirst();
}

export interface NewDocument {
  readonly id: string;
  readonly orderPk: number;
  readonly fileName: string;
  readonly storageKey: string;
  readonly mediaType: UploadMediaType;
  readonly size: number;
  readonly sha256: string;
  readonly provider: MailServiceProvider;
  readonly createdBy: number;
  /** What became of looking for its QR code. */
  readonly code: { readonly outcome: CodeOutcome; readonly place?: CodePlace };
}

/** The document of this id, also where another one has taken its place. */
export function findDocument(
  db: Kysely<Database>,
  id: string,
): Promise<{ sha256: string; replaced_at: string | null } | undefined> {
  return db
    .selectFrom('document')
    .select(['sha256', 'replaced_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Makes a document the order's current one; the one before stays as an earlier version. */
export async function replaceDocument(
  trx: Transaction<Database>,
  document: NewDocument,
): Promise<void> {
  await trx
    .updateTable('document')
    .set({ replaced_at: new Date() })
    .where('order_pk', '=', document.orderPk)
    .where('replaced_at', 'is', null)
    .execute();
  await trx
    .insertInto('document')
    .values({
      id: document.id,
      order_pk: document.orderPk,
      file_name: document.fileName,
      storage_key: document.storageKey,
      media_type: document.mediaType,
      size: document.size,
      sha256: document.sha256,
      mail_service_provider: document.provider,
      created_by: document.createdBy,
      code_outcome: document.code.outcome,
      code_place: document.code.place ? JSON.stringify(document.code.place) : null,
    })
    .execute();
}
