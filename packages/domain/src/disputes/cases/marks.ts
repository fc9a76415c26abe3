/** What is odd about a case, so that staff look: nothing of it is refused or lost. */
export const disputeMarks = [
  'other-currency',
  'larger-than-payment',
  'other-network',
  'other-gateway',
  'erased-order',
  'out-of-order',
] as const;

export type DisputeMark = (typeof disputeMarks)[number];
