import { groupDigits } from '../../shared/group-digits.ts';
import type { ListState } from './list-store.ts';

/** "Showing 1-10 of 128": of the rows that are there, also while others are on their way or failed. */
export function summaryOf({
  shown,
  rows,
  total,
  more,
}: Pick<ListState, 'shown' | 'rows' | 'total' | 'more'>) {
  if (shown === undefined || total === undefined) return 'Loading orders';
  if (rows.length === 0) return 'Showing 0 of 0';
  const { page, size } = shown.query;
  const before = size === 'All' ? 0 : (page - 1) * size;
  return `Showing ${groupDigits(before + 1)}-${groupDigits(before + rows.length)} of ${groupDigits(total)}${more ? '+' : ''}`;
}
