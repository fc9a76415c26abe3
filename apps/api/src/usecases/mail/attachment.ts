import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { uploadMediaTypes } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import { Answered } from '../../adapters/mail/reach-provider.ts';
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
    const file = await invoiceFile(db, company, mail.order_pk, mail.invoice_payment);
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
    open: () =>
      Readable.from(
        asUploaded(() => documents.read(key), mail.sha256),
        { objectMode: false },
      ),
  };
}

/**
 * The document's bytes. A store may be cut off, or answer with something else (a page of a proxy, a damaged
 * file): then the stream fails before its end, and no provider takes the letter.
 */
async function* asUploaded(read: () => Readable, sha256: string | null): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  try {
    // Not before somebody listens: a file that is gone fails at once.
    for await (const chunk of read()) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (cause) {
    // Whoever reads it would look for the fault at the mail server.
    throw new Answered('The document of this e-mail cannot be read right now.', { cause });
  }
  if (hash.digest('hex') === sha256) return;
  throw new Answered(
    'The document in the store is not the one that was uploaded. It was not sent.',
  );
}
