import { type CSSProperties, type ReactNode, useRef } from 'react';
import { roles } from '../DataTable/DataTableCell.tsx';
import { useScrollable } from '../DataTable/useScrollable.ts';
import classes from './HistoryTable.module.css';
import { useDrawnRows } from './useDrawnRows.ts';

export type HistoryTableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'end' | 'center' | undefined;
  /** Tells the row from the others: readers say it with each cell. */
  rowHeader?: boolean | undefined;
  /** Left out of cards, such as a running number. */
  cardHidden?: boolean | undefined;
  /** Its part of the width where there are many rows, 2 without it: those are not measured to find it. */
  share?: number | undefined;
};

/** From here on rows are laid out when they come into sight. */
const MANY = 50;
/** What a row of many is taken to be high until it is laid out (as in the style sheet). */
const ROW_HEIGHT = 41;

export type HistoryTableProps<Row> = {
  /** The accessible name. */
  caption: string;
  /** The columns in their order. */
  columns: readonly HistoryTableColumn<Row>[];
  /** The entries, newest first. */
  rows: readonly Row[];
  /** What tells an entry from the others. */
  rowId: (row: Row) => string;
  /** Said in place of rows. */
  empty: string;
  /** Rows become cards at <= 991 px. */
  cards?: boolean | undefined;
  /** Id of the column that heads a card; the first one without it. */
  cardHead?: string | undefined;
};

/**
 * A short table without paging: what happened to an order. It has no state, so it does without
 * TanStack Table, which would cost the traveller's page 9 KB.
 *
 * Not for: rows that are selected, sorted or paged (`DataTable`).
 *
 * Of 50 rows and more, those out of sight are in the page, so that they are found, read out and printed,
 * but not laid out. Give columns their `share` where a history can get so long. Of more than 100, the others
 * are drawn once the page stands; their place is kept.
 *
 * States: shown when its rows are there; `Skeletons` stand in its place before.
 *
 * Accessibility: a table named by `caption`, in cards too; where it scrolls sideways it takes the
 * focus and the arrow keys.
 */
export function HistoryTable<Row>(props: HistoryTableProps<Row>) {
  if (props.rows.length === 0) return <p className={classes.empty}>{props.empty}</p>;
  return <FilledTable {...props} />;
}

/** Of its own, so that it is measured from its first row on. */
function FilledTable<Row>(props: HistoryTableProps<Row>) {
  const { caption, columns, rows, rowId, cards = false } = props;
  const head = props.cardHead ?? columns[0]?.id;
  const rowHeader = columns.find((column) => column.rowHeader)?.id;
  const scroller = useRef<HTMLElement>(null);
  const scrolls = useScrollable(scroller);
  const drawn = useDrawnRows(rows.length);
  const isWhole = drawn === rows.length;
  return (
    <section
      ref={scroller}
      className={classes.scroll}
      // No landmark: it often stands in a region of the same name.
      role={scrolls.x ? 'group' : undefined}
      aria-label={scrolls.x ? caption : undefined}
      tabIndex={scrolls.x ? 0 : undefined}
    >
      <table
        {...roles.table}
        aria-label={caption}
        aria-rowcount={isWhole ? undefined : rows.length + 1}
        className={`${classes.table} ${cards ? classes.cards : ''}`}
        {...(rows.length >= MANY && { 'data-many': true, style: sharesOf(columns) })}
      >
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ id, header, align }) => (
              <th {...roles.head} key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.slice(0, drawn).map((row) => (
            <tr {...roles.row} key={rowId(row)}>
              {columns.map(({ id, header, cell, align, cardHidden }) => {
                const isHeader = id === rowHeader;
                const Cell = isHeader ? 'th' : 'td';
                return (
                  <Cell
                    role={isHeader ? 'rowheader' : 'cell'}
                    scope={isHeader ? 'row' : undefined}
                    key={id}
                    data-label={header}
                    data-align={align}
                    data-head={id === head || undefined}
                    data-card-hidden={cardHidden}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && <div style={{ blockSize: (rows.length - drawn) * ROW_HEIGHT }} />}
    </section>
  );
}

function sharesOf(columns: readonly { readonly share?: number | undefined }[]): CSSProperties {
  const shares = columns.map(({ share = 2 }) => `minmax(0, ${share}fr)`).join(' ');
  return { '--pb-history-columns': shares } as CSSProperties;
}
