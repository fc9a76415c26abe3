import type { RefundShares } from '@pabean/domain';
import type { LetterValues, Sum } from '@pabean/mails';
import { refundedAt, returnedOf } from '../../core/refund-words.ts';

/** What a letter writes in its language; null unless both are known. */
export function sumOf(currency: string | null, amount: string | null): Sum | null {
  return currency === null || amount === null ? null : { currency, amount };
}

/** What the record says of a refund. */
export interface Refunded {
  readonly refund_date: string | null;
  /** What went back; null for all of the payment. */
  readonly refunded: string | null;
  readonly order_amount: string | null;
  readonly order_currency: string | null;
}

/** What went back of a payment; null where nothing did, or it is not on record how much. */
export const returnedSum = (order: Refunded): Sum | null =>
  refundedAt(order) === null
    ? null
    : sumOf(
        order.order_currency,
        returnedOf({ refunded: order.refunded, amount: order.order_amount }),
      );

type PolicyRows = Pick<
  LetterValues['orderReceived'],
  'beforeShare' | 'workingShare' | 'filedShare'
>;

/** The rows of the refund policy; none where there is no policy. */
export function policyShares(shares: RefundShares | null): PolicyRows {
  const row = (share: number | undefined) => (share === undefined ? null : { share });
  return {
    beforeShare: row(shares?.notBegun),
    workingShare: row(shares?.working),
    filedShare: row(shares?.filed),
  };
}
