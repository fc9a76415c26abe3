import { type FolderDefinition, type OrderSorting, orderSorts, sortsOf } from '@pabean/domain';
import {
  functionalUpdate,
  type RowSelectionState,
  type SortingState,
  type TableModel,
  type Updater,
  useDataTable,
} from '@pabean/ui/DataTable';
import { useMemo } from 'react';
import { reachOf } from '../../shared/orders/fetch-page.ts';
import {
  beginningOfList,
  chosenSorting,
  type ListQuery,
  sortingOf,
} from '../../shared/orders/list-query.ts';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { useColumns } from '../../shared/orders/useColumns.ts';
import { pageOf, paginationOf } from '../../shared/table/paging.ts';
import { shownQuery } from './asked-page.ts';
import { type ListState, orderList } from './list-store.ts';

type OrderTable = {
  folder: FolderDefinition;
  list: ListState;
  /** The table's sorting is the address's, and its page once the rows of that are there. */
  query: ListQuery;
  change: (next: Partial<ListQuery>) => void;
  rowSelection: RowSelectionState;
  onRowSelectionChange: (next: Updater<RowSelectionState>) => void;
  /** Present where each row has a Delete of its own. */
  onDelete: ((row: ListRow) => void) | undefined;
};

const rowId = (row: ListRow) => row.id;

/** No column is how the list begins. */
function sortOf([first]: SortingState, beginning: OrderSorting): OrderSorting | undefined {
  const sort = orderSorts.find((one) => one === first?.id);
  return chosenSorting(sort ? { sort, dir: first?.desc ? 'desc' : 'asc' } : beginning);
}

/**
 * The table of a folder: sorted and cut into pages by the server, as the address says. Its page is the
 * one whose rows stand; whoever turns it goes on from the page that is waited for.
 */
export function useOrderTable(options: OrderTable): TableModel<ListRow> {
  const { folder, list, query, change, rowSelection, onRowSelectionChange, onDelete } = options;
  const { sort, dir } = sortingOf(query);
  const standing = shownQuery(list, query);
  const { page, size } = standing;
  const { total, more, missed } = list;
  const sorts = query.q === '' ? sortsOf(folder.name, total ?? 0) : orderSorts;
  const { columns, columnVisibility } = useColumns(folder, sorts, onDelete);
  const sorting = useMemo(() => [{ id: sort, desc: dir === 'desc' }], [sort, dir]);
  const pagination = useMemo(() => paginationOf({ page, size }), [page, size]);
  return useDataTable({
    columns,
    rows: list.rows,
    rowId,
    rowCount: total && reachOf({ total, more }, standing),
    state: { sorting, pagination, rowSelection, columnVisibility },
    onSortingChange: (next) => {
      const beginning = beginningOfList(folder.name, query.q);
      change({ sort: sortOf(functionalUpdate(next, sorting), beginning), page: 1 });
    },
    onPaginationChange: (next) => {
      const to = pageOf(functionalUpdate(next, missed ? pagination : paginationOf(query)));
      // The address asks for it already, and it did not come.
      if (to.page === query.page && to.size === query.size) void orderList.reload();
      else change(to);
    },
    onRowSelectionChange,
  });
}
