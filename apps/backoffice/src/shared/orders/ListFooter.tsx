import type { TableModel } from '@pabean/ui/DataTable';
import { groupDigits } from '../group-digits.ts';
import { TablePager } from '../table/TablePager.tsx';
import styles from './ListFooter.module.css';
import type { ListRow } from './list-row.ts';

type ListFooterProps = {
  table: TableModel<ListRow>;
  /** Undefined until the first answer. */
  total: number | undefined;
  /** There are more than the total: the pages have no known end. */
  more: boolean;
  /** The orders that the pages reach to; fewer than the total where the sorting goes no further. */
  reach: number | undefined;
  /** How many rows of "All" are there so far; null when nothing more is coming. */
  loaded: number | null;
};

/** Page sizes and pages; while "All" is read, how far it is. */
export function ListFooter({ table, total, more, reach, loaded }: ListFooterProps) {
  const isCut = total !== undefined && reach !== undefined && reach < total;
  return (
    <>
      {isCut && (
        <p className={styles.note}>
          In this order, the first {groupDigits(reach)} of {groupDigits(total)} orders can be
          opened. Sort by Date &amp; Time to reach all.
        </p>
      )}
      {loaded !== null && total !== undefined && (
        <p className={styles.progress} role="status">
          Loading {groupDigits(loaded)} of {groupDigits(isCut ? reach : total)}
          {more && '+'} orders
          <progress value={loaded} max={isCut ? reach : total} aria-hidden />
        </p>
      )}
      <TablePager table={table} counted={total !== undefined} more={more} />
    </>
  );
}
