import type { PageSize } from '@pabean/domain';
import type { AskedPage } from '@pabean/ui/Pager';
import { useEffect, useRef } from 'react';
import type { ListQuery } from '../../shared/orders/list-query.ts';
import { orderList } from './list-store.ts';

type Reload = {
  /** The page that is waited for, or did not come. */
  asked: AskedPage<PageSize> | undefined;
  /** What the rows on screen answer. */
  standing: ListQuery;
  change: (next: Partial<ListQuery>, replace: boolean) => void;
};

/**
 * Brings the rows on screen up to date. Where another page was asked for and did not come, its address is
 * left: the rows that somebody has just changed stay in sight.
 */
export function useReload({ asked, standing, change }: Reload): () => void {
  // Of the list that is on screen once a change is made, which takes its time.
  const goBack = useRef<(() => void) | null>(null);
  useEffect(() => {
    const { page, size } = standing;
    if (asked?.state === 'failed') goBack.current = () => change({ page, size }, true);
    return () => {
      goBack.current = null;
    };
  });
  return () => {
    if (goBack.current !== null) goBack.current();
    else void orderList.reload();
  };
}
