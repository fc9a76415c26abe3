import type { TableModel } from '@pabean/ui/DataTable';
import { SortBy } from '@pabean/ui/SortBy';
import type { ListRow } from './list-row.ts';

/** The phone's way to sort: the same columns and the same state as the heads of the table. */
export function ListSort({ table }: { table: TableModel<ListRow> }) {
  const [sorting] = table.state.sorting;
  // The clock sorts a list also where it has no column of its own.
  const options = table
    .getAllLeafColumns()
    .filter((column) => column.getCanSort() && (column.getIsVisible() || column.id === 'fileBy'))
    .map(({ id, columnDef }) => ({ id, label: columnDef.meta?.header ?? id }));
  return (
    <SortBy
      options={options}
      value={sorting?.id ?? ''}
      dir={sorting?.desc ? 'desc' : 'asc'}
      onValue={(id) => table.getColumn(id)?.toggleSorting()}
      onDir={(dir) => sorting && table.setSorting([{ id: sorting.id, desc: dir === 'desc' }])}
    />
  );
}
