import {
  type CodeOutcome,
  type CodePlace,
  hasTravellerDocument,
  type TravellerStage,
  travellerStage,
} from '@pabean/domain';
import type { Kysely } from 'kysely';
import { type OrderSession, opensStill } from '../../core/order-session.ts';
import { refundedAt } from '../../core/refund-words.ts';
import { Refusal } from '../../core/refusal.ts';
import { findTravellerOrder, type TravellerOrder } from '../../db/queries/traveller.ts';
import type { Database } from '../../db/schema.ts';

/** The current document of an order, as long as it is the traveller's. */
export interface ApprovedDocument {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly storageKey: string;
  readonly size: number;
  /** What looking for its QR code found, and where; null where nobody looked. */
  readonly code: CodeOutcome | null;
  readonly codePlace: CodePlace | null;
}

/** Where an order stands, and what of it its traveller may have. */
interface StandingOrder {
  readonly order: TravellerOrder;
  readonly stage: TravellerStage;
  /** Null until the declaration is approved, and once the order was refunded. */
  readonly document: ApprovedDocument | null;
}

/** An order that its traveller has opened. */
export interface OpenedOrder extends StandingOrder {
  readonly session: OrderSession;
}

/**
 * The order asked for, when one of the traveller's cookies opens it.
 * @throws Refusal 401 for another order, for one that was deleted since, and for one whose e-mail was
 * corrected since: all lead the traveller back to Track Order, and none tells whether the order exists
 */
export async function requireOpenedOrder(
  db: Kysely<Database>,
  openedOrders: readonly OrderSession[],
  askedOrderId: string,
): Promise<OpenedOrder> {
  const session = openedOrders.find(({ orderId }) => orderId === askedOrderId);
  const order = session && (await findTravellerOrder(db, session.orderId));
  if (session === undefined || order === undefined) throw notOpen();
  requireSameEmail(session, order.email);
  return { ...standing(order), session };
}

/** The answer to whoever has no session of an order, or none any more. */
export const notOpen = () => new Refusal(401, 'Please enter your order id and e-mail again.');

/**
 * Asked once more under the lock of whatever writes: while it was waited for, staff may have corrected
 * the e-mail, which was that of a stranger.
 * @throws Refusal 401 where the session was opened by another e-mail
 */
export function requireSameEmail(session: OrderSession, email: string | null): void {
  if (!opensStill(session, email)) throw notOpen();
}

/** The one document of an order that its traveller may have; null while there is none. */
export async function approvedDocument(
  db: Kysely<Database>,
  orderId: string,
): Promise<ApprovedDocument | null> {
  const order = await findTravellerOrder(db, orderId);
  return order === undefined ? null : standing(order).document;
}

function standing(order: TravellerOrder): StandingOrder {
  const { process_status: status, document_id: documentId, assigned_to: member } = order;
  const stageOfStatus = travellerStage(status, documentId !== null, member !== null);
  // Of an order that nobody paid nothing was refunded: it has ended.
  const isUnpaid = order.refund_date !== null && refundedAt(order) === null;
  const stage = isUnpaid && stageOfStatus === 'refunded' ? 'closed' : stageOfStatus;
  const mayHave = hasTravellerDocument(status, order.refund_date !== null);
  return { order, stage, document: mayHave ? documentOf(order) : null };
}

function documentOf(order: TravellerOrder): ApprovedDocument | null {
  const { document_id: id, file_name: fileName, media_type: mediaType } = order;
  const { storage_key: storageKey, file_size: size, code_outcome: code } = order;
  return id === null ||
    fileName === null ||
    mediaType === null ||
    storageKey === null ||
    size === null
    ? null
    : { id, fileName, mediaType, storageKey, size, code, codePlace: order.code_place };
}
