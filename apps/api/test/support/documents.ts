import type { Insertable } from 'kysely';
import { documentPath } from '../../src/db/queries/documents.ts';
import type { DocumentTable } from '../../src/db/schema-documents.ts';
import type { Caller, TestApp } from './app.ts';
import { codeDrawing, codeRows, codeShade, drawnPdf, paper, pngOf } from './codes.ts';

const rows = codeRows();

/** Small files of each kind that a reader opens, each with a QR code; the PDF has one page without a text. */
export const samples = {
  pdf: drawnPdf([codeDrawing(rows, 440, 680, 100)]),
  png: pngOf(paper(180, 180, codeShade(rows, [90, 90]))),
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
