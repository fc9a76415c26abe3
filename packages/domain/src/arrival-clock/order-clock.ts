import type { FolderName } from '../folders/folder-names.ts';
import { type ProcessStatus, processStatuses } from '../order-status/order-status.ts';
import type { PortZone } from '../ports/port-zones.ts';
import type { ClockMoments } from './clock-words.ts';

/** Whether an order of this status waits to be filed: with the authority, and settled, it does not. */
const waitsForFiling: Record<ProcessStatus, boolean> = {
  New: true,
  Pending: true,
  Awaiting: true,
  AwaitingGovt: false,
  'Contact Customer': true,
  'Customer Called': true,
  Completed: false,
  Refunds: false,
  ChargeBack: false,
  Deleted: false,
};

/** The statuses whose orders wait to be filed: their clocks run. */
export const waitingStatuses: readonly ProcessStatus[] = /* @__PURE__ */ processStatuses.filter(
  (status) => waitsForFiling[status],
);

/** What the wire says of an order's clock. */
export interface ClockWire {
  readonly process_status: string;
  readonly doa: string | null;
  readonly opens_at: string | null;
  readonly file_by_at: string | null;
  readonly arrival_zone: PortZone | null;
}

/** The clock of an order that waits to be filed. */
export interface OrderClock extends ClockMoments {
  /** Day of arrival, YYYY-MM-DD. */
  readonly arrives: string | null;
  readonly zone: PortZone | null;
}

/** The clock of an order, or null where nothing is to be filed any more. */
export function orderClock(wire: ClockWire): OrderClock | null {
  const { process_status: status, opens_at: opensAt, file_by_at: fileByAt } = wire;
  const waits = Object.hasOwn(waitsForFiling, status) && waitsForFiling[status as ProcessStatus];
  // It opens and is not to be filed: a document was approved.
  if (!waits || (opensAt !== null && fileByAt === null)) return null;
  return { opensAt, fileByAt, arrives: wire.doa, zone: wire.arrival_zone };
}

const clocked: Record<FolderName, boolean> = {
  myOrder: true,
  newOrder: true,
  priorityOrder: true,
  futureOrder: true,
  pendingOrder: true,
  awaitingOrder: true,
  contactCustomerOrder: true,
  customerCalledOrder: true,
  awaitingGovtOrder: false,
  completedOrder: false,
  allOrder: false,
  deletedOrder: false,
  refundOrder: false,
  chargeBack: false,
};

/** Whether the orders of a folder wait to be filed. */
export const hasClocks = ({ name }: { readonly name: FolderName }): boolean => clocked[name];
