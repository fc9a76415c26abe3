import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from './DataTable.module.css';
import { edgeStyle, roles } from './DataTableCell.tsx';
import { TickBox } from './TickBox.tsx';
import type { ColumnLook } from './tableModel.ts';

const sortIcons = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort } as const;
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

function HeadCell({ look }: { look: ColumnLook }) {
  const { sort = 'none' } = look;
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
      aria-sort={look.onSort ? ariaSort[sort] : undefined}
    >
      {look.onSort ? (
        <button type="button" className={classes.sort} data-sort={sort} onClick={look.onSort}>
          {look.header}
          <Icon size={14} aria-hidden />
        </button>
      ) : (
        look.header
      )}
    </th>
  );
}

type DataTableHeadProps = {
  looks: readonly ColumnLook[];
  all?:
    | {
        checked: boolean;
        some: boolean;
        disabled: boolean;
        onToggle: (event: MouseEvent<HTMLInputElement>) => void;
      }
    | undefined;
};

export function DataTableHead({ looks, all }: DataTableHeadProps) {
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {all && (
          <th {...roles.head} scope="col" className={classes.head} data-check data-sticky="start">
            <TickBox
              label="Select all rows on this page"
              checked={all.checked}
              indeterminate={all.some && !all.checked}
              disabled={all.disabled}
              onToggle={all.onToggle}
            />
          </th>
        )}
        {looks.map((look) => (
          <HeadCell key={look.id} look={look} />
        ))}
      </tr>
    </thead>
  );
}
