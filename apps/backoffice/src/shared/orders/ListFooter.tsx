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
  /** How many rows of "All" are there so far; null when nothing more is coming. */
  loaded: number | null;
};

/** Page sizes and pages; while "All" is read, how far it is. */
export function ListFooter({ table, total, more, loaded }: ListFooterProps) {
  return (
    <>
      {loaded !== null && total !== undefined && (
        <p className={styles.progress} role="status">
          Loading {groupDigits(loaded)} of {groupDigits(total)}
          {more && '+'} orders
          <progress value={loaded} max={total} aria-hidden />
        </p>
      )}
      <TablePager table={table} counted={total !== undefined} more={more} />
    </>
  );
}
