import { downloadPassportDocPdf } from '@pabean/api-client/contract';
import { downloadDelayMs } from '@pabean/domain';
import { api } from '../../shared/api.ts';
import { logFailure } from '../../shared/log.ts';
import { documentFile } from './document-file.ts';
import type { TravellerOrder } from './order-store.ts';
import { saveFile } from './save-file.ts';

/** The approved document, when all of it is known. */
export interface ReadyFile {
  readonly file1: string;
  readonly path: string;
  readonly saveAs: string;
  readonly isPdf: boolean;
}

export function readyFile({ file1, path, save_as, media_type }: TravellerOrder): ReadyFile | null {
  if (file1 === null || path === null) return null;
  return { file1, path, saveAs: save_as ?? file1, isPdf: media_type === 'application/pdf' };
}

/**
 * How a download ended:
 * - `saved`: recorded and on the device
 * - `notSaved`: recorded, but the file did not arrive
 * - `notRecorded`: the server did not answer with status 1; nothing was saved
 * - `locked`: the order's cookie is gone
 */
export type DownloadEnd = 'saved' | 'notSaved' | 'notRecorded' | 'locked';

/**
 * Records one download and saves the file about a second after the server has agreed (spec
 * sections 4 and 9). The file travels during that second, so that slow Wi-Fi costs no more.
 */
export async function download(order: TravellerOrder, file: ReadyFile): Promise<DownloadEnd> {
  const recorded = await api(downloadPassportDocPdf, {
    body: {
      orderId: order.order_id,
      customername: order.full_name,
      file1: file.file1,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
  if (!recorded.ok) {
    if (recorded.kind === 'unauthorised') return 'locked';
    logFailure('The download was not recorded.', recorded);
    return 'notRecorded';
  }
  const [found] = await Promise.allSettled([documentFile(file.path), pause(downloadDelayMs)]);
  if (found.status === 'rejected') {
    logFailure('The file did not arrive.', found.reason);
    return 'notSaved';
  }
  saveFile(found.value, file);
  return 'saved';
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
