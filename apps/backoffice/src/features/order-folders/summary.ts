import type { ListState } from './list-store.ts';

/** "Showing 1-10 of 128": of the rows that are there, also while others are on their way. */
export function summaryOf({ query, rows, total }: Pick<ListState, 'query' | 'rows' | 'total'>) {
  if (query === null || total === undefined) return 'Loading orders';
  if (rows.length === 0) return 'Showing 0 of 0';
  const before = query.size === 'All' ? 0 : (query.page - 1) * query.size;
  const number = (value: number) => value.toLocaleString('en-US');
  return `Showing ${number(before + 1)}-${number(before + rows.length)} of ${number(total)}`;
}
