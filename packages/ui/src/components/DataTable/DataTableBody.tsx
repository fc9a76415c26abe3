import type { Row as TableRow } from '@tanstack/react-table';
import type { RefObject } from 'react';
import type { ColumnLook } from './columnLooks.ts';
import classes from './DataTable.module.css';
import { roles } from './DataTableCell.tsx';
import { EmptyRow, Room, SkeletonRows } from './DataTableFill.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import type { Features } from './tableModel.ts';
import type { DataTableTicks, DataTableViewProps } from './types.ts';
import type { DrawnRows } from './useDrawnRows.ts';

type BodyProps<Row extends object> = DataTableViewProps<Row> & {
  rows: readonly TableRow<Features, Row>[];
  drawn: DrawnRows;
  looks: readonly ColumnLook[];
  sentinel: RefObject<HTMLTableRowElement | null>;
  onTick: DataTableTicks['onTick'] | undefined;
};

/** The rows: skeletons at first, the empty text, or those of `drawn` with room for the others. */
export function DataTableBody<Row extends object>(props: BodyProps<Row>) {
  const { loading, skeletonRows = 10, checkLabel, looks, rows } = props;
  const selectable = checkLabel !== undefined;
  if (loading === 'first') {
    return (
      <tbody {...roles.group} aria-hidden>
        <SkeletonRows looks={looks} count={skeletonRows} checks={selectable} />
      </tbody>
    );
  }
  if (rows.length === 0) {
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
  const { rows, drawn, looks, checkLabel, cursor, rowTone, onCursor, sentinel, onTick } = props;
  return (
    <>
      {drawn.before > 0 && <Room height={drawn.before} />}
      {rows.slice(drawn.first, drawn.end).map((row, place) => (
        <DataTableRow
          key={row.id}
          row={row}
          index={drawn.first + place}
          place={row.getDisplayIndex()}
          numbered={drawn.measure !== undefined}
          follows
          measure={drawn.measure}
          looks={looks}
          selected={row.getIsSelected()}
          checkLabel={checkLabel?.(row.original)}
          cursor={cursor === row.id}
          tone={rowTone?.(row.original)}
          onCursor={onCursor}
          onTick={onTick}
        />
      ))}
      {drawn.measure === undefined && drawn.end < rows.length && (
        <tr ref={sentinel} className={classes.sentinel} />
      )}
      {drawn.after > 0 && <Room height={drawn.after} />}
    </>
  );
}
