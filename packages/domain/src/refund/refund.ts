import type { ProcessStatus } from '../order-status/order-status.ts';

/** How far an order is, as the refund policy counts it. */
export const refundStages = ['notBegun', 'working', 'filed'] as const;

export type RefundStage = (typeof refundStages)[number];

/** The share of the fee that goes back at each stage, in percent; the operator configures it. */
export type RefundShares = Readonly<Record<RefundStage, number>>;

/** Where a request stands. */
export const refundStates = ['asked', 'accepted', 'refused'] as const;

export type RefundState = (typeof refundStates)[number];

/** The reasons that the portal offers; whoever calls may write another one. */
export const refundReasons = ['notTravelling', 'orderedTwice', 'filledInMyself', 'other'] as const;

export type RefundReason = (typeof refundReasons)[number];

/** The offered reasons in the words of staff. */
const reasonWords: Record<RefundReason, string> = {
  notTravelling: 'Does not travel',
  orderedTwice: 'Ordered twice',
  filledInMyself: 'Filled in the official form',
  other: 'Something else',
};

/** A reason for people; one that was written is its own words. */
export const refundReasonLabel = (reason: string): string =>
  refundReasons.some((known) => known === reason) ? reasonWords[reason as RefundReason] : reason;

/** With `working` it depends on whether a member has taken the order; null: it is no longer worked on. */
const stages: Record<ProcessStatus, RefundStage | null> = {
  Pending: 'working',
  New: 'working',
  Awaiting: 'working',
  'Contact Customer': 'working',
  'Customer Called': 'working',
  AwaitingGovt: 'filed',
  Completed: 'filed',
  Refunds: null,
  ChargeBack: null,
  Deleted: null,
};

/** What decides about the stage of an order. */
export interface RefundFacts {
  readonly status: ProcessStatus;
  readonly hasDocument: boolean;
  /** Whether a member has taken the order: the work has begun then. */
  readonly taken: boolean;
}

/** The stage that a request falls under now; null when none can be made. */
export function refundStage({ status, hasDocument, taken }: RefundFacts): RefundStage | null {
  const stage = stages[status];
  if (stage === null || stage === 'filed') return stage;
  if (hasDocument) return 'filed';
  return taken ? 'working' : 'notBegun';
}

/** Whether moving an order there files it: staff are asked once more where a refund is asked for or accepted. */
export function isFiling(to: ProcessStatus): boolean {
  return stages[to] === 'filed';
}

/**
 * The share of an amount, as decimal text of two digits; half of the currency's smallest unit goes up.
 * Counted in whole cents: a fraction of JavaScript would lose them.
 * @param decimals by `decimalsOfPart`: with none, as of the yen, a share is a whole number
 */
export function shareOf(amount: string, percent: number, decimals = 2): string {
  const [whole = '0', cents = ''] = amount.split('.');
  const inCents = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0').slice(0, 2) || '0');
  const unit = decimals === 0 ? 100n : 1n;
  const rounded = ((inCents * BigInt(percent) + 50n * unit) / (100n * unit)) * unit;
  const back = rounded < inCents ? rounded : inCents;
  return `${back / 100n}.${String(back % 100n).padStart(2, '0')}`;
}
