import type { RefundReason, RefundShares } from '@pabean/domain';
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

/** The reasons that the portal offers, in the traveller's own words. */
const offeredWords = {
  notTravelling: 'notTravelling',
  orderedTwice: 'orderedTwice',
  filledInMyself: 'filledInMyself',
  other: 'somethingElse',
} as const satisfies Record<RefundReason, string>;

const isOffered = (reason: string): reason is RefundReason => Object.hasOwn(offeredWords, reason);

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
    reason: isOffered(request.reason) ? { words: offeredWords[request.reason] } : request.reason,
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
