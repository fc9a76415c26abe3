import { useRef, useState } from 'react';
import { stopDocument } from './document-file.ts';
import { type DownloadEnd, download, goOn, type ReadyFile, readyFile } from './download.ts';
import { lookForPending } from './keeping/pending-store.ts';
import type { TravellerOrder } from './order-store.ts';
import { lockOrder, reloadOrder } from './order-view.ts';

export type DownloadPhase = 'idle' | 'preparing' | 'stopped' | Exclude<DownloadEnd, 'locked'>;

/** Download Now: one at a time, and the button always comes back (design section 7, Download). */
export function useDownload(order: TravellerOrder) {
  const [phase, setPhase] = useState<DownloadPhase>('idle');
  /** The try that the button is about; one that was stopped ends later, and says nothing. */
  const latest = useRef<object>(null);

  async function run(work: (file: ReadyFile) => Promise<DownloadEnd>): Promise<void> {
    const file = readyFile(order);
    if (phase === 'preparing' || file === null) return;
    const turn = {};
    latest.current = turn;
    setPhase('preparing');
    const end = await work(file);
    if (end === 'locked') return lockOrder(order.order_id);
    if (latest.current === turn) setPhase(end);
    if (end === 'savedLater') return lookForPending();
    // The network is away, or the person has stopped.
    if (end === 'cut') return;
    // After a refusal too: there may be a newer document, and the next press must ask for that one.
    await reloadOrder();
  }

  return {
    phase,
    start: () => void run((file) => download(order, file)),
    /** The rest of a download that was cut or stopped: the same press goes on. */
    goOn: () => void run((file) => goOn(file)),
    stop: () => {
      latest.current = null;
      setPhase('stopped');
      stopDocument();
    },
  };
}
