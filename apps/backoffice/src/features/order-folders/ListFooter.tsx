import { pageCount, pageRange, pageSizes } from '@pabean/domain';
import { Pager } from '@pabean/ui/Pager';
import styles from './list.module.css';
import type { ListQuery } from './list-query.ts';

type ListFooterProps = {
  query: ListQuery;
  total: number;
  /** How many rows of "All" are there so far; null when nothing more is coming. */
  loaded: number | null;
  onQuery: (next: Partial<ListQuery>) => void;
};

/** Page sizes and pages; while "All" is read, how far it is. */
export function ListFooter({ query, total, loaded, onQuery }: ListFooterProps) {
  const pages = pageCount(total, query.size);
  return (
    <>
      {loaded !== null && (
        <p className={styles.progress} role="status">
          Loading {loaded.toLocaleString('en-US')} of {total.toLocaleString('en-US')} orders
          <progress value={loaded} max={total} aria-hidden />
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
