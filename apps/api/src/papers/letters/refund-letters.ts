import type { RefundShares } from '@pabean/domain';
import type { LetterValues } from '@pabean/mails';
import { policyShares, sumOf } from './money.ts';

/** What letters say of what was paid. */
interface Paid {
  readonly amount: string | null;
  readonly currency: string | null;
  readonly paid_at: string | null;
}

/** What they say of a request. */
interface Asked {
  readonly at: string;
  readonly share: number;
  readonly amount: string | null;
  readonly currency: string | null;
}

const paid = (order: Paid) => (order.paid_at === null ? null : sumOf(order.currency, order.amount));

/** We have the request: the policy, and what it gives back. */
export function refundAskedValues(
  shares: RefundShares,
  order: Paid,
  request: Asked & { readonly reason: string },
): LetterValues['refundAsked'] {
  return {
    ...policyShares(shares),
    asked: { day: request.at },
    paid: paid(order),
    share: { share: request.share },
    returns: sumOf(request.currency, request.amount),
    reason: request.reason,
  };
}

/** We return nothing, and say why. */
export function refundRefusedValues(
  order: Paid,
  request: Asked,
  sentence: string,
): LetterValues['refundRefused'] {
  return {
    asked: { day: request.at },
    sentence,
    paid: paid(order),
    share: { share: request.share },
  };
}
