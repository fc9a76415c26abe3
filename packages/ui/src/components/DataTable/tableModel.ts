import {
  type ColumnDef,
  type RowData,
  rowSelectionFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { CardSlot, DataTableColumn } from './types.ts';

/** The server pages, sorts and searches; TanStack Table holds the row model and the selection. */
export const features = tableFeatures({ rowSelectionFeature });
export type Features = typeof features;

export const CHECK_WIDTH = 40;
const FALLBACK_MIN = 80;

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
  sort: 'asc' | 'desc' | 'none' | undefined;
  onSort: (() => void) | undefined;
  rowHeader: boolean;
};

const pixels = (column: { width?: number | string | undefined; minWidth?: number | undefined }) =>
  typeof column.width === 'number' ? column.width : (column.minWidth ?? FALLBACK_MIN);

/** Sticky cells stand one beside the other: each keeps the widths of those before it as distance. */
function offsets<Row>(
  columns: readonly DataTableColumn<Row>[],
  edge: 'start' | 'end',
  from: number,
): Map<string, number> {
  const result = new Map<string, number>();
  let distance = from;
  for (const column of edge === 'start' ? columns : columns.toReversed()) {
    if (column.sticky !== edge) continue;
    result.set(column.id, distance);
    distance += pixels(column);
  }
  return result;
}

/** An odd number of halves leaves room beside the last; otherwise an action takes a whole line. */
function wideActions<Row>(columns: readonly DataTableColumn<Row>[]): Set<string> {
  const wide = new Set<string>();
  let halfOpen = false;
  for (const { id, cardSlot = 'half' } of columns) {
    if (cardSlot === 'half') halfOpen = !halfOpen;
    else if (cardSlot === 'action') {
      if (!halfOpen) wide.add(id);
      halfOpen = false;
    }
  }
  return wide;
}

export function columnLooks<Row>(
  columns: readonly DataTableColumn<Row>[],
  selectable: boolean,
): ColumnLook[] {
  const start = offsets(columns, 'start', selectable ? CHECK_WIDTH : 0);
  const end = offsets(columns, 'end', 0);
  const wide = wideActions(columns);
  return columns.map(({ id, header, align, sticky, width, sort, onSort, ...column }) => {
    const { cardSlot = 'half', rowHeader = false } = column;
    return {
      id,
      header,
      align,
      sticky,
      width,
      sort,
      onSort,
      rowHeader,
      offset: (sticky === 'end' ? end : start).get(id) ?? 0,
      slot: cardSlot,
      wide: cardSlot === 'full' || cardSlot === 'subtitle' || wide.has(id),
    };
  });
}

/** Below this width the table scrolls sideways instead of squeezing its cells. */
export function tableMinWidth<Row>(
  columns: readonly DataTableColumn<Row>[],
  selectable: boolean,
): number {
  const own = columns.reduce((sum, column) => sum + (column.minWidth ?? pixels(column)), 0);
  return own + (selectable ? CHECK_WIDTH : 0);
}

/** Under this a column has no room for the sort icon beside its name. */
const SORT_ROOM = 120;

/** "narrow" where a sortable column has no room for the sort icon: then none of them takes any. */
export const headRoom = <Row>(columns: readonly DataTableColumn<Row>[]): 'narrow' | 'wide' =>
  columns.some((column) => column.onSort && (narrowest(column) ?? SORT_ROOM) < SORT_ROOM)
    ? 'narrow'
    : 'wide';

const narrowest = ({ width, minWidth }: { width?: unknown; minWidth?: number | undefined }) =>
  minWidth ?? (typeof width === 'number' ? width : undefined);

export function columnDefs<Row extends RowData>(
  columns: readonly DataTableColumn<Row>[],
): ColumnDef<Features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    cell: (context) => column.cell(context.row.original),
  }));
}

/** Every id from the anchor to the target, added to what is selected (Shift+X on the keyboard). */
export function selectRange(
  ids: readonly string[],
  anchor: string,
  target: string,
  selected: ReadonlySet<string>,
): ReadonlySet<string> {
  const from = ids.indexOf(anchor);
  const to = ids.indexOf(target);
  if (to < 0) return selected;
  if (from < 0) return new Set([...selected, target]);
  return new Set([...selected, ...ids.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}
