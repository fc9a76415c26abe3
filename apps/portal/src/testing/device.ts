import { useKeeping } from '../features/get-new-order-details/keeping/keeping-store.ts';
import { openPdf } from '../features/get-new-order-details/preview/open-pdf.ts';
import '../features/get-new-order-details/preview/PdfPages.tsx';
import '../features/get-new-order-details/correct/ChangedFields.tsx';
import '../features/get-new-order-details/counter/DocumentActions.tsx';
import '../features/get-new-order-details/counter/find-code.ts';
import '../features/get-new-order-details/counter/Ready.tsx';
import { keepUntil } from '../shared/offline/keep-until.ts';
import { keepOrder } from '../shared/offline/kept-order.ts';
import { approved, download } from './orders.ts';
import { samplePdf } from './sample-document.ts';

async function startViewer(): Promise<void> {
  const pdf = await openPdf(samplePdf());
  if (typeof pdf !== 'string') await pdf.loadingTask.destroy();
}
const started = startViewer();

/** What draws PDFs is there. Loaded ahead: its first start takes longer than a story may. */
export const viewerStarted = (): Promise<void> => started;

/**
 * A device that can keep the document. Stories have no service worker, so the page would say that
 * this browser cannot; the rest of the way is the real one.
 */
export function deviceThatKeeps(): () => void {
  return useKeeping.subscribe(({ keeping }) => {
    if (keeping.state !== 'impossible') return;
    const until = keepUntil(approved.doa, new Date());
    useKeeping.setState({ keeping: { state: 'kept', until } });
  });
}

/** What an earlier visit left on this device: the approved order and its document. */
export async function keptYesterday(order = approved, file = samplePdf()): Promise<void> {
  await viewerStarted();
  await keepOrder(order, [download(1)], file, new Date('2026-11-20T18:05:00Z'));
}
