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

/** Where the release before kept its one order; the others stand under their ids. */
const earlierPlace = 'order';

/**
 * Keeps an order, beside others and in place of its own earlier copy.
 * @param isWanted asked once more when all is there to be stored
 * @returns until when; undefined where it is not wanted any more
 */
export async function keepOrder(
  order: Reply['mainResult'],
  downloads: Reply['data'],
  file: Blob,
  now = new Date(),
  isWanted = () => true,
): Promise<Date | undefined> {
  const until = keepUntil(order.doa, now);
  const bytes = await file.arrayBuffer();
  if (!isWanted()) return undefined;
  const copy = { order, downloads, file: { bytes, type: file.type }, keptAt: now, until };
  await inStore('kept', 'readwrite', (store) =>
    store.put(copy satisfies KeptOrder, order.order_id),
  );
  await removeEarlier(order.order_id);
  return until;
}

/** The orders that this device keeps, by arrival. Those that are over their time are removed. */
export async function keptOrders(now = new Date()): Promise<KeptOrder[]> {
  if (!hasDatabase()) return [];
  const all: KeptOrder[] = await inStore('kept', 'readonly', (store) => store.getAll());
  const [young, old] = [all.filter(({ until }) => until > now), all.filter(isOver(now))];
  // A full device may refuse even that, and its other copies still open.
  for (const { order } of old) await removeKeptOrder(order.order_id).catch(() => undefined);
  const arrival = ({ order }: KeptOrder) => `${order.doa ?? '9'} ${order.order_id}`;
  return young.sort((a, b) => arrival(a).localeCompare(arrival(b)));
}

const isOver =
  (now: Date) =>
  ({ until }: KeptOrder): boolean =>
    until <= now;

/** The copy of exactly this order: another person's is never an answer. */
export async function keptCopyOf(orderId: string): Promise<KeptOrder | undefined> {
  const copy = await keptOrders().catch(() => []);
  return copy.find(({ order }) => order.order_id === orderId);
}

/** Nothing of an order stays on this device. */
export async function removeKeptOrder(orderId: string): Promise<void> {
  if (!hasDatabase()) return;
  await inStore('kept', 'readwrite', (store) => store.delete(orderId));
  await removeEarlier(orderId);
}

/** Nothing of any order stays on this device. */
export async function removeKeptOrders(): Promise<void> {
  if (hasDatabase()) await inStore('kept', 'readwrite', (store) => store.clear());
}

async function removeEarlier(orderId: string): Promise<void> {
  const earlier: KeptOrder | undefined = await inStore('kept', 'readonly', (store) =>
    store.get(earlierPlace),
  );
  if (earlier?.order.order_id !== orderId) return;
  await inStore('kept', 'readwrite', (store) => store.delete(earlierPlace));
}

/** Bytes of the kept document, as a file again. */
export function keptFile({ file }: KeptOrder): Blob {
  return new Blob([file.bytes], { type: file.type });
}
