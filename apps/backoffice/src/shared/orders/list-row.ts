import { serverNow } from '@pabean/api-client';
import type { CallReply, getOrdersList } from '@pabean/api-client/contract';
import {
  type OrderClock,
  type OrderRow,
  orderClock,
  portZones,
  type TelephoneParts,
  telephoneParts,
  toOrderRow,
  type UntilArrival,
  untilArrival,
} from '@pabean/domain';

/** A row as the list's call and the search send it. */
export type WireRow = CallReply<typeof getOrdersList>['data'][number];

/** An order as the table shows it, with how long is left until arrival (spec, Details). */
export type ListRow = OrderRow & {
  readonly arrival: UntilArrival;
  /** When the row came: what it says of time is of that moment. */
  readonly at: Date;
  /** Null where nothing is to be filed, and no document is waited for. */
  readonly clock: OrderClock | null;
  readonly phone: TelephoneParts | null;
  /** How many errors and warnings its declaration has. */
  readonly errors: number;
  readonly warnings: number;
  /** The newest case of an order that was charged back, or of one in Refunds that took money. */
  readonly disputeId: string | null;
  /** Whom it is assigned to is no member any more. */
  readonly assigneeLeft: boolean;
};

export function toListRow(wire: WireRow, now = serverNow()): ListRow {
  const { arrival_zone: zone } = wire;
  return {
    ...toOrderRow(wire),
    at: now,
    errors: wire.errors,
    warnings: wire.warnings,
    disputeId: wire.dispute_id,
    assigneeLeft: wire.assignee_left === true,
    // Days are those of the place, as in the head of an order.
    arrival: untilArrival(wire.doa, now, zone === null ? undefined : portZones[zone]),
    clock: orderClock(wire),
    phone: telephoneParts(wire.country_code, wire.phone_number),
  };
}
