import { type RefObject, useEffect, useRef } from 'react';
import type { DataTableViewProps, DataTableWindow } from './types.ts';
import type { TableModel } from './useDataTable.ts';
import { type DrawnRows, MANY, useDrawnRows } from './useDrawnRows.ts';
import { usePrinting } from './usePrinting.ts';
import { type RowWindow, useRowWindow } from './window/useRowWindow.ts';

type ShownRowsOptions<Row extends object> = Pick<
  DataTableViewProps<Row>,
  'cursor' | 'loading' | 'window'
> & {
  table: TableModel<Row>;
  asCards: boolean;
  boxScrolls: boolean;
  maxHeight: number | null;
  box: RefObject<HTMLElement | null>;
};

/** What of a table is drawn: of the rows that are here `drawn`, or of a long list the part `inSight`. */
export type ShownRows = {
  /** The long list, where only its part in sight is drawn. */
  list: DataTableWindow | undefined;
  drawn: DrawnRows;
  inSight: RowWindow;
  /** How many rows there are, where not all of them are drawn. */
  rowCount: number | undefined;
  body: RefObject<HTMLTableSectionElement | null>;
  sentinel: RefObject<HTMLTableRowElement | null>;
};

const noList: Omit<DataTableWindow, 'idAt' | 'failedAt' | 'onRetry'> = {
  list: '',
  count: 0,
  cursor: null,
  onSight: () => {},
};

export function useShownRows<Row extends object>(options: ShownRowsOptions<Row>): ShownRows {
  const { table, cursor, loading, window: long, asCards, maxHeight, box } = options;
  const { rows } = table.getRowModel();
  const body = useRef<HTMLTableSectionElement>(null);
  const sentinel = useRef<HTMLTableRowElement>(null);
  const printing = usePrinting();
  // Known before it is measured: else a hundred rows are drawn and laid out, and most taken away again.
  const isHigh = Math.max(rows.length, long?.count ?? 0) >= MANY;
  const boxScrolls = options.boxScrolls || (isHigh && !asCards && maxHeight !== null);
  const isLong = long !== undefined && (long.count >= MANY || long.count > rows.length);
  // Paper gets the rows that are here, one after the other.
  const windowed = isLong && loading !== 'first' && !printing;
  const count = windowed ? 0 : rows.length;
  const cursorIndex = cursor == null ? -1 : rows.findIndex((row) => row.id === cursor);
  const drawn = useDrawnRows(count, cursorIndex, box, boxScrolls, maxHeight, sentinel, printing);
  const { list, count: length, cursor: place, onSight } = long ?? noList;
  const inSight = useRowWindow({
    enabled: windowed,
    list,
    count: length,
    cursor: place,
    asCards,
    boxScrolls,
    maxHeight,
    box,
    rows: body,
    onSight,
  });

  // Another page starts at its top. The first one does by itself: to say so would lay it out at once.
  const firstId = long === undefined ? rows[0]?.id : list;
  const shownId = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first row tells pages apart
  useEffect(() => {
    const isOther = !windowed && shownId.current !== undefined;
    if (box.current && isOther && boxScrolls) box.current.scrollTop = 0;
    shownId.current = firstId;
  }, [firstId]);

  const isPart = drawn.end - drawn.first < count;
  const rowCount = windowed ? length : isPart ? count : undefined;
  return { list: windowed ? long : undefined, drawn, inSight, rowCount, body, sentinel };
}
