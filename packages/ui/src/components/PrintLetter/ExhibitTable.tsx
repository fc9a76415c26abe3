import { breakAfter } from '../EmailText/break-after.tsx';
import classes from './ExhibitTable.module.css';
import type { LetterTable } from './types.ts';

type Props = {
  table: LetterTable;
  /** The accessible name. */
  label: string;
  /** Heads the pages that it goes on. */
  continued: string;
};

/** What happened, a row each; the first cell of a row tells it from the others. */
export function ExhibitTable({ table: { columns, rows }, label, continued }: Props) {
  return (
    // A phone scrolls the table alone; the keyboard must reach what scrolls.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr className={classes.continued} aria-hidden>
            <td colSpan={columns.length}>{continued}</td>
          </tr>
          <tr>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, at) => (
                <td key={columns[at]?.heading}>
                  <bdi>{breakAfter(cell, '@')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
