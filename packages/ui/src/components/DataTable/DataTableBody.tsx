import type { Row as TableRow } from '@tanstack/react-table';
import type { RefObject } from 'react';
import classes from './DataTable.module.css';
import { roles } from './DataTableCell.tsx';
import { EmptyRow, Room, SkeletonRows } from './DataTableFill.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import type { ColumnLook, Features } from './tableModel.ts';
import type { DataTableProps } from './types.ts';
import type { DrawnRows } from './useDrawnRows.ts';

type BodyProps<Row extends object> = Omit<DataTableProps<Row>, 'rows'> & {
  rows: readonly TableRow<Features, Row>[];
  total: number;
  drawn: DrawnRows;
  looks: readonly ColumnLook[];
  sentinel: RefObject<HTMLTableRowElement | null>;
};

/** The rows: skeletons at first, the empty text, or those of `drawn` with room for the others. */
export function DataTableBody<Row extends object>(props: BodyProps<Row>) {
  const { loading, skeletonRows = 10, selection, looks, total } = props;
  const selectable = selection !== undefined;
  if (loading === 'first') {
    return (
      <tbody {...roles.group} aria-hidden>
        <SkeletonRows looks={looks} count={skeletonRows} checks={selectable} />
      </tbody>
    );
  }
  if (total === 0) {
    return (
      <tbody {...roles.group}>
        <EmptyRow
          span={looks.length + (selectable ? 1 : 0)}
          title={props.emptyTitle}
          icon={props.emptyIcon}
        />
      </tbody>
    );
  }
  return (
    <tbody {...roles.group}>
      <Rows {...props} />
    </tbody>
  );
}

function Rows<Row extends object>(props: BodyProps<Row>) {
  const { rows, drawn, looks, selection, cursor, rowTone, onCursor, sentinel, total } = props;
  return (
    <>
      {drawn.before > 0 && <Room height={drawn.before} />}
      {rows.slice(drawn.first, drawn.end).map((row, place) => (
        <DataTableRow
          key={row.id}
          row={row}
          index={drawn.first + place}
          measure={drawn.measure}
          looks={looks}
          selected={row.getIsSelected()}
          checkLabel={selection?.label(row.original)}
          cursor={cursor === row.id}
          tone={rowTone?.(row.original)}
          onCursor={onCursor}
        />
      ))}
      {drawn.measure === undefined && drawn.end < total && (
        <tr ref={sentinel} className={classes.sentinel} />
      )}
      {drawn.after > 0 && <Room height={drawn.after} />}
    </>
  );
}
