import type { ProcessStatus } from '../order-status/order-status.ts';

/**
 * How far an order is, in the only words a traveller is ever told. The names of the staff's
 * statuses stay inside: "Customer Called" or "ChargeBack" is not a traveller's business, and the
 * specification shows no such names outside the back office.
 */
export const travellerStages = [
  'received',
  'preparing',
  'waitingForYou',
  'waitingForAuthority',
  'approved',
  'refunded',
  'closed',
] as const;

export type TravellerStage = (typeof travellerStages)[number];

type Stages = { withDocument: TravellerStage; without: TravellerStage };

const same = (stage: TravellerStage): Stages => ({ withDocument: stage, without: stage });

const stages: Record<ProcessStatus, Stages> = {
  Pending: same('received'),
  New: same('preparing'),
  Awaiting: same('waitingForYou'),
  'Contact Customer': same('waitingForYou'),
  'Customer Called': same('waitingForYou'),
  AwaitingGovt: same('waitingForAuthority'),
  // Without a file there is nothing to download yet, so "approved" would be an empty promise.
  Completed: { withDocument: 'approved', without: 'preparing' },
  Refunds: same('refunded'),
  // A disputed payment does not take back an approved document that was already delivered.
  ChargeBack: { withDocument: 'approved', without: 'closed' },
  Deleted: same('closed'),
};

/**
 * The stage to show a traveller (the specification is silent; our choice).
 * `hasDocument` is whether an approved document has been uploaded for the order.
 */
export function travellerStage(status: ProcessStatus, hasDocument: boolean): TravellerStage {
  return hasDocument ? stages[status].withDocument : stages[status].without;
}
