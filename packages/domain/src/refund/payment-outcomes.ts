/** What can become of a payment of an order that was paid already. */
export const paymentOutcomes = ['paid-back', 'same-payment', 'kept'] as const;

export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** What staff read of it, as the end of "The other payment ...". */
export const paymentOutcomeWords: Record<PaymentOutcome, string> = {
  'paid-back': 'was paid back',
  'same-payment': 'is the same payment under another number',
  kept: 'was owed too, so we keep it',
};
