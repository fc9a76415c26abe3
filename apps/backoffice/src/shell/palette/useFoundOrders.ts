import { createRemote } from '@pabean/api-client/remote';
import { searchDebounceMs, searchedText } from '@pabean/domain';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { fetchPage } from '../../shared/orders/fetch-page.ts';
import { type ListRow, toListRow } from '../../shared/orders/list-row.ts';
import { matches } from './matching.tsx';

/** So many orders are shown; the list has the others. */
const shownOrders = 5;

const createFound = () =>
  createRemote<string, readonly ListRow[]>(
    async (q, { signal }) => {
      const query = { q, page: 1, limit: shownOrders };
      const answer = await fetchPage({ folder: 'allOrder' }, query, signal);
      return answer.ok ? { ok: true, data: answer.data.map((wire) => toListRow(wire)) } : answer;
    },
    { keeps: () => true, drops: () => true },
  );

const textOf = ({ id, name, email, telephone }: ListRow) => [id, name, email, telephone].join(' ');

export type FoundOrders = {
  readonly rows: readonly ListRow[];
  /** The rows are those of what was typed. */
  readonly isDone: boolean;
  readonly hasFailed: boolean;
  readonly again: () => void;
};

/**
 * The orders of Order History that what was typed finds, some of them. Until they have come, those of what
 * was typed before stay as far as they fit.
 * @param isOffered whether the member may search there
 */
export function useFoundOrders(query: string, isOffered: boolean): FoundOrders {
  const [found] = useState(createFound);
  const searched = useMemo(() => searchedText(query), [query]);
  const state = useStore(found.store);
  const q = isOffered && searched.words.length > 0 ? query.trim() : '';
  useEffect(() => {
    if (q === '') {
      found.close();
      return;
    }
    const timer = setTimeout(() => void found.open(q), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [q, found]);
  useEffect(() => found.close, [found]);
  const { data = [], shownKey, key, loading, failure } = state;
  const isDone = q === '' || (shownKey === q && loading === 'idle');
  return {
    rows: q === '' ? [] : data.filter((row) => shownKey === q || matches(textOf(row), searched)),
    isDone,
    hasFailed: q !== '' && key === q && failure !== null,
    again: () => void found.reload(),
  };
}
