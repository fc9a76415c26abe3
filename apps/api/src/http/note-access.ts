import type { FastifyRequest } from 'fastify';
import { describeDevice } from '../core/device.ts';
import type { OrderSession } from '../core/order-session.ts';
import { visitorKind } from '../core/visitor-kind.ts';
import type { DocumentFile } from '../db/queries/documents.ts';
import { noteDocumentAccess } from '../usecases/documents/access-record.ts';
import type { Services } from '../usecases/services.ts';
import { headerOf } from './header.ts';
import { clientIp } from './ip.ts';

/** What lets somebody have a document: the order's cookie, a staff token or a signed link. */
export interface Permitted {
  readonly by: 'order' | 'staff' | 'link';
  /** Whose token it is, or who made the link; null for a traveller. */
  readonly memberId: number | null;
  /** The traveller's. */
  readonly session?: OrderSession;
}

/** Records that a document was fetched: from where, with what, and whether a person is behind it. */
export async function noteAccess(
  request: FastifyRequest,
  services: Services,
  document: DocumentFile,
  permitted: Permitted,
): Promise<void> {
  const header = headerOf(request);
  const device = describeDevice(header('user-agent') ?? '');
  const kind = visitorKind(header);
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  await noteDocumentAccess(services.db, {
    order_pk: document.orderPk,
    document_id: document.id,
    method,
    // Nobody looks at a file by HEAD: it asks ahead, whatever browser it names.
    kind: method === 'HEAD' && kind === 'person' ? 'prefetch' : kind,
    permission: permitted.by,
    member_id: permitted.memberId,
    ip: clientIp(request),
    browser: device.text,
    os: device.os,
  });
}
