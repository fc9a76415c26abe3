import { money } from '@pabean/domain';

/** What an order's record says of its refund. */
export interface RefundRecord {
  readonly refund_date: string | null;
  /** What went back of the payment; null where all of it did, 0 where none was confirmed. */
  readonly refunded: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
}

/** When money went back; null where none did, also of an order that was marked as refunded and nobody paid. */
export const refundedAt = ({
  refund_date: at,
  refunded,
}: Pick<RefundRecord, 'refund_date' | 'refunded'>): string | null =>
  refunded !== null && Number(refunded) === 0 ? null : at;

/**
 * Whether only a part went back. A bank that reads of a whole refund closes the case, and the rest of
 * the payment is lost with it. Of a payment whose sum is not known, nobody can say that all went back.
 */
export function isPartlyRefunded(order: RefundRecord): boolean {
  const { refunded, amount } = order;
  if (refundedAt(order) === null || refunded === null) return false;
  return amount === null || Number(refunded) < Number(amount);
}

/** What went back of a payment; null where nothing did, as nothing was paid, or where no sum is on record. */
export function returnedOf({ refunded, amount }: Pick<RefundRecord, 'refunded' | 'amount'>) {
  if (refunded === null) return amount;
  return Number(refunded) === 0 ? null : refunded;
}

/** The sum that went back, beside the payment where it is a part; null where the record has no sum. */
export function refundSum(order: RefundRecord): string | null {
  const { refunded, amount } = order;
  if (refundedAt(order) === null || refunded === null) return null;
  const sum = (of: string) => money(of, order.currency);
  return isPartlyRefunded(order) && amount !== null
    ? `${sum(refunded)} of ${sum(amount)}`
    : sum(refunded);
}

/** What was refunded, for a sentence that goes on with when. Ask it only of an order with a refund. */
export const refundedWords = (order: RefundRecord): string =>
  `${isPartlyRefunded(order) ? refundSum(order) : 'The payment'} was refunded`;
