import type { DataTableColumn } from '@pabean/ui/DataTable';
import { useEffect, useMemo, useRef } from 'react';
import type { PlacedRow } from './arrange.ts';
import { CountCell, Labelled, NameCell, PlaceCell } from './cells.tsx';
import type { ReportDefinition } from './report-definition.ts';
import type { Sort } from './report-query.ts';

type Column = DataTableColumn<PlacedRow>;
/** Wishes, and what they shrink to beside the sidebar of a narrow window. */
const countWidths = [176, 176, 164, 204];
const countMinWidths = [142, 96, 96, 96];

/**
 * The columns of a report. The same ones from draw to draw until the sort or the largest count
 * changes, or every row would be drawn again (see DataTable).
 */
export function useReportColumns(
  { nameHeader, counts }: ReportDefinition,
  { by, order }: Sort,
  most: number,
  sortBy: (by: string) => void,
): readonly Column[] {
  const latest = useRef(sortBy);
  useEffect(() => {
    latest.current = sortBy;
  });
  return useMemo(() => {
    const sortable = (id: string) => ({
      id,
      sort: by === id ? order : ('none' as const),
      onSort: () => latest.current(id),
    });
    return [
      {
        id: 'place',
        header: 'S. No',
        width: 64,
        cell: (row) => <PlaceCell>{row.place}</PlaceCell>,
      },
      {
        ...sortable('name'),
        header: nameHeader,
        minWidth: 140,
        rowHeader: true,
        cell: (row) => <NameCell>{row.name}</NameCell>,
      },
      ...counts.map(({ id, header, short }, index): Column => {
        const count = (row: PlacedRow) => row.counts[index] ?? 0;
        return {
          ...sortable(id),
          header,
          width: `${countWidths[index]}px`,
          minWidth: countMinWidths[index],
          align: 'end',
          cell:
            index === 0
              ? (row) => <CountCell most={most}>{count(row)}</CountCell>
              : (row) => <Labelled label={short ?? header}>{count(row)}</Labelled>,
        };
      }),
    ];
  }, [nameHeader, counts, by, order, most]);
}
