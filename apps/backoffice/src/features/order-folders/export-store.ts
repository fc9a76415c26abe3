import { exportOrders } from '@pabean/api-client/contract';
import { listsDue } from '@pabean/domain';
import { create } from 'zustand';
import { callBinary } from '../../shared/api.ts';
import { saveFile } from '../../shared/csv.ts';
import { notify } from '../../shared/notify.ts';
import type { ListRequest } from '../../shared/orders/fetch-page.ts';
import { useSession } from '../../shared/session/session-state.ts';
import { beginWork } from './running-work.ts';

/** A large list takes minutes; the server gives up after this time too. */
const patience = 15 * 60_000;

/** The export that runs, whatever list is on screen; null when none does. */
export const useExport = create<{ readonly bytes: number | null }>(() => ({ bytes: null }));

let stop = new AbortController();

export const stopExport = () => stop.abort();

/** Saves all orders of a list as a file. It goes on while other screens are opened, and ends with the session. */
export async function startExport({ source, query }: ListRequest): Promise<void> {
  if (useExport.getState().bytes !== null) return;
  stop = new AbortController();
  useExport.setState({ bytes: 0 });
  const endWork = beginWork('export');
  const { token } = useSession.getState();
  const forget = useSession.subscribe((now) => now.token !== token && stop.abort());
  const result = await callBinary(
    exportOrders,
    { body: bodyOf({ source, query }) },
    {
      signal: stop.signal,
      timeout: patience,
      onProgress: (bytes) => useExport.setState({ bytes }),
    },
  );
  forget();
  endWork();
  const wasCut = (useExport.getState().bytes ?? 0) > 0;
  useExport.setState({ bytes: null });
  if (result.ok) {
    saveFile(result.fileName, result.blob);
    notify.success(`The orders were saved as ${result.fileName}.`);
  } else if (result.kind === 'offline' && wasCut) {
    notify.error('The export was interrupted and no file was saved. Try again.', 'export');
  } else notify.failure(result);
}

/** What the address of a list asks for, as the call has it. */
function bodyOf({ source: { folder, month }, query: { q, sort, marks = [], due } }: ListRequest) {
  return {
    folderName: folder,
    month,
    searchVal: q,
    // An address may say it of a folder in which nothing is to be filed.
    due: listsDue({ name: folder }) ? due : undefined,
    ...Object.fromEntries(marks.map((mark) => [mark, '1' as const])),
    ...sort,
  };
}
