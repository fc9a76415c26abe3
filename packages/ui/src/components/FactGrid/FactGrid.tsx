import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { EditButton, type FactEdit } from './EditButton.tsx';
import classes from './FactGrid.module.css';

export type FactGridProps = {
  /** The facts, each a `Fact`. */
  children: ReactNode;
  /** Columns on a wide screen; phones show two. */
  columns?: 1 | 2 | 3 | undefined;
};

/**
 * Facts as label over value, in columns. Put `Fact`s in it.
 *
 * Not for: many things with the same facts (`DataTable`, `HistoryTable`).
 *
 * Accessibility: a description list. The buttons are named by their fact; Copy says aloud when it has
 * copied, Correct opens an editor by Enter or F2.
 */
export function FactGrid({ children, columns = 3 }: FactGridProps) {
  return (
    <dl className={classes.grid} data-columns={columns}>
      {children}
    </dl>
  );
}

export type FactProps = {
  label: string;
  /** Missing values show as a dash. */
  value: ReactNode;
  /** The text for the copy button; no button without it. */
  copy?: string | undefined;
  /** No word of the value is broken; on phones it takes the line where it needs more than half of it. */
  whole?: boolean | undefined;
  /** Columns it takes. */
  span?: 1 | 2 | 3 | undefined;
  /** Opens an editor for it; no button without it. */
  edit?: FactEdit | undefined;
  /** A line below the value. */
  note?: ReactNode;
};

export function Fact({ label, value, copy, whole, span = 1, edit, note }: FactProps) {
  const missing = value === undefined || value === null || value === '';
  const copies = copy !== undefined && copy !== '';
  return (
    <div className={classes.fact} data-span={span} data-whole={whole || undefined}>
      <dt className={classes.label}>{label}</dt>
      <dd
        className={classes.value}
        data-missing={missing || undefined}
        data-whole={whole || undefined}
        data-copies={copies || undefined}
        data-edits={edit !== undefined || undefined}
      >
        {missing ? '—' : value}
        {copies && <CopyButton label={label} text={copy} />}
        {edit && <EditButton label={label} edit={edit} />}
        {note && <div className={classes.note}>{note}</div>}
      </dd>
    </div>
  );
}
