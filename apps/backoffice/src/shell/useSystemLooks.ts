import { useEffect } from 'react';
import { lookAtTroubledParts } from '../shared/counts/troubled-parts.ts';
import { pages } from '../shared/pages.ts';
import { paths } from '../shared/paths.ts';
import { useLooks } from '../shared/remote/useLooks.ts';
import { useCan } from '../shared/session/session-store.ts';

/** The first screen has the server to itself. */
const firstMs = 3000;
const lookEveryMs = 5 * 60_000;

/**
 * Whether something is wrong with the installation, for who may open System: soon after the sign-in, when the
 * window comes back to the front, and every few minutes while it is to be seen. One look is a dozen
 * questions to the database and one to the store of documents, so it is no part of the counts. On its own page,
 * which looks all the time, nothing is asked beside it.
 */
export function useSystemLooks(pathname: string): void {
  const mayOpen = useCan(pages.system.permission);
  const isOn = mayOpen && pathname !== paths.page('system');
  useEffect(() => {
    if (!isOn) return;
    const look = () => void lookAtTroubledParts();
    const timer = setTimeout(look, firstMs);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', look);
    };
  }, [isOn]);
  useLooks(
    async () => {
      if (!document.hidden) await lookAtTroubledParts();
    },
    lookEveryMs,
    isOn,
  );
}
