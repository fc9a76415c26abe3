import {
  type ColumnDef,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  type RowData,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { CardSlot, DataTableColumn } from './types.ts';

/** How a column looks: what TanStack Table leaves to who draws. */
type ColumnMeta = {
  header: string;
  width: number | string | undefined;
  /** The least pixels that were asked for; undefined where the column takes what is left. */
  narrowest: number | undefined;
  align: 'end' | undefined;
  cardSlot: CardSlot;
  rowHeader: boolean;
};

/**
 * What TanStack Table does for the house's tables: which columns are shown, at which edge they stay
 * and how much room they need at least, how rows are sorted, cut into pages and selected.
 */
export const features = tableFeatures({
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
});
export type Features = typeof features;

/** Pixels of a column that asks for none. */
const FALLBACK_WIDTH = 80;

const words = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Numbers by size, words as people sort them. */
const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : words.compare(String(one), String(other));

export function columnDefs<Row extends RowData>(
  columns: readonly DataTableColumn<Row>[],
): ColumnDef<Features, Row>[] {
  return columns.map((column) => {
    const { id, header, cell, value, width, minWidth, sortable, align, ...look } = column;
    const narrowest = minWidth ?? (typeof width === 'number' ? width : undefined);
    return {
      id,
      header,
      // Without a value the server sorts; TanStack Table asks for one all the same.
      accessorFn: value ?? (() => undefined),
      cell: ({ row }) => cell(row.original, row.getDisplayIndex()),
      size: narrowest ?? FALLBACK_WIDTH,
      enableSorting: sortable !== undefined,
      sortDescFirst: sortable === 'desc',
      sortFn: (a, b) => compare(a.getValue(id), b.getValue(id)),
      meta: {
        header,
        width,
        narrowest,
        align,
        cardSlot: look.cardSlot ?? 'half',
        rowHeader: look.rowHeader ?? false,
      },
    };
  });
}

/** Which columns stay at which edge. */
export function pinnedColumns<Row>(columns: readonly DataTableColumn<Row>[]) {
  const at = (edge: 'start' | 'end') =>
    columns.filter(({ sticky }) => sticky === edge).map(({ id }) => id);
  return { start: at('start'), end: at('end') };
}
