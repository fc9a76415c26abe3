import { Readable } from 'node:stream';
import { uploadMediaTypes } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import type { Message } from '../../adapters/mail/transport.ts';
import type { Env } from '../../core/env.ts';
import type { OutgoingMail } from '../../db/queries/mail.ts';
import type { Database } from '../../db/schema.ts';
import { invoiceFile } from '../invoice/invoice-file.ts';

/** What an attachment is made of. */
export interface AttachmentDeps {
  readonly db: Kysely<Database>;
  readonly documents: DocumentStore;
  /** Who issues the invoices. */
  readonly company: Env['company'];
}

/** What a mail carries: the order's document, or its invoice, drawn from what was issued. */
export async function attachmentOf(
  mail: OutgoingMail,
  { db, documents, company }: AttachmentDeps,
): Promise<Message['attachment']> {
  if (mail.kind === 'invoice') {
    const file = await invoiceFile(db, company, mail.order_pk);
    return file === null
      ? undefined
      : {
          name: file.name,
          mediaType: 'application/pdf',
          open: () => Readable.from([file.bytes]),
        };
  }
  const key = mail.storage_key;
  if (key === null) return undefined;
  const extension = Object.entries(uploadMediaTypes).find(
    ([type]) => type === mail.media_type,
  )?.[1];
  return {
    name: `customs-declaration-${mail.order_id}.${extension ?? 'pdf'}`,
    mediaType: mail.media_type ?? 'application/octet-stream',
    open: () => documents.read(key),
  };
}
