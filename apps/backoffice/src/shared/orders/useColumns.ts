import type { FolderDefinition, OrderSort } from '@pabean/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useChosenColumns } from '../chosen-columns.ts';
import { columnsOf, visibilityOf } from './columns.tsx';
import type { ListRow } from './list-row.ts';

/**
 * The columns of a list, and which of them its folder shows. The same ones from draw to draw, or
 * every row would be drawn again (see DataTable).
 */
export function useColumns(
  folder: FolderDefinition,
  sorts: readonly OrderSort[],
  onDelete: ((row: ListRow) => void) | undefined,
) {
  const latest = useRef(onDelete);
  useEffect(() => {
    latest.current = onDelete;
  });
  const { chosen } = useChosenColumns();
  const mayDelete = onDelete !== undefined;
  return useMemo(
    () => ({
      columns: columnsOf({
        folder,
        sorts,
        chosen,
        onDelete: mayDelete ? (row) => latest.current?.(row) : undefined,
      }),
      columnVisibility: visibilityOf({ folder, chosen }),
    }),
    [folder, sorts, chosen, mayDelete],
  );
}
