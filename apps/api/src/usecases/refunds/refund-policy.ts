import type { OwnRefund } from '@pabean/api-client/contract';
import {
  decimalsOfPart,
  type RefundShares,
  type RefundStage,
  refundStage,
  refundStages,
  shareOf,
} from '@pabean/domain';
import { refundedAt } from '../../core/refund-words.ts';
import type { RefundableOrder, RefundRequestRow } from '../../db/queries/refund-request.ts';

/** What decides about the refund of an order. */
export type RefundFacts = Pick<
  RefundableOrder,
  | 'process_status'
  | 'has_document'
  | 'assigned_to'
  | 'paid_at'
  | 'refund_date'
  | 'refunded'
  | 'amount'
  | 'currency'
>;

/** The stage that a request falls under now; null when none can be made. */
export function openStage(order: RefundFacts): RefundStage | null {
  if (order.paid_at === null || order.refund_date !== null) return null;
  return stageOf(order);
}

const stageOf = (order: RefundFacts) =>
  refundStage({
    status: order.process_status,
    hasDocument: order.has_document,
    taken: order.assigned_to !== null,
  });

/** The policy and the last request, as the traveller reads them. */
export function ownRefund(
  shares: RefundShares,
  order: RefundFacts,
  request: RefundRequestRow | undefined,
): OwnRefund {
  const { amount, currency } = order;
  const settled = request !== undefined && request.state !== 'refused';
  return {
    shares: { ...shares },
    amounts: amount === null ? null : amountsOf(shares, amount, currency),
    paid: order.paid_at === null ? null : { amount, currency, at: order.paid_at },
    here: stageOf(order),
    open: openStage(order) !== null && !settled,
    request: request === undefined ? null : ownRequest(request),
    refunded: refundedAt(order),
  };
}

function amountsOf(
  shares: RefundShares,
  amount: string,
  currency: string | null,
): Record<RefundStage, string> {
  const decimals = decimalsOfPart(amount, currency);
  const entries = refundStages.map((stage) => [stage, shareOf(amount, shares[stage], decimals)]);
  return Object.fromEntries(entries);
}

/** A request without the name of who decided on it. */
export function ownRequest({ decided_name: _, ...request }: RefundRequestRow) {
  return request;
}
