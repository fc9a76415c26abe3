import { extname } from 'node:path';
import type { Call } from '@pabean/api-client/contract';
import { chosenLanguage } from '../../core/chosen-language.ts';
import { travellerClock } from '../../core/clock-columns.ts';
import { returnedOf } from '../../core/refund-words.ts';
import { changedSince } from '../../db/queries/changed-since.ts';
import { documentPath } from '../../db/queries/documents.ts';
import { acceptedRefund } from '../../db/queries/refund-request.ts';
import { listDownloads, wasFiled } from '../../db/queries/traveller.ts';
import type { Handler } from '../../http/context.ts';
import { keepLanguage } from '../../usecases/traveller/keep-language.ts';
import {
  type ApprovedDocument,
  requireOpenedOrder,
} from '../../usecases/traveller/traveller-order.ts';

/**
 * Where the order stands, the approved document if there is one, and every download of it. Nothing
 * of the staff's side: no status names, no remarks, and no name but the traveller's.
 */
export const getDownloadHistory: Handler<Call<'getDownloadHistory'>> = async (
  { body },
  { services, openedOrders, header, ip },
) => {
  const { db } = services;
  const { order, stage, document, session } = await requireOpenedOrder(
    db,
    openedOrders,
    body.orderId,
  );
  if (!body.look) await keepLanguage(services, order, chosenLanguage(header('cookie')), ip);
  await services.deliveries.settled(order.order_id);
  const downloads = await listDownloads(db, order.id);
  const refundDate = stage === 'refunded' ? order.refund_date : null;
  const changed = document && (await changedSince(db, order.id, document.id));
  const accepted = refundDate === null ? undefined : await acceptedRefund(db, order.id);
  return {
    message: 'Download history.',
    data: downloads.map(({ created_at, ...download }) => ({
      ...download,
      order_id: order.order_id,
      create_ts: created_at,
    })),
    mainResult: {
      order_id: order.order_id,
      full_name: order.full_name,
      email: order.email,
      stage,
      stage_since: order.status_since,
      asked_at: order.asked_at,
      unfiled: stage === 'closed' && !(await wasFiled(db, order.id)),
      doa: order.doa,
      flight: order.flight_voyage,
      place: order.place_of_arrival,
      clock: travellerClock(order),
      refund_date: refundDate,
      amount: refundDate && (accepted?.granted ?? returnedOf(order)),
      currency: refundDate && order.currency,
      file1: document?.fileName ?? null,
      media_type: document?.mediaType ?? null,
      path: document && documentPath(order.order_id, document.fileName),
      code: document && codeOf(document),
      changed_since: changed,
      file_size: document?.size ?? null,
      session_until: session.expiresAt.toISOString(),
      save_as: document && `customs-declaration-${order.order_id}${extname(document.fileName)}`,
    },
  };
};

/** Where the QR code stands, as the contract's numbers; what could not be looked for is not known. */
function codeOf({ code, codePlace: place }: ApprovedDocument): number[] | null {
  if (place !== null) return [place.page, place.left, place.top, place.width, place.height];
  return code === 'none' ? [] : null;
}
