import type { CallReply, getOrdersList } from '@pabean/api-client/contract';
import {
  type OrderRow,
  type TelephoneParts,
  telephoneParts,
  toOrderRow,
  type UntilArrival,
  untilArrival,
} from '@pabean/domain';

/** A row as the list's call and the search send it. */
export type WireRow = CallReply<typeof getOrdersList>['data'][number];

/** An order as the table shows it, with how long is left until arrival (decisions, Details). */
export type ListRow = OrderRow & {
  readonly arrival: UntilArrival;
  /** When the row came: what it says of time is of that moment. */
  readonly at: Date;
  readonly phone: TelephoneParts | null;
};

export function toListRow(wire: WireRow, now = new Date()): ListRow {
  return {
    ...toOrderRow(wire),
    at: now,
    arrival: untilArrival(wire.doa, now),
    phone: telephoneParts(wire.country_code, wire.phone_number),
  };
}
