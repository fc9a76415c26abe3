import { knownTimeZone, type VisitorKind } from '@pabean/domain';
import { describeDevice } from '../../core/device.ts';
import type { Log } from '../../core/log.ts';
import type { OrderSession } from '../../core/order-session.ts';
import { Refusal } from '../../core/refusal.ts';

import { recordPress } from '../../db/queries/download-press.ts';
import { noteDocumentAccess } from '../documents/access-record.ts';
import type { Services } from '../services.ts';
import type { RequestOrigin } from '../staff-events/actors.ts';
import { requireOpenedOrder } from './traveller-order.ts';

const newerDocument = 'There is a newer document. Please reload this page to get it.';

/** What the page says of a press of Download Now. */
export interface DownloadPress {
  readonly orderId: string;
  /** The file name that the page shows. */
  readonly file1: string;
  readonly timezone?: string | null | undefined;
  /** When it was pressed, by the device's clock; a page that was online says nothing. */
  readonly pressedAt?: string | undefined;
  /** The device holds the file already. */
  readonly held?: boolean | undefined;
}

/** Who pressed. */
export interface Presser extends RequestOrigin {
  readonly openedOrders: readonly OrderSession[];
  readonly kind: VisitorKind;
}

/**
 * Records that a person pressed Download Now; the browser saves the file. It is a download, and
 * evidence of delivery, once the document's bytes have left whole (`http/watch-delivery.ts`). What can
 * not be delivered is not recorded: an unapproved order, an earlier version, a file that is gone from
 * storage. A program that presses is answered like a person, for it may be one with an odd browser, but
 * stands among the accesses of the document and never in the Downloaded History.
 */
export async function pressDownload(
  { db, documents }: Pick<Services, 'db' | 'documents'>,
  press: DownloadPress,
  { openedOrders, ip, userAgent, kind }: Presser,
  log: Log,
): Promise<void> {
  const { order, document, session } = await requireOpenedOrder(db, openedOrders, press.orderId);
  if (document === null) throw new Refusal(409, 'Your declaration is not ready for download yet.');
  if (document.fileName !== press.file1) throw new Refusal(409, newerDocument);
  if ((await documents.size(document.storageKey)) === null) {
    // For the operator to find; the row names neither person nor order.
    log.error({ document: document.id }, 'a document is missing from storage');
    throw new Refusal(
      404,
      'Your document is not in its place at the moment. Please write to us, and we send it again.',
    );
  }
  const device = describeDevice(userAgent);
  const from = {
    ip,
    timezone: knownTimeZone(press.timezone),
    browser: device.text,
    os: device.os,
  };
  if (kind === 'robot') {
    await noteDocumentAccess(db, {
      ...from,
      order_pk: order.id,
      document_id: document.id,
      method: 'POST',
      kind: 'robot',
      permission: 'order',
    });
    return;
  }
  const recorded = await db.transaction().execute((trx) =>
    recordPress(trx, order, {
      ...from,
      session: session.id,
      fileName: document.fileName,
      pressedAt: plausible(press.pressedAt),
      // A page of the release before says only when it was pressed, and may hold the file.
      held: press.held ?? press.pressedAt !== undefined,
    }),
  );
  if (!recorded) throw new Refusal(409, newerDocument);
}

const dayMs = 24 * 60 * 60 * 1000;
/** A device's clock may be a little ahead. */
const aheadMs = 5 * 60 * 1000;

/**
 * The moment of pressing, if it can be true: a record may have waited on the device for 30 days. A
 * device with a wrong clock still downloads; then only our own time is stated.
 */
function plausible(pressedAt: string | undefined): string | null {
  if (pressedAt === undefined) return null;
  const age = Date.now() - Date.parse(pressedAt);
  return age > -aheadMs && age < 30 * dayMs ? new Date(pressedAt).toISOString() : null;
}
