import type { DisputeRow } from '@pabean/api-client/contract';
import { functionalUpdate, type TableModel, useDataTable } from '@pabean/ui/DataTable';
import { useMemo } from 'react';
import { deskColumns } from './desk-columns.tsx';
import { rowsPerPage } from './desk-query.ts';
import type { Desk } from './desk-store.ts';

type DeskTable = {
  desk: Desk | undefined;
  /** The one whose cases stand. */
  page: number;
  /** Keep it the same between draws. */
  onAttach: (row: DisputeRow) => void;
  onPage: (page: number) => void;
};

const noRows: readonly DisputeRow[] = [];
const rowId = (row: DisputeRow) => row.dispute_id;

/** The table of the desk: sorted and cut into pages by the server. */
export function useDeskTable({ desk, page, onAttach, onPage }: DeskTable): TableModel<DisputeRow> {
  const columns = useMemo(() => deskColumns(onAttach), [onAttach]);
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize: rowsPerPage }), [page]);
  return useDataTable({
    columns,
    rows: desk?.rows ?? noRows,
    rowId,
    rowCount: desk?.total,
    state: { pagination },
    onPaginationChange: (next) => onPage(functionalUpdate(next, pagination).pageIndex + 1),
  });
}
