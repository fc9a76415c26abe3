import { health } from '@pabean/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
import { mayReload } from './running-work.ts';

/** Milliseconds that a server which is there takes for this at the most. */
const patience = 10_000;

export type Refresh = { readonly busy: boolean; readonly refresh: () => void };

/**
 * Spec section 2: Refresh loads the whole page anew. The server is asked first, because a page that
 * cannot be loaded leaves the browser's own error in place of the list. Then whoever pressed it is asked
 * about work that the page would cut off, also work that began since.
 */
export function useRefresh(): Refresh {
  const [busy, setBusy] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function refresh(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await call(health, {}, { timeout: patience });
    // Whoever has opened another screen meanwhile may be writing there.
    if (!isHere.current) return;
    setBusy(false);
    if (!answer.ok) return notify.failure(answer);
    if ((await mayReload()) && isHere.current) window.location.reload();
  }

  return { busy, refresh: () => void refresh() };
}
