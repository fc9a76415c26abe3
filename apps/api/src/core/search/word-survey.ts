import { byWholeWord, type Condition, type OrderWords, type SearchTerm } from './search-terms.ts';
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
 * is less likely than Chernoff's bound for independent trials says. Places that are in no order are left as soon as the rest
 * will hardly make it certain.
 */
export function areSurelyMany(
  { places, chance }: Survey,
  terms: readonly SearchTerm[],
  most: number,
): boolean {
  const needed = placesNeeded(most * chance);
  const isAnyOrder = terms.length === 1 && terms.every(({ condition }) => isAnyOf(condition));
  let met = 0;
  for (const [at, place] of places.entries()) {
    if (met + 3 * Math.sqrt(met + 1) < needed * (at / places.length)) return false;
    // What one order holds, all its lines together do.
    if (!holdsAll(place, terms)) continue;
    if (isAnyOrder || ordersOf(place).some((order) => holdsAll(order, terms))) met += 1;
    if (met >= needed) return true;
  }
  return false;
}

/** Whether lines together hold nothing that none of them holds. */
const isAnyOf = (condition: Condition): boolean =>
  'column' in condition || ('any' in condition && condition.any.every(isAnyOf));

function ordersOf(place: OrderWords): OrderWords[] {
  const telephones = place.telephone.split('\n');
  return place.words.split('\n').map((words, at) => ({ words, telephone: telephones[at] ?? '' }));
}

/** The fewest places that are less likely than `doubt` where `expected` are. */
export function placesNeeded(expected: number): number {
  let places = Math.ceil(expected);
  while (boundOf(places, expected) > doubt) places += 1;
  return places;
}

/** Chernoff's bound: how likely at most are so many of independent events, of which `expected` are expected. */
const boundOf = (events: number, expected: number): number =>
  Math.exp(events - expected - events * Math.log(events / expected));

/** From so many orders it can be told which words nearly all of them hold. */
const fewestOrders = 20;
const nearlyAll = 0.95;

/**
 * The terms by whole words in place of the words that begin alike, where nearly all orders with all terms hold these:
 * "yahoo" by "yahoo.com". The index reads one key several times faster than all of a beginning, and there are at least as
 * many orders as are counted so.
 * @returns nothing where fewer than `most` are expected, and where no term has such a word
 */
export function byWholeWords(
  { places, chance }: Survey,
  terms: readonly SearchTerm[],
  most: number,
): SearchTerm[] | undefined {
  const orders = places
    .filter((place) => holdsAll(place, terms))
    .flatMap(ordersOf)
    .filter((order) => holdsAll(order, terms));
  if (orders.length < Math.max(fewestOrders, most * chance)) return undefined;
  const wordsOf = orders.map(({ words }) => new Set(words.split(' ')));
  const wholes = terms.map((term) => {
    const word = commonWord(wordsOf, term.whole);
    return word === undefined ? term : byWholeWord(term, word);
  });
  return wholes.some((term, at) => term !== terms[at]) ? wholes : undefined;
}

/** The word that begins so and that nearly all orders hold. */
function commonWord(orders: readonly Set<string>[], beginning?: string): string | undefined {
  if (beginning === undefined) return undefined;
  const needed = nearlyAll * orders.length;
  const isCommon = (word: string) => orders.filter((words) => words.has(word)).length >= needed;
  // Of the orders without such a word there are too few to fill more than the first.
  const first = orders.slice(0, Math.ceil(orders.length - needed) + 1);
  const candidates = new Set(first.flatMap((words) => [...words]));
  return [...candidates].find((word) => word.startsWith(beginning) && isCommon(word));
}
