import type { DisputeRow } from '@pabean/api-client/contract';
import { counted, pageRange } from '@pabean/domain';
import type { TableModel } from '@pabean/ui/DataTable';
import { groupDigits } from '@pabean/ui/numbers';
import { type AskedPage, Pager } from '@pabean/ui/Pager';
import styles from './DeskFooter.module.css';
import { rowsPerPage } from './desk-query.ts';
import type { Desk } from './desk-store.ts';

type Props = {
  table: TableModel<DisputeRow>;
  desk: Desk | undefined;
  /** The page whose cases stand. */
  page: number;
  /** The one that is asked for meanwhile. */
  asked: AskedPage<typeof rowsPerPage> | undefined;
};

/** Which rows these are; pages where one does not hold all. */
export function DeskFooter({ table, desk, page, asked }: Props) {
  if (desk === undefined) return null;
  const { rows, total, mailTo } = desk;
  const before = (page - 1) * rowsPerPage;
  const pages = Math.max(1, table.getPageCount());
  return (
    <div className={styles.foot}>
      <p className={styles.words} role="status">
        {rows.length === 0
          ? 'Showing 0 of 0'
          : `Showing ${groupDigits(before + 1)}–${groupDigits(before + rows.length)} of ${groupDigits(total)}`}
      </p>
      <p className={styles.words}>{mailWords(mailTo)}</p>
      {pages > 1 && (
        <Pager
          page={page}
          asked={asked}
          pageCount={pages}
          pages={pageRange(page, pages)}
          onPage={(to) => table.setPageIndex(to - 1)}
          pageSize={rowsPerPage}
          pageSizes={[rowsPerPage]}
          onPageSize={() => {}}
        />
      )}
    </div>
  );
}

/** So many are named. */
const mostNamed = 3;

/** Who is written to, and when. */
export function mailWords(names: readonly string[]): string {
  const others = names.length - mostNamed;
  const named = [
    ...names.slice(0, mostNamed),
    ...(others > 0 ? [counted(others, 'other')] : []),
    'who has the case',
  ];
  const last = named.pop();
  const list = named.length === 0 ? last : `${named.join(', ')} and ${last}`;
  return `A mail goes to ${list} at 7 days, 3 days and 24 hours.`;
}
