import { downloadDelayMs } from '@pabean/domain';
import { useRef, useState } from 'react';
import { stopDocument } from './document-file.ts';
import { type DownloadEnd, goOn, type ReadyFile, readyFile, recordPress } from './download.ts';
import { lookForPending } from './keeping/pending-store.ts';
import { lockOrder, reloadOrder } from './order-view.ts';
import type { TravellerOrder } from './shown-order.ts';

export type DownloadPhase = 'idle' | 'preparing' | 'stopped' | Exclude<DownloadEnd, 'locked'>;

/** Download Now: one at a time, and the button always comes back (design section 7, Download). */
export function useDownload(order: TravellerOrder) {
  const [phase, setPhase] = useState<DownloadPhase>('idle');
  /** The try that the button is about; one that was stopped ends later, and says nothing. */
  const latest = useRef<object>(null);
  /** What the server says of the press; whoever stops and goes on may be faster than its answer. */
  const recording = useRef<Promise<DownloadEnd | null>>(null);

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

  async function fetchRecorded(file: ReadyFile, delayMs: number): Promise<DownloadEnd> {
    const turn = latest.current;
    const end = await recording.current;
    if (end) return end;
    return latest.current === turn ? goOn(file, delayMs) : 'cut';
  }
  const start = (file: ReadyFile) => {
    recording.current = recordPress(order, file);
    return fetchRecorded(file, downloadDelayMs);
  };

  return {
    phase,
    start: () => void run(start),
    /** The rest of a download that was cut or stopped: the same press goes on. */
    goOn: () => void run((file) => fetchRecorded(file, 0)),
    stop: () => {
      latest.current = null;
      setPhase('stopped');
      stopDocument();
    },
  };
}
