import { type RawBuilder, sql } from 'kysely';
import type { Condition, SearchTerm } from '../../core/search/search-terms.ts';

/** That a row of `order_words`, by its name in the query, holds all terms. */
export const allHold = (words: string, terms: readonly SearchTerm[]): RawBuilder<boolean> =>
  holds(words, { all: terms.map(({ condition }) => condition) });

/** That a row of `order_words` is as the condition says. */
export function holds(words: string, condition: Condition): RawBuilder<boolean> {
  if ('column' in condition) {
    return sql<boolean>`${sql.ref(`${words}.${condition.column}`)} like ${`%${literal(condition.text)}%`}`;
  }
  const [parts, between] =
    'all' in condition ? [condition.all, sql` and `] : [condition.any, sql` or `];
  return sql<boolean>`(${sql.join(
    parts.map((part) => holds(words, part)),
    between,
  )})`;
}

/** The text as LIKE means it literally. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
