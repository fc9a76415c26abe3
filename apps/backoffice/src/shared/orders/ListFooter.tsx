import { pageCount, pageRange, pageSizes } from '@pabean/domain';
import { Pager } from '@pabean/ui/Pager';
import { groupDigits } from '../group-digits.ts';
import { reachOf } from './fetch-list.ts';
import styles from './ListFooter.module.css';
import type { ListQuery } from './list-query.ts';

type ListFooterProps = {
  query: ListQuery;
  /** Undefined until the first answer. */
  total: number | undefined;
  /** There are more than the total: the pages have no known end. */
  more: boolean;
  /** How many rows of "All" are there so far; null when nothing more is coming. */
  loaded: number | null;
  onQuery: (next: Partial<ListQuery>) => void;
};

/** Page sizes and pages; while "All" is read, how far it is. */
export function ListFooter({ query, total, more, loaded, onQuery }: ListFooterProps) {
  const pages = total === undefined ? undefined : pageCount(reachOf({ total, more }), query.size);
  const numbers = pages === undefined ? [] : pageRange(query.page, pages);
  const lastIsKnown = !more || numbers.at(-2) !== 'ellipsis';
  return (
    <>
      {loaded !== null && total !== undefined && (
        <p className={styles.progress} role="status">
          Loading {groupDigits(loaded)} of {groupDigits(total)}
          {more && '+'} orders
          <progress value={loaded} max={total} aria-hidden />
        </p>
      )}
      <Pager
        page={query.page}
        pageCount={pages}
        pages={lastIsKnown ? numbers : numbers.slice(0, -1)}
        onPage={(page) => onQuery({ page })}
        pageSize={query.size}
        pageSizes={pageSizes}
        onPageSize={(size) => onQuery({ size, page: 1 })}
      />
    </>
  );
}
