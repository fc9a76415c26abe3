import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { storeUnavailable } from '../adapters/documents/store.ts';
import { opensStill } from '../core/order-session.ts';
import { findEntryFile } from '../db/queries/conversation.ts';
import { type DocumentFile, documentPath, findDocumentFile } from '../db/queries/documents.ts';
import { findTravellerEmail } from '../db/queries/traveller.ts';
import type { Services } from '../usecases/services.ts';
import { approvedDocument } from '../usecases/traveller/traveller-order.ts';
import { signedInMember } from './authorise.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import { entityTag, namesTag } from './entity-tag.ts';
import { isLost } from './lost-connection.ts';
import { noteAccess, type Permitted } from './note-access.ts';
import { ofLength } from './of-length.ts';
import { orderSessions } from './order-sessions.ts';
import { watchDelivery } from './watch-delivery.ts';

/** Personal data: on no disk of a shared computer. */
const caching = 'private, no-store';

interface FileRequest {
  Params: { orderId: string; file: string };
  Querystring: { expires?: string; session?: string; signature?: string };
}

/**
 * `/uploads/docs/{order}/{file}` (spec section 7, Files): answers to the order's cookie, to a staff
 * token or to a signed link that expires and ends with its maker's session; a file that is not there redirects to the marketing
 * site's uploads path (spec, Safety).
 */
export function registerUploads(app: FastifyInstance, services: Services): void {
  app.addHook('onClose', () => services.deliveries.allSettled());
  const url = '/uploads/docs/:orderId/:file';
  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url,
    handler: (request, reply) => sendDocument(request, reply, services),
  });
}

async function sendDocument(
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { orderId, file } = request.params;
  const permitted = await permissionOf(request, services);
  if (permitted === null) {
    return reply
      .code(401)
      .send({ status: 401, message: 'Please enter your order id and e-mail again.' });
  }
  const readable =
    permitted.by !== 'order' || (await approvedDocument(services.db, orderId))?.fileName === file;
  const approved = readable ? await findDocumentFile(services.db, orderId, file) : undefined;
  const document = approved ?? (await entryFileFor(services, permitted, orderId, file));
  const size = document && (await services.documents.size(document.storageKey));
  if (!document || size === null || size === undefined) {
    return sendElsewhere(reply, services, orderId, file);
  }
  // A damaged file, or something between that answers in the store's place: nobody has opened the document by it.
  if (size !== document.size) {
    request.log.error(
      { size, uploaded: document.size },
      'a document has another size than its upload',
    );
    throw storeUnavailable();
  }
  const tag = entityTag(document.sha256);
  // A 304 sends no bytes, so it is not recorded as an access.
  if (namesTag(request.headers['if-none-match'], tag)) {
    return reply.code(304).headers({ ETag: tag, 'Cache-Control': caching }).send();
  }
  const range = askedRange(request, size, tag);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  }
  // Before anything is recorded or answered: a store that is away is a plain 503.
  const bytes =
    request.method === 'HEAD'
      ? undefined
      : await opened(services.documents.read(document.storageKey, range), request);
  // A viewer fetches a large file in pieces; the first one is the time it was opened.
  if (approved !== undefined && (range === undefined || range.start === 0)) {
    await noteAccess(request, services, approved, permitted).catch((error) => {
      bytes?.destroy();
      throw error;
    });
  }
  const length = range === undefined ? size : range.end - range.start + 1;
  reply.type(document.mediaType).headers({
    ETag: tag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': caching,
    'Content-Security-Policy': documentPolicy(document.mediaType),
    'Content-Disposition': `inline; filename="${document.fileName}"`,
    'Content-Length': length,
  });
  // nginx would take the file in one go, and we could not tell whether the traveller got it.
  reply.header('X-Accel-Buffering', 'no');
  if (range !== undefined) {
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  const { session } = permitted;
  if (bytes === undefined) return reply.send();
  const promised = ofLength(bytes, length);
  if (session === undefined || approved === undefined) return reply.send(promised);
  const leaving = {
    document: approved,
    session,
    size,
    range: range ?? { start: 0, end: size - 1 },
  };
  return reply.send(watchDelivery(request, reply, services, promised, leaving));
}

/** A file of the conversation: staff's to read, and the order's traveller's while the order lives. */
async function entryFileFor(
  { db }: Services,
  { by }: Permitted,
  orderId: string,
  fileName: string,
): Promise<Omit<DocumentFile, 'id' | 'orderPk'> | undefined> {
  const file = await findEntryFile(db, orderId, fileName);
  return by !== 'order' || file?.ofTraveller ? file : undefined;
}

/** The range to send; a HEAD has none, nor has one that continues another version (If-Range). */
function askedRange(
  request: FastifyRequest,
  size: number,
  tag: string,
): ByteRange | undefined | 'unsatisfiable' {
  const { 'if-range': other, range } = request.headers;
  if (request.method === 'HEAD' || (other !== undefined && other !== tag)) return;
  return byteRange(range, size) ?? undefined;
}

/** Waits for the first bytes. @throws Refusal 503 when the store does not give them */
async function opened(stream: Readable, request: FastifyRequest): Promise<Readable> {
  // It may break at any time until the answer listens, too; the answer notices then. A reader who went away ends it
  // too, which the 499 tells.
  stream.on('error', (error) => {
    if (!isLost(request)) request.log.error({ err: error }, 'document not read');
  });
  await once(stream, 'readable').catch(() => {
    throw storeUnavailable();
  });
  return stream;
}

/**
 * Staff, or whom staff gave a link, may read every version. A traveller gets the approved document
 * alone: one that was uploaded by mistake and replaced may be another person's.
 */
async function permissionOf(
  request: FastifyRequest<FileRequest>,
  services: Services,
): Promise<Permitted | null> {
  const { orderId, file } = request.params;
  const { expires, session = '', signature } = request.query;
  if (expires !== undefined && signature !== undefined) {
    // A value that is named twice is a list, and no link of ours.
    if ([expires, session, signature].some((value) => typeof value !== 'string')) return null;
    const link = { expires, session, signature };
    if (!services.tokens.isSignedPath(documentPath(orderId, file), link)) return null;
    const maker = await services.sessions.find(session);
    return maker && { by: 'link', memberId: maker.id };
  }
  if (request.headers.authorization !== undefined) {
    const member = await signedInMember(request.headers.authorization, services);
    return member && { by: 'staff', memberId: member.id };
  }
  const own = orderSessions(request, services).find((one) => one.orderId === orderId);
  if (own === undefined) return null;
  // Of an order that is deleted nothing is readable anyway.
  const email = await findTravellerEmail(services.db, orderId);
  if (email !== null && !opensStill(own, email)) return null;
  return { by: 'order', memberId: null, session: own };
}

function sendElsewhere(
  reply: FastifyReply,
  services: Services,
  orderId: string,
  file: string,
): FastifyReply {
  const elsewhere = services.env.marketing.uploadsUrl;
  if (!elsewhere) return reply.code(404).send({ status: 0, message: 'The document is not here.' });
  const base = elsewhere.replace(/\/$/, '');
  return reply.redirect(`${base}/${encodeURIComponent(orderId)}/${encodeURIComponent(file)}`);
}

/**
 * A document is looked at, never run. Browsers show a PDF in a viewer of their own, which a stricter
 * policy would keep from starting; an image needs nothing at all.
 */
function documentPolicy(mediaType: string): string {
  const framed = "frame-ancestors 'self'";
  return mediaType === 'application/pdf' ? framed : `default-src 'none'; ${framed}`;
}
