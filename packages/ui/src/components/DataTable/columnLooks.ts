import type { Column, RowData } from '@tanstack/react-table';
import type { Features } from './tableModel.ts';
import type { CardSlot } from './types.ts';

export const CHECK_WIDTH = 40;

/** What a column needs to be drawn, worked out once for all of its cells. */
export type ColumnLook = {
  id: string;
  header: string;
  align: 'end' | undefined;
  sticky: 'start' | 'end' | undefined;
  /** Pixels between the sticky cell and its edge. */
  offset: number;
  slot: CardSlot;
  /** In a card: takes the whole line. */
  wide: boolean;
  width: number | string | undefined;
  rowHeader: boolean;
};

type TableColumn<Row extends RowData> = Column<Features, Row>;
const slotOf = <Row extends RowData>({ columnDef }: TableColumn<Row>): CardSlot =>
  columnDef.meta?.cardSlot ?? 'half';

/** An odd number of halves leaves room beside the last; otherwise an action takes a whole line. */
function wideActions<Row extends RowData>(columns: readonly TableColumn<Row>[]): Set<string> {
  const wide = new Set<string>();
  let halfOpen = false;
  for (const column of columns) {
    const slot = slotOf(column);
    if (slot === 'half') halfOpen = !halfOpen;
    else if (slot === 'action') {
      if (!halfOpen) wide.add(column.id);
      halfOpen = false;
    }
  }
  return wide;
}

/** The looks of the columns that are shown, in their order. */
export function columnLooks<Row extends RowData>(
  columns: readonly TableColumn<Row>[],
  selectable: boolean,
): ColumnLook[] {
  const wide = wideActions(columns);
  return columns.map((column) => {
    const { id } = column;
    const { header = id, width, align, rowHeader = false } = column.columnDef.meta ?? {};
    const slot = slotOf(column);
    const sticky = column.getIsPinned() || undefined;
    const checks = selectable ? CHECK_WIDTH : 0;
    return {
      id,
      header,
      align,
      sticky,
      offset: sticky === 'end' ? column.getAfter('end') : checks + column.getStart('start'),
      slot,
      wide: slot === 'full' || slot === 'subtitle' || wide.has(id),
      width,
      rowHeader,
    };
  });
}

/** Under this a column has no room for the sort icon beside its name. */
const SORT_ROOM = 120;

/** "narrow" where a sortable column has no room for the sort icon: then none of them takes any. */
export const headRoom = <Row extends RowData>(
  columns: readonly TableColumn<Row>[],
): 'narrow' | 'wide' =>
  columns.some(
    (column) => column.getCanSort() && (column.columnDef.meta?.narrowest ?? SORT_ROOM) < SORT_ROOM,
  )
    ? 'narrow'
    : 'wide';
