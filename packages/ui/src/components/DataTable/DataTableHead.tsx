import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ColumnLook } from './columnLooks.ts';
import classes from './DataTable.module.css';
import { edgeStyle, roles } from './DataTableCell.tsx';
import { TickBox } from './TickBox.tsx';
import type { DataTableTicks } from './types.ts';
import type { TableModel } from './useDataTable.ts';

const sortIcons = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort } as const;
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

type HeadCellProps = {
  look: ColumnLook;
  sort: 'asc' | 'desc' | 'none';
  /** Absent where the column does not sort. */
  onSort: (() => void) | undefined;
};

function HeadCell({ look, sort, onSort }: HeadCellProps) {
  const Icon = sortIcons[sort];
  return (
    <th
      {...roles.head}
      scope="col"
      className={classes.head}
      style={edgeStyle(look)}
      data-slot={look.slot}
      data-align={look.align}
      data-sticky={look.sticky}
      aria-sort={onSort ? ariaSort[sort] : undefined}
    >
      {onSort ? (
        <button type="button" className={classes.sort} data-sort={sort} onClick={onSort}>
          {look.header}
          <Icon size={14} aria-hidden />
        </button>
      ) : (
        look.header
      )}
    </th>
  );
}

type DataTableHeadProps<Row extends object> = {
  table: TableModel<Row>;
  looks: readonly ColumnLook[];
  selectable: boolean;
  /** Nothing can be selected, as while there are no rows. */
  disabled: boolean;
  ticks: DataTableTicks | undefined;
};

export function DataTableHead<Row extends object>(props: DataTableHeadProps<Row>) {
  const { table, looks, selectable, disabled, ticks } = props;
  const all = !disabled && (ticks ? ticks.all === 'all' : table.getIsAllRowsSelected());
  const some = ticks ? ticks.all === 'some' : table.getIsSomeRowsSelected();
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {selectable && (
          <th {...roles.head} scope="col" className={classes.head} data-check data-sticky="start">
            <TickBox
              label={ticks ? 'Select all rows of this list' : 'Select all rows on this page'}
              checked={all}
              indeterminate={some && !all}
              disabled={disabled}
              onToggle={() => (ticks ? ticks.onAll() : table.toggleAllRowsSelected(!all))}
            />
          </th>
        )}
        {looks.map((look) => {
          const column = table.getColumn(look.id);
          return (
            <HeadCell
              key={look.id}
              look={look}
              sort={column?.getIsSorted() || 'none'}
              onSort={column?.getCanSort() ? () => column.toggleSorting() : undefined}
            />
          );
        })}
      </tr>
    </thead>
  );
}
