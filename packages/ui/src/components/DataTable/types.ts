import type {
  ColumnVisibilityState,
  OnChangeFn,
  PaginationState,
  RowSelectionState,
  SortingState,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { IconComponent, StatusTone } from '../../theme/tones.ts';

/** Where a cell stands when a row becomes a card; without one it takes half a line. */
export type CardSlot = 'title' | 'subtitle' | 'chip' | 'half' | 'full' | 'action';

export type DataTableColumn<Row> = {
  id: string;
  header: string;
  /** What stands in it; `place` counts the rows of all pages from 0. */
  cell: (row: Row, place: number) => ReactNode;
  /** Pixels, or any CSS width; the columns without one share the rest. */
  width?: number | string | undefined;
  /** Pixels; below the sum of these the table scrolls sideways. */
  minWidth?: number | undefined;
  align?: 'end' | undefined;
  /** Stays at that edge while the table scrolls sideways. */
  sticky?: 'start' | 'end' | undefined;
  cardSlot?: CardSlot | undefined;
  /** Says which row it is: its cells are the heads of their rows. One column has it. */
  rowHeader?: boolean | undefined;
  /** Present on a column that sorts: which way the first press on its head sorts. */
  sortable?: 'asc' | 'desc' | undefined;
  /** What sorting compares, where the rows are sorted here. */
  value?: ((row: Row) => string | number) | undefined;
};

/** What the caller holds of a table. */
export type DataTableState = {
  /** Which column sorts, and which way; at most one. */
  sorting?: SortingState;
  /** The page, counted from 0, and its size; `Infinity` shows all rows. */
  pagination?: PaginationState;
  /** The ids of the selected rows, each with `true`. */
  rowSelection?: RowSelectionState;
  /** The ids of the columns that are not shown, each with `false`. */
  columnVisibility?: ColumnVisibilityState;
};

export type DataTableOptions<Row> = {
  /** The columns in their order; see DataTableColumn. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows: one page of them, or all where they are arranged here. */
  rows: readonly Row[];
  /** What tells a row from the others, also after it has changed. */
  rowId: (row: Row) => string;
  /** Who sorts the rows and cuts them into pages. Default `server`: they are shown as they come. */
  arranged?: 'server' | 'here' | undefined;
  /** How many rows all pages have, where the server cuts them. */
  rowCount?: number | undefined;
  /** What the caller holds: sorting, page, selection, hidden columns. */
  state?: DataTableState | undefined;
  /** Whether a third press on a head takes the sorting away. Default true. */
  sortingRemoval?: boolean | undefined;
  /** Another sorting is asked for. */
  onSortingChange?: OnChangeFn<SortingState> | undefined;
  /** Another page or page size is asked for. */
  onPaginationChange?: OnChangeFn<PaginationState> | undefined;
  /** Other rows are selected. */
  onRowSelectionChange?: OnChangeFn<RowSelectionState> | undefined;
};

/** A list of which only a part is here: rows are drawn and asked for as they come in sight. */
export type DataTableWindow = {
  /** Tells lists apart: another one begins at its top. */
  list: string;
  /** How many rows the list has. */
  count: number;
  /** The id of the row at a place, counted from 0; undefined while it is not here. */
  idAt: (place: number) => string | undefined;
  /** Whether the row at a place could not be loaded. */
  failedAt: (place: number) => boolean;
  /** Asks again for what could not be loaded. */
  onRetry: () => void;
  /** The rows from `first` to before `end` are in sight. Keep it the same between draws. */
  onSight: (first: number, end: number) => void;
  /** Place of the row that the keyboard stands on: it is brought into sight. Null for none. */
  cursor: number | null;
};

/** A selection that reaches beyond the rows that are here. Which of those are selected, the table says. */
export type DataTableTicks = {
  /** How many rows of the whole list are selected. */
  all: 'none' | 'some' | 'all';
  /** The box in the head was pressed. */
  onAll: () => void;
  /** The box of a row was pressed. Keep it the same between draws. */
  onTick: (id: string, place: number, how: { checked: boolean; shiftKey: boolean }) => void;
};

export type DataTableViewProps<Row> = {
  /** The accessible name of the table. */
  caption: string;
  /** What stands in an empty grid. */
  emptyTitle: string;
  /** The red line under an empty grid. */
  emptyLine?: string | undefined;
  /** The icon above it. */
  emptyIcon?: IconComponent | undefined;
  /** `first` shows skeletons, `refetch` keeps the old rows, dimmed. */
  loading: 'idle' | 'first' | 'refetch';
  /** How many grey rows stand while the first page loads. */
  skeletonRows?: number | undefined;
  /** Windows narrower than this many pixels show cards. Default 768. */
  cardsBelow?: number | undefined;
  /**
   * `fixed` keeps each width, whatever stands in the column; `content` makes a column wider for a
   * word that may not break. Default `fixed`.
   */
  layout?: 'fixed' | 'content' | undefined;
  /** Pixels of the scroll area; null lets the page scroll. Default 550. */
  maxHeight?: number | null | undefined;
  /** The accessible name of a row's tick box, such as "Select order 104829"; none without it. */
  checkLabel?: ((row: Row) => string) | undefined;
  /** Id of the row the keyboard stands on. */
  cursor?: string | null | undefined;
  /** The keyboard goes to another row. */
  onCursor?: ((id: string) => void) | undefined;
  /** A TableToolbar above the head. */
  toolbar?: ReactNode;
  /** Under the rows: most often a Pager. */
  footer?: ReactNode;
  /** Of a list of which only a part is here. */
  window?: DataTableWindow | undefined;
  /** Takes the presses on tick boxes in place of the table. */
  ticks?: DataTableTicks | undefined;
  /** Paints a row in the palest shade of a tone. */
  rowTone?: ((row: Row) => StatusTone | undefined) | undefined;
};

export type DataTableProps<Row> = DataTableOptions<Row> & DataTableViewProps<Row>;
