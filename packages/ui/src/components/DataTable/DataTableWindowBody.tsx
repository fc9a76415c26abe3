import type { Row as TableRow } from '@tanstack/react-table';
import type { CSSProperties, RefObject } from 'react';
import type { ColumnLook } from './columnLooks.ts';
import classes from './DataTable.module.css';
import cards from './DataTableCards.module.css';
import { roles } from './DataTableCell.tsx';
import { Bones, Room } from './DataTableFill.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import type { Features } from './tableModel.ts';
import type { DataTableTicks, DataTableViewProps, DataTableWindow } from './types.ts';
import type { RowWindow } from './window/useRowWindow.ts';

/** In a table some rows of a block that failed say so; there are always two of these in sight. */
const EVERY = 6;

type WindowBodyProps<Row extends object> = DataTableViewProps<Row> & {
  window: DataTableWindow;
  /** The rows that are here, by their ids. */
  rowsById: Readonly<Record<string, TableRow<Features, Row>>>;
  drawn: RowWindow;
  looks: readonly ColumnLook[];
  asCards: boolean;
  body: RefObject<HTMLTableSectionElement | null>;
  onTick: DataTableTicks['onTick'] | undefined;
};

/** The rows in sight of a long list: grey ones stand for those that are on their way. */
export function DataTableWindowBody<Row extends object>(props: WindowBodyProps<Row>) {
  const { window: list, rowsById, drawn, looks, asCards, body, checkLabel } = props;
  const { first, end, before, after, lineHeight } = drawn;
  const shared = { looks, checks: checkLabel !== undefined };
  return (
    <tbody {...roles.group} ref={body} style={{ '--line': `${lineHeight}px` } as CSSProperties}>
      <Room height={before} />
      {Array.from({ length: Math.max(0, end - first) }, (_, at) => {
        const place = first + at;
        const id = list.idAt(place);
        const row = id === undefined ? undefined : rowsById[id];
        const cursor = list.cursor === place;
        if (row === undefined) {
          const failed = list.failedAt(place);
          const retry = failed && (asCards || place % EVERY === 0) ? list.onRetry : undefined;
          return <AbsentRow key={place} {...shared} {...{ place, cursor, failed, retry }} />;
        }
        return (
          <DataTableRow
            key={place}
            row={row}
            index={place}
            place={place}
            numbered
            follows={false}
            measure={undefined}
            looks={looks}
            selected={row.getIsSelected()}
            checkLabel={checkLabel?.(row.original)}
            cursor={cursor}
            tone={props.rowTone?.(row.original)}
            onCursor={props.onCursor}
            onTick={props.onTick}
          />
        );
      })}
      <Room height={after} />
    </tbody>
  );
}

type AbsentRowProps = {
  place: number;
  looks: readonly ColumnLook[];
  checks: boolean;
  cursor: boolean;
  failed: boolean;
  /** Given where a row says that it could not be loaded. */
  retry: (() => void) | undefined;
};

function AbsentRow({ place, looks, checks, cursor, failed, retry }: AbsentRowProps) {
  return (
    <tr
      {...roles.row}
      className={`${classes.row} ${cards.row}`}
      data-index={place}
      data-skeleton
      data-failed={failed || undefined}
      data-cursor={cursor || undefined}
      aria-current={cursor || undefined}
      aria-rowindex={place + 2}
      aria-busy={!failed}
      aria-label={failed ? 'Not loaded' : 'Loading'}
    >
      {retry ? (
        <td
          {...roles.cell}
          className={`${classes.cell} ${classes.failed}`}
          colSpan={looks.length + (checks ? 1 : 0)}
        >
          <span>
            These rows could not be loaded.
            <button type="button" className={classes.retry} onClick={retry}>
              Try again
            </button>
          </span>
        </td>
      ) : (
        <Bones looks={looks} row={place} checks={checks} />
      )}
    </tr>
  );
}
