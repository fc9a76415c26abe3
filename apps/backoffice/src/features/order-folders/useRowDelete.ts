import type { TableModel } from '@pabean/ui/DataTable';
import { useEffect, useState } from 'react';
import { deleteButtonId } from '../../shared/orders/cells.tsx';
import type { ListRow } from '../../shared/orders/list-row.ts';

/** Where the focus goes when no row is left. */
export const listTitleId = 'order-list-title';

/** The page has it, or a dialog that fades away: whoever works with keys would begin at the top again. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest('[data-closing]') != null;
}

/**
 * The Delete of a row, which goes with its row: the focus goes to the one that takes its place, unless
 * somebody has put it elsewhere or turned the page meanwhile.
 */
export function useRowDelete(
  table: TableModel<ListRow>,
  key: string,
  remove: (row: ListRow) => Promise<boolean>,
) {
  const { rows } = table.getRowModel();
  /** Where a row stood that is gone, until the list without it is drawn. */
  const [gap, setGap] = useState<{ key: string; at: number } | null>(null);
  useEffect(() => {
    if (gap === null) return;
    setGap(null);
    if (gap.key !== key || !isFocusLost()) return;
    const next = rows[Math.min(gap.at, rows.length - 1)];
    document.getElementById(next ? deleteButtonId(next.id) : listTitleId)?.focus();
  }, [gap, key, rows]);

  return async (row: ListRow) => {
    const at = rows.findIndex(({ id }) => id === row.id);
    if (await remove(row)) setGap({ key, at });
  };
}
