import type { ReactNode } from 'react';
import type { IconComponent, StatusTone } from '../../theme/tones.ts';

/** Where a cell stands when a row becomes a card; without one it takes half a line. */
export type CardSlot = 'title' | 'subtitle' | 'chip' | 'half' | 'full' | 'action';

export type DataTableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
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
  /** Present on a sortable column: how it is sorted now. */
  sort?: 'asc' | 'desc' | 'none' | undefined;
  onSort?: (() => void) | undefined;
};

export type DataTableSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (next: ReadonlySet<string>) => void;
  /** The accessible name of a row's checkbox, such as "Select order 104829". */
  label: (row: Row) => string;
};

export type DataTableProps<Row> = {
  /** The columns in their order; see DataTableColumn. */
  columns: readonly DataTableColumn<Row>[];
  /** What is shown: one page of it. */
  rows: readonly Row[];
  /** What tells a row from the others, also after it has changed. */
  rowId: (row: Row) => string;
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
  /** Which rows are ticked; no tick boxes without it. */
  selection?: DataTableSelection<Row> | undefined;
  /** Id of the row the keyboard stands on. */
  cursor?: string | null | undefined;
  /** The keyboard goes to another row. */
  onCursor?: ((id: string) => void) | undefined;
  /** A TableToolbar above the head. */
  toolbar?: ReactNode;
  /** Under the rows: most often a Pager. */
  footer?: ReactNode;
  /** Paints a row in the palest shade of a tone. */
  rowTone?: ((row: Row) => StatusTone | undefined) | undefined;
};
