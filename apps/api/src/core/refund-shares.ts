import { type RefundShares, refundStages } from '@pabean/domain';
import * as v from 'valibot';

/** `100,50,0`: percent of the fee before the work begins, while it is done, and once it is filed. */
export const refundShares = v.pipe(
  v.string(),
  v.regex(
    /^(100|\d{1,2}),(100|\d{1,2}),(100|\d{1,2})$/,
    'must be three shares in percent like 100,50,0',
  ),
  v.transform((text) => {
    const shares = text.split(',').map(Number);
    return Object.fromEntries(
      refundStages.map((stage, at) => [stage, shares[at] ?? 0]),
    ) as RefundShares;
  }),
);
