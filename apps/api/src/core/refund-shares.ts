import { type RefundShares, refundStages } from '@pabean/domain';
import * as v from 'valibot';

/** `100,50,0`: percent of the fee before the work begins, while it is done, and once it is filed. */
export const refundShares = v.pipe(
  v.string(),
  v.regex(
    /^(100|\d{1,2}),(100|\d{1,2}),(100|\d{1,2})$/,
    'must be three shares in percent like 100,50,0',
  ),
  v.transform((text) => text.split(',').map(Number)),
  // Whoever types them the other way round would pay most for what is filed.
  v.check(
    (shares) => shares.every((share, at) => share <= (shares[at - 1] ?? 100)),
    'must not rise: not begun, worked on, filed',
  ),
  v.transform(
    (shares) =>
      Object.fromEntries(refundStages.map((stage, at) => [stage, shares[at] ?? 0])) as RefundShares,
  ),
);
