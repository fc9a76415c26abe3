import type { FolderAction, FolderDefinition } from '@pabean/domain';
import { useEffect, useMemo, useRef } from 'react';
import { columnsOf } from '../../shared/orders/columns.tsx';
import type { ListRow } from '../../shared/orders/list-row.ts';

type Delete = (row: ListRow) => void;

/** The same columns from draw to draw, or every row would be drawn again (see DataTable). */
export function useColumns(
  folder: FolderDefinition,
  offered: readonly FolderAction[],
  onDelete: Delete,
) {
  const latest = useRef<Delete>(onDelete);
  useEffect(() => {
    latest.current = onDelete;
  });
  return useMemo(() => {
    const mayDelete = offered.includes('delete-row');
    return columnsOf({
      folder,
      onDelete: mayDelete ? (row) => latest.current(row) : undefined,
    });
  }, [folder, offered]);
}
