import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentPath, findDocumentFile } from '../db/queries/documents.ts';
import type { Services } from '../services/index.ts';
import { approvedDocument } from '../services/traveller-order.ts';
import { signedInMember, travellerOrder } from './authorise.ts';
import { byteRange } from './byte-range.ts';
import { noteAccess, type Permission } from './note-access.ts';

interface FileRequest {
  Params: { orderId: string; file: string };
  Querystring: { expires?: string; signature?: string };
}

/**
 * `/uploads/docs/{order}/{file}` (spec section 7, Files): answers to the order's cookie, to a staff
 * token or to a signed link that expires; a file that is not there redirects to the marketing
 * site's uploads path (decisions, Safety).
 */
export function registerUploads(app: FastifyInstance, services: Services): void {
  app.get<FileRequest>('/uploads/docs/:orderId/:file', async (request, reply) => {
    const { orderId, file } = request.params;
    const permission = await permissionOf(request, services);
    if (permission === null) {
      return reply
        .code(401)
        .send({ status: 401, message: 'Please enter your order id and e-mail again.' });
    }
    const readable =
      permission !== 'order' || (await approvedDocument(services.db, orderId))?.fileName === file;
    const document = readable ? await findDocumentFile(services.db, orderId, file) : undefined;
    const size = document && (await services.documents.size(document.storageKey));
    if (!document || size === null || size === undefined) {
      return sendElsewhere(reply, services, orderId, file);
    }
    const range = byteRange(request.headers.range, size);
    if (range === 'unsatisfiable') {
      return reply.code(416).header('Content-Range', `bytes */${size}`).send();
    }
    // A viewer fetches a large file in pieces; the first one is the time it was opened.
    if (range === null || range.start === 0) {
      await noteAccess(request, services, document, permission);
    }
    reply
      .type(document.mediaType)
      .header('Accept-Ranges', 'bytes')
      .header('Cache-Control', 'private, no-store')
      .header('Content-Security-Policy', documentPolicy(document.mediaType))
      .header('Content-Disposition', `inline; filename="${document.fileName}"`);
    if (range === null) {
      return reply
        .header('Content-Length', size)
        .send(services.documents.read(document.storageKey));
    }
    return reply
      .code(206)
      .header('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
      .header('Content-Length', range.end - range.start + 1)
      .send(services.documents.read(document.storageKey, range));
  });
}

/**
 * Staff, or whom staff gave a link, may read every version. A traveller gets the approved document
 * alone: one that was uploaded by mistake and replaced may be another person's.
 */
async function permissionOf(
  request: FastifyRequest<FileRequest>,
  services: Services,
): Promise<Permission | null> {
  const { orderId, file } = request.params;
  const { expires, signature } = request.query;
  if (expires !== undefined && signature !== undefined) {
    const path = documentPath(orderId, file);
    return services.tokens.isSignedPath(path, expires, signature) ? 'link' : null;
  }
  if (request.headers.authorization !== undefined) {
    return (await signedInMember(request.headers.authorization, services)) && 'staff';
  }
  return travellerOrder(request, services) === orderId ? 'order' : null;
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
