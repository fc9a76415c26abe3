import { useEffect, useMemo, useRef } from 'react';
import { type ColumnContext, columnsOf } from './columns.tsx';

/**
 * The columns of a list. The same ones from draw to draw until the sort changes, or every row would
 * be drawn again (see DataTable).
 */
export function useColumns(context: ColumnContext) {
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  const { folder, sort } = context;
  const mayDelete = context.onDelete !== undefined;
  const by = sort?.sort;
  const dir = sort?.dir;
  return useMemo(
    () =>
      columnsOf({
        folder,
        sort: by && dir && { sort: by, dir },
        onSort: (column) => latest.current.onSort(column),
        onDelete: mayDelete ? (row) => latest.current.onDelete?.(row) : undefined,
      }),
    [folder, by, dir, mayDelete],
  );
}
