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
  const each = terms.map(() => 0);
  const whole = terms.map(() => 0);
  let all = 0;
  for (const order of sample) {
    let isMatch = true;
    for (const [at, term] of terms.entries()) {
      if (!holds(order, term.condition)) isMatch = false;
      else {
        each[at] = (each[at] ?? 0) + 1;
        if (isWhole(order, term)) whole[at] = (whole[at] ?? 0) + 1;
      }
    }
    if (isMatch) all += 1;
  }
  return { looked: sample.length, each, whole, all };
}

/** Whether an order's words are as all terms say. */
export const holdsAll = (order: OrderWords, terms: readonly SearchTerm[]): boolean =>
  terms.every(({ condition }) => holds(order, condition));

function isWhole({ words }: OrderWords, { whole }: SearchTerm): boolean {
  return whole !== undefined && (words.includes(` ${whole} `) || words.endsWith(` ${whole}`));
}

/** Whether an order's words are as the condition says; in SQL the same is said by `search-holds.ts`. */
function holds(order: OrderWords, condition: Condition): boolean {
  if ('column' in condition) return order[condition.column].includes(condition.text);
  if ('all' in condition) return condition.all.every((part) => holds(order, part));
  return condition.any.some((part) => holds(order, part));
}
