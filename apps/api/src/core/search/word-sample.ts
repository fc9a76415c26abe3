import type { Condition, OrderWords, SearchTerm } from './search-terms.ts';

/** What searches know of the orders before they look: of a moment ago. */
export interface Overview {
  /** How many orders there are, and in how many weeks they came in. */
  readonly all: number;
  readonly weeks: number;
  /** The words of some orders all over them. */
  readonly sample: readonly OrderWords[];
}

/** How many orders of a sample hold each term, hold it as a whole word, and hold all terms. */
export interface Frequencies {
  readonly looked: number;
  readonly each: readonly number[];
  readonly whole: readonly number[];
  readonly all: number;
}

/** How frequent terms are among some orders. */
export function frequenciesOf(
  sample: readonly OrderWords[],
  terms: readonly SearchTerm[],
): Frequencies {
  const holders = terms.map((term) => sample.filter((order) => holds(order, term.condition)));
  const isWhole = (term: SearchTerm | undefined) => (order: OrderWords) =>
    term?.whole !== undefined && `${order.words} `.includes(` ${term.whole.word} `);
  const [first = sample, ...others] = holders.map((orders) => new Set(orders));
  return {
    looked: sample.length,
    each: holders.map((orders) => orders.length),
    whole: holders.map((orders, at) => orders.filter(isWhole(terms[at])).length),
    all: [...first].filter((order) => others.every((orders) => orders.has(order))).length,
  };
}

/** Whether an order's words are as the condition says; in SQL the same is said by `search-holds.ts`. */
function holds(order: OrderWords, condition: Condition): boolean {
  if ('column' in condition) return order[condition.column].includes(condition.text);
  if ('all' in condition) return condition.all.every((part) => holds(order, part));
  return condition.any.some((part) => holds(order, part));
}
