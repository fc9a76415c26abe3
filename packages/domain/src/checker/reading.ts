import { isCalendarDate } from '../dates/dates.ts';
import { dayIn } from '../dates/zone-day.ts';
import type { DeclarationKey } from '../declaration/declaration.ts';
import { saysNothing } from '../declaration/says-nothing.ts';
import { matchPort, type PortMatch } from '../ports/match-port.ts';
import { portZones } from '../ports/port-zones.ts';
import type { Scheme } from '../schemes/scheme.ts';
import { type PlaceOfScheme, schemeOf } from '../schemes/scheme-of.ts';
import type { OrderToCheck, SameTraveller } from './order-to-check.ts';
import { questionOf } from './question-fields.ts';

/** An order as the checks read it: what several of them ask for is worked out once. */
export interface Reading {
  readonly order: OrderToCheck;
  readonly scheme: Scheme;
  readonly match: PortMatch;
  /** The day at the place of arrival; of an unknown place that of Jakarta, where days end last. */
  readonly today: string;
  readonly orderedOn: string;
  /** The day of arrival, if it is one. */
  readonly arrival: string | null;
  /** Whole years on the day of arrival. */
  readonly age: number | null;
  readonly twice: SameTraveller;
}

export const filled = (value: unknown): boolean =>
  value !== null && value !== undefined && String(value).trim() !== '';

export const day = (text: string | null | undefined): string | null =>
  typeof text === 'string' && isCalendarDate(text) ? text : null;

/** The answer to a question; null where it was left open. */
export function answer({ answers }: OrderToCheck, key: DeclarationKey): boolean | null {
  const word = answers[key];
  if (word === undefined) return null;
  return word === true || word === 'Yes';
}

/** Whether anything is listed under a question. */
export const isListed = ({ goods }: OrderToCheck, key: DeclarationKey): boolean =>
  questionOf(key).telling.some((name) => !saysNothing(goods[name]));

function placeOf({ port }: PortMatch): PlaceOfScheme | null {
  return port === null ? null : { kind: port.kind, code: port.id };
}

function ageOn(born: string | null, on: string | null): number | null {
  if (born === null || on === null) return null;
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return on.slice(5) < born.slice(5) ? years - 1 : years;
}

/**
 * Reads an order for the checks.
 * @param schemes what is known; another list for a new version that is tried
 */
export function readOrder(
  order: OrderToCheck,
  now: Date,
  twice: SameTraveller,
  schemes?: readonly Scheme[],
): Reading {
  const match = matchPort(order.fields.place_of_arrival ?? null);
  const zone = portZones[match.zone ?? 'WIB'];
  const arrival = day(order.fields.doa);
  const today = dayIn(now, zone);
  return {
    order,
    scheme: schemeOf(placeOf(match), arrival ?? today, schemes),
    match,
    today,
    orderedOn: dayIn(new Date(order.created_at), zone),
    arrival,
    age: ageOn(day(order.fields.dob), arrival ?? today),
    twice,
  };
}
