import { type KeptOrder, keptCopyOf, keptFile } from '../../shared/offline/kept-order.ts';
import { rememberDocument } from './document-file.ts';

/** What this device keeps of an order, for the page. */
export interface OrderCopy {
  readonly order: KeptOrder['order'];
  readonly downloads: KeptOrder['downloads'];
  /** No download is newer than the copy. */
  readonly fresh: ReadonlySet<number>;
  readonly copy: Pick<KeptOrder, 'keptAt' | 'until'>;
}

/** The copy of exactly this order, with its document at hand; undefined where there is none. */
export async function copyOf(orderId: string): Promise<OrderCopy | undefined> {
  const keptOrder = await keptCopyOf(orderId);
  if (keptOrder === undefined) return undefined;
  const { order, downloads, keptAt, until } = keptOrder;
  if (order.path !== null) rememberDocument(order.path, keptFile(keptOrder));
  return { order, downloads, fresh: new Set(), copy: { keptAt, until } };
}
