import { isCalendarDate } from '../dates/dates.ts';
import { aheadAt, dayIn } from '../dates/zone-day.ts';
import { matchPort } from '../ports/match-port.ts';
import { type PortZone, portZones } from '../ports/port-zones.ts';
import type { Port } from '../ports/ports.ts';
import { schemeOf } from '../schemes/scheme-of.ts';

/** How long before an arrival we want it filed: our own deadline, not the authority's. */
export interface FileByRules {
  /** Before the hour of landing, where one is on record. */
  readonly hoursBeforeLanding: number;
  /** Before 00:00 of the day of arrival, where no hour is. */
  readonly hoursBeforeDay: number;
}

/** The rules of a server that is told nothing else. */
export const usualFileBy: FileByRules = { hoursBeforeLanding: 12, hoursBeforeDay: 0 };

/** What of an order sets its clock. */
export interface Arrival {
  /** Day of arrival, YYYY-MM-DD. */
  readonly doa: string | null;
  /** As it was typed. */
  readonly place: string | null;
  /** HH:MM at the place, from a field of the scheme; an order without one knows a day only. */
  readonly hour?: string | null;
}

/** The moments of an order's arrival, ISO 8601 in UTC; null where the day or the place is not known. */
export interface ArrivalMoments {
  /** 00:00 at the place, on the day from which the scheme lets one file. */
  readonly opensAt: string | null;
  readonly fileByAt: string | null;
  /** Only where an hour is on record. */
  readonly landsAt: string | null;
  readonly zone: PortZone | null;
  readonly port: Port | null;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The clock of an arrival: the same wherever it is looked at, for it runs at the place. */
export function arrivalMoments(
  { doa, place, hour = null }: Arrival,
  rules: FileByRules = usualFileBy,
): ArrivalMoments {
  const { port, zone } = matchPort(place);
  if (doa === null || !isCalendarDate(doa) || zone === null) {
    return { opensAt: null, fileByAt: null, landsAt: null, zone, port };
  }
  const lands = hour !== null && hourOfDay.test(hour) ? momentAt(doa, hour, zone) : null;
  const fileBy =
    lands === null
      ? momentAt(doa, '00:00', zone) - rules.hoursBeforeDay * hourMs
      : lands - rules.hoursBeforeLanding * hourMs;
  const opens = momentAt(openingDay(doa, port), '00:00', zone);
  return {
    opensAt: iso(opens),
    // A deadline before the window opens could not be kept.
    fileByAt: iso(Math.max(fileBy, opens)),
    landsAt: lands === null ? null : iso(lands),
    zone,
    port,
  };
}

const hourOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

const iso = (moment: number) => new Date(moment).toISOString();

/** The first day on which the scheme of the place lets one file, YYYY-MM-DD there. */
function openingDay(doa: string, port: Port | null): string {
  const place = port === null ? null : { kind: port.kind, code: port.id };
  const { opensDaysBefore } = schemeOf(place, doa).window;
  return new Date(Date.parse(doa) - opensDaysBefore * dayMs).toISOString().slice(0, 10);
}

/** The moment at which the clocks of a zone show this, read from the tz database. */
function momentAt(day: string, hour: string, zone: PortZone): number {
  const utc = Date.parse(`${day}T${hour}:00Z`);
  return utc - aheadAt(utc, portZones[zone]);
}

/**
 * The day on which an order is planned to be processed, YYYY-MM-DD at the place: when its window
 * opens, but not before the day on which it came in. Where the place is not known, the day of receipt
 * is that of UTC. (The specification shows the column and not its rule; our choice.)
 *
 * Throws a RangeError if `doa` is no calendar date.
 */
export function plannedProcessingDate(order: {
  readonly doa: string;
  readonly place: string | null;
  readonly createdAt: string | Date;
}): string {
  if (!isCalendarDate(order.doa)) throw new RangeError(`Not a calendar date: ${order.doa}`);
  const received = new Date(order.createdAt);
  if (Number.isNaN(received.getTime())) throw new RangeError(`Not a moment: ${order.createdAt}`);
  const { port, zone } = matchPort(order.place);
  const opens = openingDay(order.doa, port);
  const day = dayIn(received, zone === null ? 'UTC' : portZones[zone]);
  return [opens, day].sort().at(-1) ?? opens;
}
