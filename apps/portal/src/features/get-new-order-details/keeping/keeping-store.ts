import { create } from 'zustand';
import { logFailure } from '../../../shared/log.ts';
import { hasDatabase } from '../../../shared/offline/database.ts';
import { chooseToKeep, mayKeep } from '../../../shared/offline/keep-choice.ts';
import {
  type KeptOrder,
  keepOrder,
  keptCopyOf,
  keptFile,
  removeKeptOrder,
} from '../../../shared/offline/kept-order.ts';
import { keepPage, registerWorker } from '../../../shared/offline/worker-client.ts';
import type { FetchedFile } from '../arriving-file.ts';
import { documentFile } from '../document-file.ts';
import type { Download, TravellerOrder } from '../shown-order.ts';

/**
 * What the page says about its copy:
 * - `none`: nothing to say, there is no document yet
 * - `keeping`: on its way
 * - `kept`: page and document open without internet, until then
 * - `removed`: somebody wants no copies on this device
 * - `impossible`: this browser cannot keep one, or has no room
 */
export type Keeping =
  | { readonly state: 'none' | 'keeping' | 'removed' | 'impossible' }
  | { readonly state: 'kept'; readonly until: Date };

const none: Keeping = { state: 'none' };

/** What is said, and of which order: none but the open one. */
export const useKeeping = create<{
  readonly orderId: string | undefined;
  readonly keeping: Keeping;
}>(() => ({ orderId: undefined, keeping: none }));

/** What the page of this order says; nothing until it is known. */
export const useKeepingOf = (orderId: string): Keeping =>
  useKeeping((store) => (store.orderId === orderId ? store.keeping : none));

/** Orders that were removed from this device since their page was opened. */
const leftOrders = new Set<string>();

/** The order is being removed: no copy of it that is on its way may stay. */
export const stopKeeping = (orderId: string) => void leftOrders.add(orderId);

/** Which document each order had when the server showed it last; null for none. */
const latestPaths = new Map<string, string | null>();

/** Whether the server has shown no other document of the order since. */
const isLatest = ({ order_id: orderId, path }: TravellerOrder) => latestPaths.get(orderId) === path;

/** The order's page was opened, perhaps anew: it may be kept. */
export const startKeeping = (orderId: string) => void leftOrders.delete(orderId);

/** The order's page is open: what is said from now on is of this order. */
const speakOf = (orderId: string) =>
  useKeeping.setState((now) => (now.orderId === orderId ? now : { orderId, keeping: none }));

/** The order's page was left. */
export const speakOfNone = () => useKeeping.setState(useKeeping.getInitialState(), true);

/** What becomes late of an order that was left is said of no other. */
const tell = ({ order_id: orderId }: TravellerOrder, keeping: Keeping) =>
  useKeeping.setState((now) => (now.orderId === orderId ? { orderId, keeping } : now));

/**
 * The server has just shown this order to this device: it is kept beside others, if it has a document
 * and the traveller did not refuse.
 */
export async function followOrder(
  order: TravellerOrder,
  downloads: readonly Download[],
): Promise<void> {
  speakOf(order.order_id);
  latestPaths.set(order.order_id, order.path);
  if (order.path === null) {
    // What the server took back, refunded or deleted, must not be shown at a counter.
    await removeKeptOrder(order.order_id).catch(forgotten);
    await registerWorker().catch(forgotten);
    return tell(order, { state: 'none' });
  }
  if (!mayKeep()) return tell(order, { state: 'removed' });
  await keep(order, order.path, downloads);
}

async function keep(order: TravellerOrder, path: string, downloads: readonly Download[]) {
  if (useKeeping.getState().keeping.state !== 'kept') tell(order, { state: 'keeping' });
  const before = await keptCopyOf(order.order_id);
  try {
    const until = await keepAll(order, path, downloads, copyOfDocument(before, path));
    if (until) return tell(order, { state: 'kept', until });
  } catch (failure) {
    logFailure('The copy was not kept.', failure);
  }
  // A replaced document may arrive, or fail, after the newer one was kept.
  if (!isLatest(order)) return;
  // A whole copy stays: the one of before, or one that another page kept meanwhile.
  const after = await keptCopyOf(order.order_id);
  const whole = copyOfDocument(after, path);
  if (whole && mayStay(order)) return tell(order, { state: 'kept', until: whole.until });
  // A copy without its document is of no use: remove both.
  if (after) await removeKeptOrder(order.order_id).catch(forgotten);
  tell(order, { state: 'impossible' });
}

/** An address names its content: a copy of another document is none of this one. */
const copyOfDocument = (copy: KeptOrder | undefined, path: string) =>
  copy?.order.path === path ? copy : undefined;

/** Keeps what opens the copy, and then the copy: what is stored can be opened. */
async function keepAll(
  order: TravellerOrder,
  path: string,
  downloads: readonly Download[],
  earlier: KeptOrder | undefined,
) {
  if (!hasDatabase() || !('serviceWorker' in navigator)) return undefined;
  const file = await fetchedOrKept(path, earlier);
  if (file === 'elsewhere' || !(await keepPage())) return undefined;
  const isWanted = () => mayStay(order) && isLatest(order);
  const until = await keepOrder(order, [...downloads], file, new Date(), isWanted);
  return mayStay(order) ? until : undefined;
}

/** Whether nobody has removed the order while its copy was on its way. */
export function mayStay(order: TravellerOrder): boolean {
  return mayKeep() && !leftOrders.has(order.order_id);
}

/**
 * The document, or the one of the earlier copy where it cannot be fetched: a lost connection at the
 * airport must not take a whole copy away.
 */
async function fetchedOrKept(path: string, earlier: KeptOrder | undefined): Promise<FetchedFile> {
  const fetched = await documentFile(path).catch((failure: Error) => failure);
  if (fetched instanceof Blob) return fetched;
  if (earlier) return keptFile(earlier);
  if (fetched === 'elsewhere') return fetched;
  throw fetched;
}

/** A page that came from the copy says so until the server answers. */
export function tellKept(order: TravellerOrder, until: Date): void {
  speakOf(order.order_id);
  tell(order, { state: 'kept', until });
}

/** "Keep on this device", after all were removed. */
export async function keepAgain(
  order: TravellerOrder,
  downloads: readonly Download[],
): Promise<void> {
  chooseToKeep(true);
  await followOrder(order, downloads);
}

function forgotten(failure: unknown): void {
  logFailure('The storage of this device does not answer.', failure);
}
