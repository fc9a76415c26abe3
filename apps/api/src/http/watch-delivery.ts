import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OrderSession } from '../core/order-session.ts';
import { visitorKind } from '../core/visitor-kind.ts';
import type { DocumentFile } from '../db/queries/documents.ts';
import { recordWhatLeft } from '../usecases/documents/record-delivery.ts';
import type { Services } from '../usecases/services.ts';
import type { ByteRange } from './byte-range.ts';
import { countBytes } from './count-bytes.ts';
import { headerOf } from './header.ts';

/** A document on its way to the traveller who opened its order. */
export interface Leaving {
  readonly document: DocumentFile;
  readonly session: OrderSession;
  readonly size: number;
  readonly range: ByteRange;
}

/**
 * Records what of a document leaves for a traveller: a download counts when its bytes left whole. A
 * program's fetch is not a download, and neither is what staff read.
 */
export function watchDelivery(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  bytes: Readable,
  { document, session, size, range: { start, end } }: Leaving,
): Readable {
  if (visitorKind(headerOf(request)) !== 'person') return bytes;
  const length = end - start + 1;
  const watched = countBytes(bytes, length, reply);
  const recorded = watched.sent.then(({ bytes: sent, isCut }) =>
    recordWhatLeft(services.db, {
      documentId: document.id,
      session: session.id,
      orderPk: document.orderPk,
      fileName: document.fileName,
      size,
      from: start,
      // What stood in the queue of a cut answer counts as far as it may: never to its end.
      to: start + (isCut ? Math.min(sent, length - 1) : length),
      isCut,
    }).catch((error) => request.log.error({ err: error }, 'a delivery was not recorded')),
  );
  void watched.queued.then(() => services.deliveries.add(session.orderId, recorded));
  return watched.bytes;
}
