import { useState } from 'react';
import { type DownloadEnd, download, readyFile } from './download.ts';
import { lookForPending } from './keeping/pending-store.ts';
import { lockOrder, reloadOrder, type TravellerOrder } from './order-store.ts';

export type DownloadPhase = 'idle' | 'preparing' | Exclude<DownloadEnd, 'locked'>;

/** Download Now: one at a time, and the button always comes back (design section 7, Download). */
export function useDownload(order: TravellerOrder) {
  const [phase, setPhase] = useState<DownloadPhase>('idle');

  async function start(): Promise<void> {
    const file = readyFile(order);
    if (phase === 'preparing' || file === null) return;
    setPhase('preparing');
    const end = await download(order, file);
    if (end === 'locked') return lockOrder();
    setPhase(end);
    if (end === 'savedLater') return lookForPending();
    // After a refusal too: there may be a newer document, and the next press must ask for that one.
    await reloadOrder(order.order_id);
  }

  return { phase, start };
}
