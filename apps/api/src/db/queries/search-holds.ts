import { type RawBuilder, sql } from 'kysely';
import type { Condition, SearchTerm } from '../../core/search/search-terms.ts';
import type { PlaceOf } from '../prepared.ts';

/** What the columns of `allHold` are like, part by part. */
export type Patterns = Readonly<Record<`pattern${number}`, string>>;

/**
 * That a row of `order_words`, by its name in the query, holds all terms.
 * @param value of the terms' patterns
 */
export function allHold(
  words: string,
  terms: readonly SearchTerm[],
  value: PlaceOf<Patterns>,
): RawBuilder<boolean> {
  let at = 0;
  const holds = (condition: Condition): RawBuilder<boolean> => {
    if ('column' in condition) {
      const pattern = value(`pattern${at++}`);
      return sql<boolean>`${sql.ref(`${words}.${condition.column}`)} like ${pattern}`;
    }
    const [parts, between] =
      'all' in condition ? [condition.all, sql` and `] : [condition.any, sql` or `];
    return sql<boolean>`(${sql.join(parts.map(holds), between)})`;
  };
  return holds(allOf(terms));
}

/** The patterns of the terms, in the order in which `allHold` asks for them. */
export function patternsOf(terms: readonly SearchTerm[]): Patterns {
  const texts = textsIn(allOf(terms)).map((text) => `%${literal(text)}%`);
  return Object.fromEntries(texts.map((pattern, at) => [`pattern${at}`, pattern]));
}

/** What of the terms the text of `allHold` depends on. */
export const shapeOf = (terms: readonly SearchTerm[]): string => shapeIn(allOf(terms));

function shapeIn(condition: Condition): string {
  if ('column' in condition) return condition.column;
  const [parts, between] = 'all' in condition ? [condition.all, '&'] : [condition.any, '|'];
  return `(${parts.map(shapeIn).join(between)})`;
}

const allOf = (terms: readonly SearchTerm[]): Condition => ({
  all: terms.map(({ condition }) => condition),
});

function textsIn(condition: Condition): string[] {
  if ('column' in condition) return [condition.text];
  return ('all' in condition ? condition.all : condition.any).flatMap(textsIn);
}

/** The text as LIKE means it literally. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
