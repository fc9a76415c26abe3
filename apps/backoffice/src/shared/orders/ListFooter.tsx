import type { PageSize } from '@pabean/domain';
import type { TableModel } from '@pabean/ui/DataTable';
import { groupDigits } from '@pabean/ui/numbers';
import type { AskedPage } from '@pabean/ui/Pager';
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
  /** What was asked for, while the rows of another page stand. */
  asked: AskedPage<PageSize> | undefined;
};

/** Matches that a search counts, where most orders are in the folder that is searched. */
const usuallyCounted = 1000;

/** Page sizes and pages, and how far a sorted list can be opened. */
export function ListFooter({ table, total, more, reach, asked }: ListFooterProps) {
  const isCut = total !== undefined && reach !== undefined && reach < total;
  const isCountedInPart = total !== undefined && more && total < usuallyCounted;
  return (
    <>
      {isCut && (
        <p className={styles.note}>
          In this order, the first {groupDigits(reach)} of {groupDigits(total)} orders can be
          opened. Sort by Date &amp; Time to reach all.
        </p>
      )}
      {isCountedInPart && (
        <p className={styles.note}>
          At least {groupDigits(total)} orders match. There may be older ones: go on through the
          pages.
        </p>
      )}
      <TablePager table={table} counted={total !== undefined} more={more} asked={asked} />
    </>
  );
}
