import {
  type Arrival,
  arrivalMoments,
  type ClockWire,
  type FileByRules,
  orderClock,
  type PortZone,
  portsVersion,
  portZones,
} from '@pabean/domain';

/** The columns of an order's clock (0048_arrival_clock.sql). */
export interface ClockColumns {
  /** 00:00 at the place of arrival, on the day its window opens. */
  opens_at: string | null;
  /** Our own deadline; null where the arrival is not known, and once a document is approved. */
  file_by_at: string | null;
  arrival_zone: PortZone | null;
  /** The table of places that the clock was made by; null: not made yet. */
  clock_version: string | null;
}

/**
 * The clock of an arrival, as the columns keep it.
 * @param rules how long before it we want it filed, as configured
 */
export function clockColumns(arrival: Arrival, rules: FileByRules): ClockColumns {
  const { opensAt, fileByAt, zone } = arrivalMoments(arrival, rules);
  return {
    opens_at: opensAt,
    file_by_at: fileByAt,
    arrival_zone: zone,
    clock_version: portsVersion,
  };
}

/**
 * The clock as the order's traveller reads it; null where the place or the day is not known. By when its
 * document is to be here is asked of staff: to the traveller, what is filed has no deadline.
 */
export function travellerClock(order: ClockWire) {
  const { opens_at, arrival_zone } = order;
  if (opens_at === null || arrival_zone === null) return null;
  const clock = orderClock(order);
  const file_by_at = clock?.until === 'filing' ? clock.fileByAt : null;
  return { zone: portZones[arrival_zone], opens_at, file_by_at };
}
