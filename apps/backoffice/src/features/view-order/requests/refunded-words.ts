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
  if (uploadDoc !== null) return 'Filed with customs: the document was approved.';
  if (wasFiled === true) {
    return 'Filed with customs: moved to Awaiting Govt or Completed Orders.';
  }
  if (refundRequest?.stage === 'filed') {
    return 'It was already filed with customs when the refund was requested.';
  }
  return wasFiled === false
    ? 'Not filed with customs.'
    : 'No document was approved. Check the moves in the timeline to see whether it was filed.';
}
