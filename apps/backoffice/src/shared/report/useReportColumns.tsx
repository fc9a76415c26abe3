import type { DataTableColumn } from '@pabean/ui/DataTable';
import { useMemo } from 'react';
import { CountCell, Labelled, NameCell, PlaceCell } from './cells.tsx';
import type { ReportDefinition, ReportRow } from './report-definition.ts';

type Column = DataTableColumn<ReportRow>;
/** Wishes, and what they shrink to beside the sidebar of a narrow window. */
const countWidths = [176, 176, 164, 204];
const countMinWidths = [142, 96, 96, 96];

/**
 * The columns of a report. The same ones from draw to draw until the largest count
 * changes, or every row would be drawn again (see DataTable).
 */
export function useReportColumns(
  { nameHeader, counts }: ReportDefinition,
  most: number,
): readonly Column[] {
  return useMemo(() => {
    return [
      {
        id: 'place',
        header: 'S. No',
        width: 64,
        cell: (_, place) => <PlaceCell>{place + 1}</PlaceCell>,
      },
      {
        id: 'name',
        sortable: 'asc',
        value: (row) => row.name,
        header: nameHeader,
        minWidth: 140,
        rowHeader: true,
        cell: (row) => <NameCell>{row.name}</NameCell>,
      },
      ...counts.map(({ id, header, short }, index): Column => {
        const count = (row: ReportRow) => row.counts[index] ?? 0;
        return {
          id,
          // Counts start with the most.
          sortable: 'desc',
          value: count,
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
  }, [nameHeader, counts, most]);
}
