import { pageRange, pageSizes } from '@pabean/domain';
import { Pager } from '@pabean/ui/Pager';
import { groupDigits } from '../../../shared/report/group-digits.ts';
import type { MonthRows } from './fetch-month.ts';
import styles from './MonthScreen.module.css';
import type { MonthQuery } from './month-query.ts';

type MonthFooterProps = {
  query: MonthQuery;
  rows: MonthRows | undefined;
  pages: number;
  onQuery: (next: Partial<MonthQuery>) => void;
};

/** Page sizes and pages; while "All" is read, how far it is. */
export function MonthFooter({ query, rows, pages, onQuery }: MonthFooterProps) {
  return (
    <>
      {rows?.complete === false && (
        <p className={styles.progress} role="status">
          Loading {groupDigits(rows.rows.length)} of {groupDigits(rows.total)} orders
        </p>
      )}
      <Pager
        page={query.page}
        pageCount={pages}
        pages={pageRange(query.page, pages)}
        onPage={(page) => onQuery({ page })}
        pageSize={query.size}
        pageSizes={pageSizes}
        onPageSize={(size) => onQuery({ size, page: 1 })}
      />
    </>
  );
}
