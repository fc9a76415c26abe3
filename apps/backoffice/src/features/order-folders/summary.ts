import { groupDigits } from '@pabean/ui/numbers';
import { countOfAll } from '../../shared/orders/all-rows.ts';
import type { ListState } from './list-store.ts';

/** "Showing 1-10 of 128": of the rows that are there; of "All" those that can be scrolled to. */
export function summaryOf({
  shown,
  rows,
  total,
  more,
  all,
}: Pick<ListState, 'shown' | 'rows' | 'total' | 'more' | 'all'>) {
  if (shown === undefined || total === undefined) return 'Loading orders';
  const { page, size } = shown.query;
  const count = all === undefined ? rows.length : Math.min(countOfAll(all, shown.query), total);
  if (count === 0) return 'Showing 0 of 0';
  const before = size === 'All' ? 0 : (page - 1) * size;
  return `Showing ${groupDigits(before + 1)}-${groupDigits(before + count)} of ${groupDigits(total)}${more ? '+' : ''}`;
}
