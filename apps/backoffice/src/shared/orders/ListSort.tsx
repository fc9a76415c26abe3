import { orderSorts } from '@pabean/domain';
import type { DataTableColumn } from '@pabean/ui/DataTable';
import { SortBy } from '@pabean/ui/SortBy';
import { type ListQuery, nextSort, said, sortingOf } from './list-query.ts';
import type { ListRow } from './list-row.ts';

type ListSortProps = {
  columns: readonly DataTableColumn<ListRow>[];
  query: ListQuery;
  onQuery: (next: Partial<ListQuery>) => void;
};

/** The phone's way to sort: the same columns and the same address as the heads of the table. */
export function ListSort({ columns, query, onQuery }: ListSortProps) {
  const { sort, dir } = sortingOf(query);
  const options = columns.flatMap(({ id, header }) => {
    const sortable = orderSorts.find((one) => one === id);
    return sortable === undefined ? [] : [{ id: sortable, label: header }];
  });
  return (
    <SortBy
      options={options}
      value={sort}
      dir={dir}
      onValue={(column) => onQuery({ sort: nextSort(query.sort, column), page: 1 })}
      onDir={(to) => onQuery({ sort: said({ sort, dir: to }), page: 1 })}
    />
  );
}
