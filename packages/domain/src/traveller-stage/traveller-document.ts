import type { ProcessStatus } from '../order-status/order-status.ts';

/**
 * Whether a document that was uploaded is its traveller's (spec, Details): in every folder,
 * until the order was refunded or deleted. A call by staff, a question or a disputed payment takes
 * nothing away from somebody who may be standing at a counter.
 * @param refunded whether the order has a refund date
 */
export function hasTravellerDocument(status: ProcessStatus, refunded: boolean): boolean {
  return status !== 'Deleted' && !(status === 'Refunds' && refunded);
}
