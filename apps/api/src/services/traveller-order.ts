import { hasTravellerDocument, type TravellerStage, travellerStage } from '@pabean/domain';
import type { Kysely } from 'kysely';
import { findTravellerOrder, type TravellerOrder } from '../db/queries/traveller.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';

/** The current document of an order, as long as it is the traveller's. */
export interface ApprovedDocument {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly storageKey: string;
}

/** An order that its traveller has opened. */
export interface OpenedOrder {
  readonly order: TravellerOrder;
  readonly stage: TravellerStage;
  /** Null until the declaration is approved, and once the order was refunded. */
  readonly document: ApprovedDocument | null;
}

/**
 * The order of the traveller's cookie, when it is the one asked for.
 * @throws Refusal 401 for another order, and for one that was deleted since: both lead the
 * traveller back to Track Order, and neither tells whether the order exists
 */
export async function requireOpenedOrder(
  db: Kysely<Database>,
  cookieOrderId: string,
  askedOrderId: string,
): Promise<OpenedOrder> {
  const order =
    cookieOrderId === askedOrderId ? await findTravellerOrder(db, cookieOrderId) : undefined;
  if (order === undefined) {
    throw new Refusal(401, 'Please enter your order id and e-mail again.');
  }
  return opened(order);
}

/** The one document of an order that its traveller may have; null while there is none. */
export async function approvedDocument(
  db: Kysely<Database>,
  orderId: string,
): Promise<ApprovedDocument | null> {
  const order = await findTravellerOrder(db, orderId);
  return order === undefined ? null : opened(order).document;
}

function opened(order: TravellerOrder): OpenedOrder {
  const stage = travellerStage(order.process_status, order.document_id !== null);
  const mayHave = hasTravellerDocument(order.process_status, order.refund_date !== null);
  return { order, stage, document: mayHave ? documentOf(order) : null };
}

function documentOf(order: TravellerOrder): ApprovedDocument | null {
  const { document_id: id, file_name: fileName, media_type: mediaType } = order;
  const { storage_key: storageKey } = order;
  return id === null || fileName === null || mediaType === null || storageKey === null
    ? null
    : { id, fileName, mediaType, storageKey };
}
