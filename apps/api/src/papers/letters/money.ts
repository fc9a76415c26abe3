import type { RefundShares } from '@pabean/domain';
import type { LetterValues, Sum } from '@pabean/mails';

/** What a letter writes in its language; null unless both are known. */
export function sumOf(currency: string | null, amount: string | null): Sum | null {
  return currency === null || amount === null ? null : { currency, amount };
}

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
