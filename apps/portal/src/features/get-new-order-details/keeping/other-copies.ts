import { getDownloadHistory, getOpenedOrders } from '@pabean/api-client/contract';
import { api } from '../../../shared/api.ts';
import { logFailure } from '../../../shared/log.ts';
import {
  type KeptOrder,
  keepOrder,
  keptCopyOf,
  keptFile,
  keptOrders,
  removeKeptOrder,
} from '../../../shared/offline/kept-order.ts';
import { createDocumentFile } from '../document-file.ts';
import { mayStay } from './keeping-store.ts';

/** Nobody reads the document now: the server notes that the device fetched it ahead. */
const { documentFile, forgetDocument } = createDocumentFile({ Purpose: 'prefetch' });

let running: Promise<void> = Promise.resolve();

/**
 * Brings the copies of a family's other orders up to date, as far as this device's cookies open them: a
 * document that was replaced or taken back must not be shown at a counter. Whatever fails leaves the
 * copy as it is, with its date, to be tried again.
 * @param openId the order whose page is open, which keeps its own
 */
export function refreshOtherCopies(openId?: string): Promise<void> {
  running = running.then(() => refreshAll(openId)).catch(failed);
  return running;
}

async function refreshAll(openId: string | undefined): Promise<void> {
  const copies = (await keptOrders()).filter(({ order }) => order.order_id !== openId);
  if (copies.length === 0) return;
  const opened = await api(getOpenedOrders, { body: {} });
  if (!opened.ok) return;
  const isOpen = ({ order }: KeptOrder) =>
    opened.data.some(({ orderId }) => orderId === order.order_id);
  for (const copy of copies.filter(isOpen)) {
    await refresh(copy).catch(failed);
    forgetDocument();
  }
}

async function refresh(copy: KeptOrder): Promise<void> {
  const orderId = copy.order.order_id;
  const result = await api(getDownloadHistory, { body: { orderId, look: true } });
  if (!result.ok) return;
  const { mainResult: order, data: downloads } = result;
  if (order.path === null) return removeKeptOrder(orderId);
  const isSame = order.path === copy.order.path;
  const file = isSame ? keptFile(copy) : await documentFile(order.path);
  // Somebody may have removed it meanwhile, here or in another tab.
  if (file === 'elsewhere' || !(await keptCopyOf(orderId))) return;
  await keepOrder(order, downloads, file, new Date(), () => mayStay(order));
}

function failed(failure: unknown): void {
  logFailure('A copy was not brought up to date.', failure);
}
