import { pageCount, pageRange, pageSizes } from '@pabean/domain';
import { Pager } from '@pabean/ui/Pager';
import { groupDigits } from '../group-digits.ts';
import styles from './ListFooter.module.css';
import type { ListQuery } from './list-query.ts';

type ListFooterProps = {
  query: ListQuery;
  /** Undefined until the first answer. */
  total: number | undefined;
  /** How many rows of "All" are there so far; null when nothing more is coming. */
  loaded: number | null;
  onQuery: (next: Partial<ListQuery>) => void;
};

/** Page sizes and pages; while "All" is read, how far it is. */
export function ListFooter({ query, total, loaded, onQuery }: ListFooterProps) {
  const pages = total === undefined ? undefined : pageCount(total, query.size);
  return (
    <>
      {loaded !== null && total !== undefined && (
        <p className={styles.progress} role="status">
          Loading {groupDigits(loaded)} of {groupDigits(total)} orders
          <progress value={loaded} max={total} aria-hidden />
        </p>
      )}
      <Pager
        page={query.page}
        pageCount={pages}
        pages={pages === undefined ? [] : pageRange(query.page, pages)}
        onPage={(page) => onQuery({ page })}
        pageSize={query.size}
        pageSizes={pageSizes}
        onPageSize={(size) => onQuery({ size, page: 1 })}
      />
    </>
  );
}
