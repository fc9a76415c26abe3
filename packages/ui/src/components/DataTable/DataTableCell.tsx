import type { CSSProperties, ReactNode } from 'react';
import type { ColumnLook } from './columnLooks.ts';
import classes from './DataTable.module.css';
import cards from './DataTableCards.module.css';

/** Cards are drawn with `display: grid`, which takes a table's meaning away: the roles give it back. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
} as const;

export const edgeStyle = (look: ColumnLook): CSSProperties | undefined =>
  look.sticky ? ({ '--edge': `${look.offset}px` } as CSSProperties) : undefined;

export function DataTableCell({ look, children }: { look: ColumnLook; children: ReactNode }) {
  const shared = {
    className: `${classes.cell} ${cards.cell}`,
    style: edgeStyle(look),
    'data-label': look.header,
    'data-slot': look.slot,
    'data-wide': look.wide || undefined,
    'data-align': look.align,
    'data-sticky': look.sticky,
  };
  return look.rowHeader ? (
    <th {...roles.rowHead} scope="row" {...shared}>
      {children}
    </th>
  ) : (
    <td {...roles.cell} {...shared}>
      {children}
    </td>
  );
}
