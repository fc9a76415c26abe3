/**
 * What a provider told of a message that it took, from the mildest to the worst. The worst news
 * stands, in whatever order it comes: providers promise none, and repeat themselves. Above
 * "delivered" stand both bounces, for a server may take a message and send it back later, and
 * "complained", which only somebody who has received it can do.
 */
export const deliveryStates = [
  'deferred',
  'delivered',
  'bounced-soft',
  'bounced',
  'complained',
] as const;

/** Null: no report yet, or a transport that never reports (SMTP, the local mailbox). */
export type DeliveryState = (typeof deliveryStates)[number];

/** Why the mails of an order need somebody's attention. */
export const mailTroubles = ['bounced', 'complained'] as const satisfies readonly DeliveryState[];

export type MailTrouble = (typeof mailTroubles)[number];
