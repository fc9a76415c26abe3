import { useEffect } from 'react';
import { forgetCounts, lookAtCounts, refreshCounts } from '../shared/counts/counts-store.ts';
import { useLooks } from '../shared/remote/useLooks.ts';
import { loadUserInfo } from '../shared/session/session-store.ts';

/** A list may stay open for an hour, and others work in the same folders. */
const lookEveryMs = 60_000;

/**
 * Keeps the counts fresh: on every path change (spec section 2), when the window comes back to the
 * front, and once a minute while it is to be seen. Own changes refresh them by themselves.
 */
export function useLiveCounts(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to ask anew
  useEffect(() => {
    void refreshCounts();
  }, [pathname]);
  useLooks(async () => {
    if (!document.hidden) await lookAtCounts();
  }, lookEveryMs);
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
