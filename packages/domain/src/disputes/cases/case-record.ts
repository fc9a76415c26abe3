/** How a case came in. */
export const disputeWays = ['intake', 'stripe', 'adyen', 'hand'] as const;
export type DisputeWay = (typeof disputeWays)[number];

/** Who did something to a case. */
export const disputeActors = ['staff', 'intake', 'gateway', 'system'] as const;
export type DisputeActor = (typeof disputeActors)[number];

/** How long before the answer is due a mail goes out. */
export const disputeNoticeSteps = ['7d', '3d', '24h'] as const;
export type DisputeNoticeStep = (typeof disputeNoticeSteps)[number];

/**
 * What is known of the one answer. Unknown: it may have left, and only the gateway can tell; it is never
 * sent a second time.
 */
export const disputeAnswerStates = ['sending', 'sent', 'unknown', 'refused'] as const;
export type DisputeAnswerState = (typeof disputeAnswerStates)[number];

/** How the answer went out: by the gateway's call, or by hand on its page. */
export const disputeAnswerVias = ['gateway', 'hand'] as const;
export type DisputeAnswerVia = (typeof disputeAnswerVias)[number];
