import { money } from '@pabean/domain';

/** What an order's record says of its refund. */
export interface RefundRecord {
  readonly refund_date: string | null;
  /** What went back of the payment; null where all of it did, 0 where none was confirmed. */
  readonly refunded: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
}

/**
 * Whether only a part went back. A bank that reads of a whole refund closes the case, and the rest of
 * the payment is lost with it. Of a payment whose sum is not known, nobody can say that all went back.
 */
export const isPartlyRefunded = ({ refund_date: at, refunded, amount }: RefundRecord): boolean =>
  at !== null && refunded !== null && (amount === null || Number(refunded) < Number(amount));

/** What went back of a payment; null where nothing did, as nothing was paid, or where no sum is on record. */
export function returnedOf({ refunded, amount }: Pick<RefundRecord, 'refunded' | 'amount'>) {
  if (refunded === null) return amount;
  return Number(refunded) === 0 ? null : refunded;
}

/** The sum that went back, beside the payment where it is a part; null where the record has no sum. */
export function refundSum(order: RefundRecord): string | null {
  const { refund_date: at, refunded, amount } = order;
  if (at === null || refunded === null) return null;
  const sum = (of: string) => money(of, order.currency);
  return isPartlyRefunded(order) && amount !== null
    ? `${sum(refunded)} of ${sum(amount)}`
    : sum(refunded);
}

/** What was refunded, for a sentence that goes on with when. Ask it only of an order with a refund. */
export const refundedWords = (order: RefundRecord): string =>
  `${isPartlyRefunded(order) ? refundSum(order) : 'The payment'} was refunded`;
