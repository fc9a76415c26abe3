import type { FolderName } from '../folders/folder-names.ts';
import { type ProcessStatus, processStatuses } from '../order-status/order-status.ts';
import type { PortZone } from '../ports/port-zones.ts';
import type { ClockMoments } from './clock-words.ts';

/** What the clock of an order counts to: its filing, or its document once it is with the authority. */
export type ClockEnd = 'filing' | 'document';

/** What an order of this status waits for; settled, it waits for nothing. */
const waitsFor: Record<ProcessStatus, ClockEnd | null> = {
  New: 'filing',
  Pending: 'filing',
  Awaiting: 'filing',
  AwaitingGovt: 'document',
  'Contact Customer': 'filing',
  'Customer Called': 'filing',
  Completed: null,
  Refunds: null,
  ChargeBack: null,
  Deleted: null,
};

/** The statuses whose orders wait to be filed, or for their document: their clocks run. */
export const waitingStatuses: readonly ProcessStatus[] = /* @__PURE__ */ processStatuses.filter(
  (status) => waitsFor[status] !== null,
);

/** What the wire says of an order's clock. */
export interface ClockWire {
  readonly process_status: string;
  readonly doa: string | null;
  readonly opens_at: string | null;
  readonly file_by_at: string | null;
  readonly arrival_zone: PortZone | null;
}

/** The clock of an order that waits to be filed, or for its document. */
export interface OrderClock extends ClockMoments {
  readonly until: ClockEnd;
  /** Day of arrival, YYYY-MM-DD. */
  readonly arrives: string | null;
  readonly zone: PortZone | null;
}

/** The clock of an order, or null where its document is there, or it needs none any more. */
export function orderClock(wire: ClockWire): OrderClock | null {
  const { process_status: status, opens_at: opensAt, file_by_at: fileByAt } = wire;
  const until = Object.hasOwn(waitsFor, status) ? waitsFor[status as ProcessStatus] : null;
  // It opens and is not to be filed: a document was approved.
  if (until === null || (opensAt !== null && fileByAt === null)) return null;
  return { until, opensAt, fileByAt, arrives: wire.doa, zone: wire.arrival_zone };
}

const ends: Record<FolderName, ClockEnd | null> = {
  myOrder: 'filing',
  newOrder: 'filing',
  priorityOrder: 'filing',
  futureOrder: 'filing',
  pendingOrder: 'filing',
  awaitingOrder: 'filing',
  contactCustomerOrder: 'filing',
  customerCalledOrder: 'filing',
  awaitingGovtOrder: 'document',
  completedOrder: null,
  allOrder: null,
  deletedOrder: null,
  refundOrder: null,
  chargeBack: null,
};

/** What the orders of a folder wait for; where some wait for one and some for the other, it is filing. */
export const clockEndOf = ({ name }: { readonly name: FolderName }): ClockEnd | null => ends[name];

/** Whether the orders of a folder wait to be filed, or for their document. */
export const hasClocks = (folder: { readonly name: FolderName }): boolean =>
  clockEndOf(folder) !== null;
