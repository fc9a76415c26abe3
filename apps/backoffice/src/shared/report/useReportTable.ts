import { functionalUpdate, type TableModel, useDataTable } from '@pabean/ui/DataTable';
import { useMemo } from 'react';
import { pageOf, paginationOf } from '../table/paging.ts';
import type { ReportDefinition, ReportRow } from './report-definition.ts';
import { totalOf } from './search-rows.ts';
import type { Report } from './useReport.ts';
import { useReportColumns } from './useReportColumns.tsx';

const rowId = (row: ReportRow) => row.id;

/** The table of a report: all rows are loaded, so it sorts and pages without the server. */
export function useReportTable(
  definition: ReportDefinition,
  report: Report,
): TableModel<ReportRow> {
  const { rows, found, query, change, page } = report;
  const columns = useReportColumns(definition, Math.max(0, ...rows.map(totalOf)));
  const { by, order } = query.sort;
  const { size } = query;
  const sorting = useMemo(() => {
    // An old link may name a column that this report has not.
    const isKnown = columns.some(({ id }) => id === by);
    return isKnown ? [{ id: by, desc: order === 'desc' }] : [];
  }, [columns, by, order]);
  const pagination = useMemo(() => paginationOf({ page, size }), [page, size]);
  return useDataTable({
    columns,
    rows: found,
    rowId,
    arranged: 'here',
    sortingRemoval: false,
    state: { sorting, pagination },
    onSortingChange(next) {
      const [first] = functionalUpdate(next, sorting);
      if (first === undefined) return;
      change({ sort: { by: first.id, order: first.desc ? 'desc' : 'asc' }, page: 1 }, true);
    },
    onPaginationChange: (next) => change(pageOf(functionalUpdate(next, pagination))),
  });
}
