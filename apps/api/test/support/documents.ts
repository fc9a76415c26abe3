import type { Insertable } from 'kysely';
import { documentPath } from '../../src/db/queries/documents.ts';
import type { DocumentTable } from '../../src/db/schema.ts';
import type { Caller, TestApp } from './app.ts';

/** The smallest files of each kind that a reader opens; the PDF has one page without a text. */
export const samples = {
  pdf: Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  exe: Buffer.concat([
    Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1'),
    Buffer.alloc(512),
  ]),
} as const;

/** A file as a form sends it. */
export function fileOf(bytes: Uint8Array, name = 'declaration.pdf'): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}

/** Gives an order a stored document without going through an upload. @returns its file name */
export async function addDocument(
  app: TestApp,
  orderId: string,
  more: Partial<Insertable<DocumentTable>> & { bytes?: Buffer } = {},
): Promise<string> {
  const { bytes = samples.pdf, ...row } = more;
  const { Readable } = await import('node:stream');
  const received = await app.services.documents.receive(Readable.from([bytes]), 'any.pdf');
  const storageKey = await app.services.documents.keep(received);
  const id = crypto.randomUUID();
  const document = {
    id,
    order_pk: (await app.order(orderId)).id,
    file_name: `${orderId}-declaration-${id.slice(0, 8)}.pdf`,
    storage_key: storageKey,
    media_type: received.mediaType ?? 'application/pdf',
    size: received.size,
    sha256: received.sha256,
    mail_service_provider: 'AWS' as const,
    ...row,
  };
  await app.db.insertInto('document').values(document).execute();
  return document.file_name;
}

/** An order that was approved on the day before, with its document. */
export async function approvedOrder(app: TestApp): Promise<{ orderId: string; file1: string }> {
  const orderId = await app.newOrder({
    process_status: 'Completed',
    status_since: '2026-11-20T08:00:00Z',
  });
  return { orderId, file1: await addDocument(app, orderId) };
}

/** Fetches a document whole, as a browser does for Download Now: only then is a press a download. */
export async function fetchDocument(
  app: TestApp,
  orderId: string,
  file: string,
  { cookie = '', headers = {} }: Caller,
): Promise<number> {
  const response = await fetch(app.url + documentPath(orderId, file), {
    headers: { Cookie: cookie, ...headers },
    redirect: 'manual',
  });
  await response.arrayBuffer();
  await app.services.deliveries.settled(orderId);
  return response.status;
}
