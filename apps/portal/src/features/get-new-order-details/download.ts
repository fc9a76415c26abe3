import { downloadPassportDocPdf } from '@pabean/api-client/contract';
import { api } from '../../shared/api.ts';
import { logFailure } from '../../shared/log.ts';
import { type PendingRecord, queueRecord } from '../../shared/offline/pending-records.ts';
import { wakeWhenOnline } from '../../shared/offline/worker-client.ts';
import { isUnreachable } from '../../shared/unreachable.ts';
import { FileRefused } from './arriving-file.ts';
import { documentFile, heldDocument, useArrival } from './document-file.ts';
import { saveFile } from './save-file.ts';
import type { TravellerOrder } from './shown-order.ts';

/** The approved document, when all of it is known. */
export interface ReadyFile {
  readonly file1: string;
  readonly path: string;
  readonly saveAs: string;
  readonly isPdf: boolean;
  /** Bytes; null where the server has not said so. */
  readonly size: number | null;
  /** Where the server found the QR code; empty where there is none, null where it has no answer. */
  readonly code: readonly number[] | null;
}

export function readyFile(order: TravellerOrder): ReadyFile | null {
  const { file1, path, save_as, media_type } = order;
  if (file1 === null || path === null) return null;
  const isPdf = media_type === 'application/pdf';
  // A copy that a release before kept knows nothing of these.
  const { file_size: size = null, code = null } = order;
  return { file1, path, saveAs: save_as ?? file1, isPdf, size, code };
}

/** A press that the server has not answered for so long is treated as one without a network, in ms. */
const patienceMs = 10_000;

/** The document is missing from storage, or the storage is not reached. */
const noDocument = [404, 503];

/**
 * How a download ended:
 * - `saved`: recorded, and handed to the browser to save
 * - `savedLater`: on the device from what it had; recorded when there is a network again
 * - `cut`: a part arrived; `goOn` fetches the rest
 * - `notSaved`: the file did not arrive
 * - `gone`: the server has the document not at hand; nothing was recorded and nothing saved
 * - `notRecorded`: the server did not answer with status 1; nothing was saved
 * - `locked`: the order's cookie is gone
 */
export type DownloadEnd =
  | 'saved'
  | 'savedLater'
  | 'cut'
  | 'notSaved'
  | 'gone'
  | 'notRecorded'
  | 'locked';

/**
 * Records the press; `goOn` then saves the file about a second after the server has agreed (spec
 * sections 4 and 9). The file travels during that second, so that slow Wi-Fi costs no more. It is a
 * download once the server has handed over all of the file.
 * @returns null when it is recorded, else how the download has ended
 */
export async function recordPress(
  order: TravellerOrder,
  file: ReadyFile,
): Promise<DownloadEnd | null> {
  const press = {
    orderId: order.order_id,
    file1: file.file1,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    pressedAt: new Date().toISOString(),
  };
  // What the preview has fetched, or fetches just now, is not fetched again for the press.
  const held = heldDocument(file.path) !== undefined;
  const recorded = await api(
    downloadPassportDocPdf,
    { body: { ...press, customername: order.full_name, held } },
    { timeout: patienceMs },
  );
  if (!recorded.ok) {
    if (recorded.kind === 'unauthorised') return 'locked';
    if (isUnreachable(recorded) && (await saveUnrecorded(press, file))) return 'savedLater';
    logFailure('The download was not recorded.', recorded);
    return noDocument.includes(recorded.httpStatus) ? 'gone' : 'notRecorded';
  }
  return null;
}

/** Waits for the file, or for the rest of it, and saves it; not before some time has passed. */
export async function goOn(file: ReadyFile, delayMs = 0): Promise<DownloadEnd> {
  const [found] = await Promise.allSettled([documentFile(file.path), pause(delayMs)]);
  if (found.status === 'fulfilled') {
    saveFile(found.value, file);
    return 'saved';
  }
  logFailure('The file did not arrive.', found.reason);
  if (found.reason instanceof FileRefused) {
    return found.reason.httpStatus === 401 ? 'locked' : 'notSaved';
  }
  return useArrival.getState().state === 'stays' ? 'cut' : 'notSaved';
}

/**
 * Saves what the device has already, and leaves the record where the next network finds it. Without
 * a place for the record nothing is saved: a download must be on record.
 */
async function saveUnrecorded(press: PendingRecord, file: ReadyFile): Promise<boolean> {
  const held = heldDocument(file.path);
  if (held === undefined) return false;
  try {
    const found = await held;
    if (found === 'elsewhere') return false;
    await queueRecord(press);
    saveFile(found, file);
    await wakeWhenOnline();
    return true;
  } catch (failure) {
    logFailure('The download could not wait.', failure);
    return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
