import { type RowSelectionState, useTable } from '@tanstack/react-table';
import { useEffect, useMemo, useRef } from 'react';
import '../../theme/tones.css';
import classes from './DataTable.module.css';
import { DataTableBody } from './DataTableBody.tsx';
import cards from './DataTableCards.module.css';
import { roles } from './DataTableCell.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import {
  CHECK_WIDTH,
  columnDefs,
  columnLooks,
  features,
  headRoom,
  tableMinWidth,
} from './tableModel.ts';
import type { DataTableProps } from './types.ts';
import { useCards } from './useCards.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { useScrollable } from './useScrollable.ts';

/**
 * The house's table: one page of rows in server order. A real table that becomes cards in windows
 * below `cardsBelow`, 768 px. Keep `columns` and `rows` stable between draws, or every row is drawn again.
 *
 * Not for: a few lines that happened to one order (`HistoryTable`), or facts of one thing
 * (`FactGrid`).
 *
 * Accessibility: a table named by `caption`, in cards too. An area that scrolls takes the focus and
 * the arrow keys; Shift and a press select a range; heads that sort hold a button and have
 * `aria-sort`. J, K and X come from the app by `cursor`.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, caption, selection, loading, cursor } = props;
  const { maxHeight = 550, cardsBelow = 768, layout = 'fixed' } = props;
  const asCards = useCards(cardsBelow);
  const selectable = selection !== undefined;
  const scroller = useRef<HTMLElement>(null);
  const scrolls = useScrollable(scroller);
  const sentinel = useRef<HTMLTableRowElement>(null);
  const cursorIndex = cursor == null ? -1 : rows.findIndex((row) => rowId(row) === cursor);
  const drawn = useDrawnRows(rows.length, cursorIndex, scroller, scrolls.y, sentinel);

  // Another page starts at its top.
  const firstRow = rows[0];
  const firstId = firstRow && rowId(firstRow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first row tells pages apart
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [firstId]);

  const defs = useMemo(() => columnDefs(columns), [columns]);
  const looks = useMemo(() => columnLooks(columns, selectable), [columns, selectable]);
  const rowSelection = useMemo<RowSelectionState>(
    () => Object.fromEntries([...(selection?.selected ?? [])].map((id) => [id, true])),
    [selection?.selected],
  );

  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: rowId,
    state: { rowSelection },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update;
      selection?.onChange(new Set(Object.keys(next)));
    },
  });

  const first = loading === 'first';
  const empty = !first && rows.length === 0;
  const canScroll = scrolls.x || scrolls.y;
  return (
    <div
      className={`${classes.frame} ${asCards ? cards.cards : ''}`}
      data-cards={asCards || undefined}
    >
      {props.toolbar}
      <section
        ref={scroller}
        className={`${classes.scroll} ${cards.scroll}`}
        style={{ '--max': maxHeight === null ? 'none' : `${maxHeight}px` } as React.CSSProperties}
        data-scroll-x={scrolls.x || undefined}
        aria-label={canScroll ? caption : undefined}
        tabIndex={canScroll ? 0 : undefined}
      >
        <table
          {...roles.table}
          className={`${classes.table} ${cards.table}`}
          style={{ '--min': `${tableMinWidth(columns, selectable)}px` } as React.CSSProperties}
          aria-label={caption}
          aria-busy={loading !== 'idle'}
          aria-rowcount={drawn.end - drawn.first < rows.length ? rows.length + 1 : undefined}
          data-loading={loading}
          data-heads={headRoom(columns)}
          data-layout={layout}
        >
          <colgroup>
            {selectable && <col data-screen style={{ width: CHECK_WIDTH }} />}
            {looks.map((look) => (
              <col
                key={look.id}
                data-screen={look.slot === 'action' || undefined}
                style={{ width: look.width }}
              />
            ))}
          </colgroup>
          <DataTableHead
            looks={looks}
            all={
              selectable
                ? {
                    checked: rows.length > 0 && table.getIsAllRowsSelected(),
                    some: table.getIsSomeRowsSelected(),
                    disabled: first || rows.length === 0,
                    onToggle: () => table.toggleAllRowsSelected(!table.getIsAllRowsSelected()),
                  }
                : undefined
            }
          />
          <DataTableBody
            {...props}
            rows={table.getRowModel().rows}
            total={rows.length}
            drawn={drawn}
            looks={looks}
            sentinel={sentinel}
          />
        </table>
      </section>
      {empty && props.emptyLine && <p className={classes.emptyLine}>{props.emptyLine}</p>}
      <div className={first ? classes.waiting : undefined}>{props.footer}</div>
    </div>
  );
}
