import { calendarDateAt, formatDate, matchPort, portZones } from '@pabean/domain';
import type { EvidenceRow } from '../../db/queries/dispute-evidence.ts';

type Arrival = Pick<EvidenceRow, 'doa' | 'ordered_arrival' | 'place_of_arrival'>;

/** The day of arrival that was ordered, whatever it was corrected to since. */
export const orderedArrival = ({ doa, ordered_arrival: ordered }: Arrival): string | null =>
  ordered === null ? doa : ordered.day;

/** ", for arrival on 20-11-2026", as it was ordered; nothing where no day was. */
export function forArrival(arrival: Arrival): string {
  const day = orderedArrival(arrival);
  return day === null ? '' : `, for arrival on ${formatDate(day)}`;
}

/** The day of arrival as it stands, with "now" before one that is not the day that was ordered. */
export const arrivalNow = (arrival: Arrival & { readonly doa: string }): string =>
  `${orderedArrival(arrival) === arrival.doa ? '' : 'now '}${formatDate(arrival.doa)}`;

/**
 * The day on which something happened by the clocks at the place of arrival, where the day of arrival
 * is one too; null where the place is not known, for then nobody can say which of the two was first.
 */
export function dayAtArrival({ place_of_arrival: place }: Arrival, moment: string): string | null {
  const { zone } = matchPort(place);
  return zone === null ? null : calendarDateAt(new Date(moment), portZones[zone]);
}
