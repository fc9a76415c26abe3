import type { IconComponent } from '../../theme/tones.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { ColumnLook } from './columnLooks.ts';
import classes from './DataTable.module.css';
import cards from './DataTableCards.module.css';
import { DataTableCell, roles } from './DataTableCell.tsx';
import bones from './DataTableFill.module.css';

/** Uneven bars, the same on every draw, so that they look like text and do not flicker. */
const barWidth = (row: number, column: number) => `${48 + ((row * 17 + column * 29) % 42)}%`;

type SkeletonRowsProps = { looks: readonly ColumnLook[]; count: number; checks: boolean };

/** Rows of the real shape; CSS holds them back for 150 ms, so that a quick answer shows none. */
export function SkeletonRows({ looks, count, checks }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={`${classes.row} ${cards.row}`} data-skeleton>
      <Bones looks={looks} row={row} checks={checks} />
    </tr>
  ));
}

type BonesProps = { looks: readonly ColumnLook[]; row: number; checks: boolean };

/** The cells of a grey row. */
export function Bones({ looks, row, checks }: BonesProps) {
  return (
    <>
      {checks && (
        <td
          {...roles.cell}
          className={`${classes.cell} ${cards.check}`}
          data-check
          data-sticky="start"
        >
          <span className={bones.boneCheck} />
        </td>
      )}
      {looks.map((look, column) => (
        <DataTableCell key={look.id} look={{ ...look, rowHeader: false }}>
          <span
            className={look.slot === 'chip' ? bones.boneChip : bones.bone}
            style={{ inlineSize: barWidth(row, column) }}
          />
        </DataTableCell>
      ))}
    </>
  );
}

type EmptyRowProps = { span: number; title: string; icon?: IconComponent | undefined };

export function EmptyRow({ span, title, icon }: EmptyRowProps) {
  return (
    <tr {...roles.row} className={classes.emptyRow}>
      <td {...roles.cell} colSpan={span}>
        <EmptyState title={title} icon={icon} />
      </td>
    </tr>
  );
}

/** The room of rows that are not in the page, so that the scroll bar tells the truth. */
export function Room({ height }: { height: number }) {
  return <tr aria-hidden className={cards.room} style={{ blockSize: height }} />;
}
