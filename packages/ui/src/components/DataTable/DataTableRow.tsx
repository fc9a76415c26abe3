import { FlexRender, type Row, type RowData } from '@tanstack/react-table';
import { memo, useEffect, useRef } from 'react';
import type { StatusTone } from '../../theme/tones.ts';
import type { ColumnLook } from './columnLooks.ts';
import classes from './DataTable.module.css';
import cards from './DataTableCards.module.css';
import { DataTableCell, roles } from './DataTableCell.tsx';
import { TickBox } from './TickBox.tsx';
import type { Features } from './tableModel.ts';
import type { DataTableTicks } from './types.ts';

type DataTableRowProps<R extends RowData> = {
  row: Row<Features, R>;
  /** Place among all rows, from 0. */
  index: number;
  /** Its place among the rows of all pages: another one draws it again. */
  place: number;
  /** Only some of the rows are drawn: this one says which it is. */
  numbered: boolean;
  /** Given where rows in sight are drawn as high as they are. */
  measure: ((element: HTMLTableRowElement | null) => void) | undefined;
  looks: readonly ColumnLook[];
  selected: boolean;
  checkLabel: string | undefined;
  cursor: boolean;
  /** Brings itself into sight when the keyboard comes to it. */
  follows: boolean;
  tone: StatusTone | undefined;
  onCursor: ((id: string) => void) | undefined;
  onTick: DataTableTicks['onTick'] | undefined;
};

function PlainRow<R extends RowData>(props: DataTableRowProps<R>) {
  const { row, index, measure, looks, selected, checkLabel, cursor, tone, onCursor, onTick } =
    props;
  const { numbered, follows } = props;
  const element = useRef<HTMLTableRowElement | null>(null);
  useEffect(() => {
    if (cursor && follows) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [cursor, follows]);
  return (
    <tr
      {...roles.row}
      ref={(tr) => {
        element.current = tr;
        measure?.(tr);
      }}
      data-index={index}
      aria-rowindex={numbered ? index + 2 : undefined}
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
            onToggle={(event) => {
              const { checked } = event.currentTarget;
              if (onTick) onTick(row.id, index, { checked, shiftKey: event.shiftKey });
              else row.getToggleSelectedHandler()(event);
            }}
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
