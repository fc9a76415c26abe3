import { useKeeping } from '../features/get-new-order-details/keeping/keeping-store.ts';
import { keepUntil } from '../shared/offline/keep-until.ts';
import { keepOrder } from '../shared/offline/kept-order.ts';
import { approved, download } from './orders.ts';
import { samplePdf } from './sample-document.ts';

/**
 * A device that can keep the document. Stories have no service worker, so the page would say that
 * this browser can not; the rest of the way is the real one.
 */
export function deviceThatKeeps(): () => void {
  return useKeeping.subscribe(({ keeping }) => {
    if (keeping.state !== 'impossible') return;
    const until = keepUntil(approved.doa, new Date());
    useKeeping.setState({ keeping: { state: 'kept', until } });
  });
}

/** What an earlier visit left on this device: the approved order and its document. */
export async function keptYesterday(order = approved): Promise<void> {
  await keepOrder(order, [download(1)], samplePdf(), new Date('2026-11-20T18:05:00Z'));
}
