import { formatDate } from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';

/** How far a refund is, and whether the order has been filed; null where nothing is refunded. */
export function refundedWords(order: OrderDetail): { heading: string; filed: string } | null {
  const { process_status: status, refund_date: day } = order;
  if (status !== 'Refunds' && day === null) return null;
  const heading = day === null ? 'To be refunded.' : `Refunded on ${formatDate(day, 'UTC')}.`;
  return { heading, filed: filedWords(order) };
}

/** What the record carries, and no more: earlier servers do not say how far the order was. */
function filedWords({ uploadDoc, was_filed: wasFiled, refundRequest }: OrderDetail): string {
  if (uploadDoc !== null) return 'It has been filed with customs: its document was approved.';
  if (wasFiled === true) {
    return 'It has been filed with customs: it was moved to Awaiting Govt or Completed Orders.';
  }
  if (refundRequest?.stage === 'filed') {
    return 'It was filed with customs when the refund was asked for.';
  }
  return wasFiled === false
    ? 'It has not been filed with customs.'
    : 'No document was approved. Its moves in the timeline say whether it was filed with customs.';
}
