import type { PageSize } from '@pabean/domain';
import type { AskedPage } from '@pabean/ui/Pager';
import type { ListRequest } from '../../shared/orders/fetch-page.ts';
import type { ListQuery } from '../../shared/orders/list-query.ts';
import { type ListState, orderList, sameOrders } from './list-store.ts';

/** What the rows on screen answer; before the first ones, what is asked. */
export const shownQuery = ({ shown }: Pick<ListState, 'shown'>, asked: ListQuery): ListQuery =>
  shown?.query ?? asked;

/**
 * The page that the address asks for, while the rows of another one stand; undefined where they are its
 * own, or those of another search, which do not wait for a page of theirs.
 */
export function askedPage(
  { shown, missed }: Pick<ListState, 'shown' | 'missed'>,
  asked: ListRequest,
): AskedPage<PageSize> | undefined {
  if (shown === undefined || !sameOrders(shown, asked)) return undefined;
  const { page, size } = asked.query;
  if (page === shown.query.page && size === shown.query.size) return undefined;
  return {
    page,
    pageSize: size,
    state: missed ? 'failed' : 'loading',
    onRetry: () => void orderList.reload(),
  };
}
