import { useEffect } from 'react';
import { forgetCounts, refreshCounts } from '../shared/counts/counts-store.ts';
import { loadUserInfo } from '../shared/session/session-store.ts';

/**
 * Keeps the counts fresh: on every path change (spec section 2) and when the window comes back to
 * the front, because others work in the same folders. Own changes refresh them by themselves.
 */
export function useLiveCounts(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to ask anew
  useEffect(() => {
    void refreshCounts();
  }, [pathname]);
  useEffect(() => {
    void loadUserInfo();
    const onFocus = () => void refreshCounts();
    window.addEventListener('focus', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      forgetCounts();
    };
  }, []);
}
