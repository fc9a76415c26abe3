import type { OrderWords, SearchTerm } from './search-terms.ts';
import { holdsAll } from './word-sample.ts';

/** The words of orders at random places, from which it follows that a search has more matches than are counted. */
export interface Survey {
  /** The orders of each place, a line each. A place is drawn for itself, so no two depend on each other. */
  readonly places: readonly OrderWords[];
  /** How likely an order is at one of the places. */
  readonly chance: number;
}

/** How likely it is at most that "at least so many" is said of fewer: one of a billion searches. */
const doubt = 1e-9;

/**
 * Whether at least `most` orders hold all terms, as good as certainly.
 *
 * Of fewer, matches are expected at fewer than `most` times `chance` places, however they lie. That they are at so many
 * is less likely than Chernoff's bound for independent trials says.
 */
export function areSurelyMany(
  { places, chance }: Survey,
  terms: readonly SearchTerm[],
  most: number,
): boolean {
  const needed = placesNeeded(most * chance);
  let met = 0;
  for (const [at, place] of places.entries()) {
    // What one order holds, all its lines together do.
    if (holdsAll(place, terms) && ordersOf(place).some((order) => holdsAll(order, terms))) met += 1;
    if (met >= needed) return true;
    if (at >= firstPlaces && met < hopeless * needed * (at / places.length)) return false;
  }
  return false;
}

function ordersOf(place: OrderWords): OrderWords[] {
  const telephones = place.telephone.split('\n');
  return place.words.split('\n').map((words, at) => ({ words, telephone: telephones[at] ?? '' }));
}

/** After so many places, the rest is not looked at where matches were at less than this share of what is needed. */
const firstPlaces = 100;
const hopeless = 0.25;

/** The fewest places that are less likely than `doubt` where `expected` are. */
export function placesNeeded(expected: number): number {
  let places = Math.ceil(expected);
  while (boundOf(places, expected) > doubt) places += 1;
  return places;
}

/** Chernoff's bound: how likely at most are so many of independent events, of which `expected` are expected. */
const boundOf = (events: number, expected: number): number =>
  Math.exp(events - expected - events * Math.log(events / expected));
