import { type SearchedText, searchHits, type TextPart } from '@pabean/domain';
import { createContext, useContext } from 'react';
import styles from './Marked.module.css';

/** What the list's search looks for; cells mark it in what they show. */
export const SearchedTextContext = createContext<SearchedText>({ words: [], telephones: [] });

/** Where a text has what the list's search looks for. */
export const useHits = (text: string): readonly TextPart[] =>
  searchHits(text, useContext(SearchedTextContext));

type MarkedProps = {
  /** The whole text in which `hits` are places. */
  text: string;
  hits: readonly TextPart[];
  /** The part of the text that is shown, all of it without. */
  from?: number;
  to?: number;
};

/** A text, or a part of one, in which what a search found is marked (design-2, "List"). */
export function Marked({ text, hits, from = 0, to = text.length }: MarkedProps) {
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
