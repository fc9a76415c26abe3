import { FlexRender, type Row, type RowData } from '@tanstack/react-table';
import { memo, useEffect, useRef } from 'react';
import type { StatusTone } from '../../theme/tones.ts';
import type { ColumnLook } from './columnLooks.ts';
import classes from './DataTable.module.css';
import cards from './DataTableCards.module.css';
import { DataTableCell, roles } from './DataTableCell.tsx';
import { TickBox } from './TickBox.tsx';
import type { Features } from './tableModel.ts';

type DataTableRowProps<R extends RowData> = {
  row: Row<Features, R>;
  /** Place among all rows, from 0. */
  index: number;
  /** Its place among the rows of all pages: another one draws it again. */
  place: number;
  /** Given where only the rows in sight are drawn. */
  measure: ((element: HTMLTableRowElement | null) => void) | undefined;
  looks: readonly ColumnLook[];
  selected: boolean;
  checkLabel: string | undefined;
  cursor: boolean;
  tone: StatusTone | undefined;
  onCursor: ((id: string) => void) | undefined;
};

function PlainRow<R extends RowData>(props: DataTableRowProps<R>) {
  const { row, index, measure, looks, selected, checkLabel, cursor, tone, onCursor } = props;
  const element = useRef<HTMLTableRowElement | null>(null);
  useEffect(() => {
    if (cursor) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [cursor]);
  return (
    <tr
      {...roles.row}
      ref={(tr) => {
        element.current = tr;
        measure?.(tr);
      }}
      data-index={index}
      aria-rowindex={measure ? index + 2 : undefined}
      className={`${classes.row} ${cards.row}`}
      data-selected={selected || undefined}
      data-cursor={cursor || undefined}
      data-tone={tone}
      aria-current={cursor || undefined}
      onClick={onCursor && (() => onCursor(row.id))}
    >
      {checkLabel !== undefined && (
        <td
          {...roles.cell}
          className={`${classes.cell} ${cards.check}`}
          data-check
          data-sticky="start"
        >
          <TickBox
            label={checkLabel}
            checked={selected}
            onToggle={(event) => row.getToggleSelectedHandler()(event)}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell, column) => {
        const look = looks[column];
        return (
          look && (
            <DataTableCell key={cell.id} look={look}>
              <FlexRender cell={cell} />
            </DataTableCell>
          )
        );
      })}
    </tr>
  );
}

/** Memoised: ticking one of 500 rows draws one row. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;
