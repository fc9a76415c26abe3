import { type CallReply, getOrderHistory } from '@pabean/api-client/contract';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
import { useSession } from '../../shared/session/session-state.ts';
import { currentOrder, type OrderDetail } from './order-store.ts';

type TimelineRow = CallReply<typeof getOrderHistory>['data'][number];

/** Found again when it is taken back. */
const toast = 'order-changed';
/** Rows of history that are looked at: mails and comments may have come on top. */
const rows = 10;

/** What a member acts on, beside the document: where the order stands, and whose it is. */
const standing = ({ process_status, assign_to }: OrderDetail) =>
  JSON.stringify([process_status, assign_to]);

/** A traveller's answer, a payment and an accepted refund move an order too. */
const moves = ({ kind, detail: { from, to } }: TimelineRow) =>
  kind === 'move' || (typeof from === 'string' && from !== to);

/**
 * The page looks at the order by itself, and its buttons may be others then: says who did what, until it
 * is closed. One's own change needs no words.
 */
export async function sayChanged(before: OrderDetail | undefined): Promise<void> {
  const after = currentOrder();
  if (before === undefined || before.order_id !== after?.order_id) return;
  const isUploaded = after.uploadDoc !== null && before.uploadDoc?.file1 !== after.uploadDoc.file1;
  if (!isUploaded && standing(before) === standing(after)) return;
  const orderId = after.order_id;
  const answer = await call(getOrderHistory, { params: { orderId }, query: { limit: rows } });
  if (!answer.ok || currentOrder()?.order_id !== orderId) return;
  const row = answer.data.find((one) => (isUploaded ? one.action === 'uploaded' : moves(one)));
  if (row === undefined || row.actor_name === useSession.getState().user?.name) return;
  notify.sticky('success', `${row.words}.`, toast);
}

/** Of an order that is left. */
export const takeBackChanged = (): void => notify.takeBack(toast);
