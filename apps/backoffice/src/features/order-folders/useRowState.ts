import { selectRange } from '@pabean/ui/DataTable';
import { useMemo, useState } from 'react';
import type { ListRow } from '../../shared/orders/list-row.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * Which rows are ticked and where the keyboard stands. Both belong to the visible page: another
 * page, search or folder (another `key`) starts without, and a row that is gone is not selected.
 */
export function useRowState(rows: readonly ListRow[], key: string) {
  const [ticked, setTicked] = useState({ key, ids: nothing });
  const [at, setAt] = useState<{ key: string; id: string | null }>({ key, id: null });
  const [anchor, setAnchor] = useState<string | null>(null);

  const kept = ticked.key === key ? ticked.ids : nothing;
  const chosen = useMemo(() => rows.filter((row) => kept.has(row.id)), [rows, kept]);
  const selected = useMemo(() => new Set(chosen.map((row) => row.id)), [chosen]);
  const cursor = at.key === key && rows.some((row) => row.id === at.id) ? at.id : null;

  const select = (ids: ReadonlySet<string>) => setTicked({ key, ids });
  return {
    /** The selected rows, in the order of the table. */
    chosen,
    selected,
    select,
    clear: () => select(nothing),
    cursor,
    setCursor: (id: string) => setAt({ key, id }),
    move(step: 1 | -1) {
      const index = rows.findIndex((row) => row.id === cursor);
      const next = rows[index < 0 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)];
      if (next !== undefined) setAt({ key, id: next.id });
    },
    toggle() {
      if (cursor === null) return;
      const next = new Set(selected);
      if (!next.delete(cursor)) next.add(cursor);
      setAnchor(cursor);
      select(next);
    },
    extend() {
      if (cursor === null) return;
      const ids = rows.map((row) => row.id);
      select(selectRange(ids, anchor ?? cursor, cursor, selected));
    },
  };
}

export type RowState = ReturnType<typeof useRowState>;
