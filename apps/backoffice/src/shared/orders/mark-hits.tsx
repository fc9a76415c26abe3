import { type SearchedText, searchHits, type TextPart } from '@pabean/domain';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './mark-hits.module.css';

/** What the list's search looks for; cells mark it in what they show. */
export const SearchedTextContext = createContext<SearchedText>({ words: [], telephones: [] });

/** Where a text has what the list's search looks for. */
export const useHits = (text: string): readonly TextPart[] =>
  searchHits(text, useContext(SearchedTextContext));

/**
 * A text, or its part between two places, in which what a search found is marked.
 * Not a component: 500 rows would have six more of it each. `hits` are places in the whole text.
 */
export function markHits(
  text: string,
  hits: readonly TextPart[],
  { from = 0, to = text.length }: { from?: number; to?: number } = {},
): ReactNode {
  if (hits.length === 0) return text.slice(from, to);
  const pieces = [];
  let at = from;
  for (const [start, end] of hits) {
    const [first, last] = [Math.max(start, at), Math.min(end, to)];
    if (first >= last) continue;
    if (first > at) pieces.push(text.slice(at, first));
    pieces.push(
      <mark key={first} className={styles.hit}>
        {text.slice(first, last)}
      </mark>,
    );
    at = last;
  }
  if (at < to) pieces.push(text.slice(at, to));
  return pieces;
}
