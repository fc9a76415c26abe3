import { type PageSize, pageRange, pageSizes } from '@pabean/domain';
import type { TableModel } from '@pabean/ui/DataTable';
import { type AskedPage, Pager } from '@pabean/ui/Pager';
import { pageOf, paginationOf } from './paging.ts';

type TablePagerProps<Row extends object> = {
  table: TableModel<Row>;
  /** Whether it is known how many rows there are: the pages come with the answer. */
  counted: boolean;
  /** There are more rows than are counted: the pages have no known end. */
  more?: boolean;
  /** What was asked for, while the rows of the table's page stand. */
  asked?: AskedPage<PageSize> | undefined;
};

/** The pages of a table, and how many rows each has. */
export function TablePager<Row extends object>({
  table,
  counted,
  more = false,
  asked,
}: TablePagerProps<Row>) {
  const { page, size } = pageOf(table.state.pagination);
  const pages = counted ? Math.max(1, table.getPageCount()) : undefined;
  const numbers = pages === undefined ? [] : pageRange(page, pages);
  const lastIsKnown = !more || numbers.at(-2) !== 'ellipsis';
  return (
    <Pager
      page={page}
      asked={asked}
      pageCount={pages}
      pages={lastIsKnown ? numbers : numbers.slice(0, -1)}
      onPage={(to) => table.setPageIndex(to - 1)}
      pageSize={size}
      pageSizes={pageSizes}
      onPageSize={(next) => table.setPagination(paginationOf({ page: 1, size: next }))}
    />
  );
}
