import type { CallReply, getDownloadHistory } from '@pabean/api-client/contract';
import { hasDatabase, inStore } from './database.ts';
import { keepUntil } from './keep-until.ts';

type Reply = CallReply<typeof getDownloadHistory>;

/** What a device keeps of an approved order: the page's data and the document. */
export interface KeptOrder {
  readonly order: Reply['mainResult'];
  readonly downloads: Reply['data'];
  /** Bytes, not a Blob: Safari loses Blobs of a private window. */
  readonly file: { readonly bytes: ArrayBuffer; readonly type: string };
  readonly keptAt: Date;
  readonly until: Date;
}

/** The one place: keeping an order replaces whatever was kept before it. */
const place = 'order';

/** Keeps an order in place of any other. @returns until when */
export async function keepOrder(
  order: Reply['mainResult'],
  downloads: Reply['data'],
  file: Blob,
  now = new Date(),
): Promise<Date> {
  const until = keepUntil(order.doa, now);
  const bytes = await file.arrayBuffer();
  const kept = { order, downloads, file: { bytes, type: file.type }, keptAt: now, until };
  await inStore('kept', 'readwrite', (store) => store.put(kept satisfies KeptOrder, place));
  return until;
}

/** The order that this device keeps, whichever it is. One that is over its time is removed. */
export async function keptOrder(now = new Date()): Promise<KeptOrder | undefined> {
  if (!hasDatabase()) return undefined;
  const kept: KeptOrder | undefined = await inStore('kept', 'readonly', (store) =>
    store.get(place),
  );
  if (kept === undefined || kept.until > now) return kept;
  await removeKeptOrder();
  return undefined;
}

/** The copy of exactly this order: another person's is never an answer. */
export async function keptCopyOf(orderId: string): Promise<KeptOrder | undefined> {
  const kept = await keptOrder().catch(() => undefined);
  return kept?.order.order_id === orderId ? kept : undefined;
}

/** Nothing of an order stays on this device. */
export async function removeKeptOrder(): Promise<void> {
  if (hasDatabase()) await inStore('kept', 'readwrite', (store) => store.clear());
}

/** A device on which another order was opened has another user: the earlier copy goes. */
export async function removeOtherThan(orderId: string): Promise<void> {
  const kept = await keptOrder();
  if (kept && kept.order.order_id !== orderId) await removeKeptOrder();
}

/** Bytes of the kept document, as a file again. */
export function keptFile({ file }: KeptOrder): Blob {
  return new Blob([file.bytes], { type: file.type });
}
