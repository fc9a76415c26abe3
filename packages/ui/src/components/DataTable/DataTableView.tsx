import { useMemo, useRef } from 'react';
import '../../theme/tones.css';
import { CHECK_WIDTH, columnLooks, headRoom } from './columnLooks.ts';
import classes from './DataTable.module.css';
import { DataTableBody } from './DataTableBody.tsx';
import cards from './DataTableCards.module.css';
import { roles } from './DataTableCell.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableWindowBody } from './DataTableWindowBody.tsx';
import type { DataTableViewProps } from './types.ts';
import { useCards } from './useCards.ts';
import type { TableModel } from './useDataTable.ts';
import { useLatest } from './useLatest.ts';
import { useScrollable } from './useScrollable.ts';
import { useShownRows } from './useShownRows.ts';

type Props<Row extends object> = DataTableViewProps<Row> & { table: TableModel<Row> };

/** Draws a table that `useDataTable` has made; what it is for, `DataTable` says. */
export function DataTableView<Row extends object>(props: Props<Row>) {
  const { table, caption, checkLabel, loading } = props;
  const { maxHeight = 550, cardsBelow = 768, layout = 'fixed' } = props;
  const asCards = useCards(cardsBelow);
  const selectable = checkLabel !== undefined;
  const { rows, rowsById } = table.getRowModel();
  const scroller = useRef<HTMLElement>(null);
  const scrolls = useScrollable(scroller);
  const shownRows = useShownRows({
    ...props,
    maxHeight,
    asCards,
    boxScrolls: scrolls.y,
    box: scroller,
  });

  const onCursor = useLatest(props.onCursor);
  const onTick = useLatest(props.ticks?.onTick);
  const presses = {
    onCursor: props.onCursor && onCursor,
    onTick: props.ticks && onTick,
  };

  const [heads] = table.getHeaderGroups();
  const visibleRows = useMemo(() => heads?.headers.map(({ column }) => column) ?? [], [heads]);
  const looks = useMemo(() => columnLooks(visibleRows, selectable), [visibleRows, selectable]);
  const minWidth = table.getTotalSize() + (selectable ? CHECK_WIDTH : 0);

  const first = loading === 'first';
  const empty = !first && rows.length === 0 && !shownRows.list;
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
          style={{ '--min': `${minWidth}px` } as React.CSSProperties}
          aria-label={caption}
          aria-busy={loading !== 'idle'}
          aria-rowcount={shownRows.rowCount && shownRows.rowCount + 1}
          data-window={shownRows.list && true}
          data-loading={loading}
          data-heads={headRoom(visibleRows)}
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
            table={table}
            looks={looks}
            selectable={selectable}
            disabled={first || empty}
            ticks={props.ticks}
          />
          {shownRows.list ? (
            <DataTableWindowBody
              {...props}
              {...presses}
              window={shownRows.list}
              rowsById={rowsById}
              drawn={shownRows.inSight}
              looks={looks}
              asCards={asCards}
              body={shownRows.body}
            />
          ) : (
            <DataTableBody {...props} {...presses} {...shownRows} rows={rows} looks={looks} />
          )}
        </table>
      </section>
      {empty && props.emptyLine && <p className={classes.emptyLine}>{props.emptyLine}</p>}
      <div className={first ? classes.waiting : undefined}>{props.footer}</div>
    </div>
  );
}
