import type { ProcessStatus } from '../order-status/order-status.ts';

/**
 * How far an order is, in the only words a traveller is ever told. The names of the staff's
 * statuses stay inside: "Customer Called" or "ChargeBack" is not a traveller's business, and the
 * specification shows no such names outside the back office.
 */
export const travellerStages = [
  'received',
  'queued',
  'preparing',
  'waitingForYou',
  'waitingForAuthority',
  'approved',
  'refunded',
  'closed',
] as const;

export type TravellerStage = (typeof travellerStages)[number];

type Stages = {
  withDocument: TravellerStage;
  without: TravellerStage;
  /** Without a document, while no member has taken the order. */
  notTaken?: TravellerStage;
};

const same = (stage: TravellerStage): Stages => ({ withDocument: stage, without: stage });

/**
 * A document was approved, and stays so wherever staff move the order (`hasTravellerDocument`).
 * Without one there is nothing to download yet, so "approved" would be an empty promise.
 */
const approvedOr = (without: TravellerStage): Stages => ({ withDocument: 'approved', without });

const stages: Record<ProcessStatus, Stages> = {
  Pending: approvedOr('received'),
  // The work begins when a member takes the order, for the refund policy too (`refundStage`).
  New: { ...approvedOr('preparing'), notTaken: 'queued' },
  // We need something from the traveller: the page says so beside the document.
  Awaiting: same('waitingForYou'),
  'Contact Customer': same('waitingForYou'),
  'Customer Called': same('waitingForYou'),
  AwaitingGovt: approvedOr('waitingForAuthority'),
  Completed: approvedOr('preparing'),
  Refunds: same('refunded'),
  ChargeBack: approvedOr('closed'),
  Deleted: same('closed'),
};

/**
 * The stage to show a traveller (the specification is silent; our choice).
 * `hasDocument` is whether an approved document has been uploaded for the order, `taken` whether a
 * member has taken it.
 */
export function travellerStage(
  status: ProcessStatus,
  hasDocument: boolean,
  taken: boolean,
): TravellerStage {
  const { withDocument, without, notTaken } = stages[status];
  if (hasDocument) return withDocument;
  return taken ? without : (notTaken ?? without);
}
