import type { FastifyRequest } from 'fastify';
import { recordAccess } from '../db/queries/document-access.ts';
import type { DocumentFile } from '../db/queries/documents.ts';
import { describeDevice } from '../services/device.ts';
import type { Services } from '../services/index.ts';
import { visitorKind } from '../services/visitor-kind.ts';
import { headerOf } from './header.ts';
import { clientIp } from './ip.ts';

/** What lets somebody have a document: the order's cookie, a staff token or a signed link. */
export type Permission = 'order' | 'staff' | 'link';

/** Records that a document was fetched: from where, with what, and whether a person is behind it. */
export async function noteAccess(
  request: FastifyRequest,
  services: Services,
  document: DocumentFile,
  permission: Permission,
): Promise<void> {
  const header = headerOf(request);
  const device = describeDevice(header('user-agent') ?? '');
  const kind = visitorKind(header);
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  await recordAccess(services.db, {
    order_pk: document.orderPk,
    document_id: document.id,
    method,
    // Nobody looks at a file by HEAD: it asks ahead, whatever browser it names.
    kind: method === 'HEAD' && kind === 'person' ? 'prefetch' : kind,
    permission,
    ip: clientIp(request),
    browser: device.text,
    os: device.os,
  });
}
