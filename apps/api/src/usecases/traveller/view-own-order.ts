import type { OpenedOrderView } from '@pabean/api-client/contract';
import { correctionWay } from '@pabean/domain';
import type { OrderSession } from '../../core/order-session.ts';
import { findDeclared } from '../../db/queries/own-order.ts';
import { travellerConversation } from '../conversation/traveller-conversation.ts';
import { correctableNames, presentFields } from '../corrections/corrected-fields.ts';
import { ownRefund } from '../refunds/refund-policy.ts';
import type { Services } from '../services.ts';
import { requireOpenedOrder } from './traveller-order.ts';

/**
 * What an order's own page shows. Nothing of the staff's side: no status names, no remarks, no names
 * of members. Values that nobody may correct any more are not sent.
 * @throws Refusal 401 when no cookie opens the order
 */
export async function viewOwnOrder(
  { db, env: { refundShares: shares } }: Pick<Services, 'db' | 'env'>,
  openedOrders: readonly OrderSession[],
  orderId: string,
): Promise<OpenedOrderView> {
  const opened = await requireOpenedOrder(db, openedOrders, orderId);
  const { stage } = opened;
  const { id, process_status, status_since, document_id } = opened.order;
  const declared = await findDeclared(db, id);
  const { version, created_at, paid_at, doa } = declared.order;
  const way = correctionWay(process_status, document_id !== null);
  const names = way === 'none' ? [] : correctableNames('traveller');
  return {
    order_id: opened.order.order_id,
    version,
    stage,
    stage_since: status_since,
    clock: { received: created_at, paid: paid_at, arrives: doa },
    correction: {
      way,
      values: Object.fromEntries(presentFields(declared, names)),
      asked: declared.asked,
    },
    refund: ownRefund(
      shares,
      { ...declared.order, process_status, has_document: document_id !== null },
      declared.request,
    ),
    marks: [],
    ...travellerConversation(opened.order.order_id, declared),
  };
}
