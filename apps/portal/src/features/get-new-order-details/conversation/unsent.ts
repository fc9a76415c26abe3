import { hasDatabase } from '../../../shared/offline/database.ts';

/**
 * What a traveller typed and has not sent: on this device until the server has it, until the order is
 * removed from the device, or for 30 days. A storage of its own, so that it comes with the
 * conversation's script alone.
 */
const databaseName = 'pabean-unsent';
const storeName = 'unsent';
/** Nobody sends an older text any more; a passport's picture must not lie here for ever. */
const oldest = 30 * 24 * 60 * 60 * 1000;
/** Whether this visit has dropped what is too old. */
let isSwept = false;

/** Orders with a form on this page, and those of them that were removed from the device since. */
const formOrders = new Set<string>();
const removedOrders = new Set<string>();

/** One text with its file, as it lies on the device. */
export interface Unsent {
  readonly text: string;
  /** Bytes, not a Blob: Safari loses Blobs of a private window. */
  readonly file: {
    readonly bytes: ArrayBuffer;
    readonly name: string;
    readonly type: string;
  } | null;
  /** Of this send: a repeat with it is the same message. */
  readonly key: string;
  /** The person sent it, and nobody has said yet that it arrived: it goes by itself. */
  readonly waits: boolean;
  /** The question that it answers; the release before wrote none. */
  readonly asked?: string;
}

/** The same in the storage; the release before wrote no date. */
type Stored = Unsent & { readonly keptAt?: number };

/** An answer that was not sent. */
export interface UnsentAnswer {
  readonly questionId: number;
  readonly unsent: Stored;
}

/** A message that was sent without a network, at a place of its own. */
export interface WaitingMessage {
  /** What its place is called. */
  readonly about: string;
  readonly unsent: Stored;
}

const answerTo = 'question ';
const waiting = 'waiting ';

/** What a half-written answer is about. */
export const aboutQuestion = (questionId: number): string => answerTo + questionId;

/** Where something of an order is kept. */
export const placeOf = (orderId: string, about: string) => `${orderId} ${about}`;

/** What is kept about something of an order, whose form opens; undefined for nothing. */
export async function readUnsent(orderId: string, about: string): Promise<Unsent | undefined> {
  formOrders.add(orderId);
  removedOrders.delete(orderId);
  return (await lookAtUnsent(orderId, about)) ?? undefined;
}

/** The same for a form that is open: null for nothing, undefined where the storage does not answer. */
export async function lookAtUnsent(
  orderId: string,
  about: string,
): Promise<Unsent | null | undefined> {
  const place = placeOf(orderId, about);
  const found = await inUnsent<Unsent[]>('readonly', (store) => store.getAll(place));
  return found && (found[0] ?? null);
}

/**
 * Keeps it; null forgets it. What fails after its order was removed does not come back.
 * @param sentKey of what was sent: what another tab has typed since is left as it is
 * @returns whether the device has just that
 */
export async function keepUnsent(
  orderId: string,
  about: string,
  unsent: Unsent | null,
  sentKey?: string,
): Promise<boolean> {
  if (unsent !== null && removedOrders.has(orderId)) return false;
  const place = placeOf(orderId, about);
  // What was kept before is as old as it was: messages that wait keep their order.
  const stored = unsent && ({ keptAt: Date.now(), ...unsent } satisfies Stored);
  let isOther = false;
  const isStored = await inUnsent('readwrite', (store) => {
    const before: IDBRequest<Stored | undefined> = store.get(place);
    before.onsuccess = () => {
      isOther = sentKey !== undefined && (before.result?.key ?? sentKey) !== sentKey;
      if (isOther) return;
      if (stored === null) store.delete(place);
      else store.put(stored, place);
    };
    // Something that is found in any case, once all of it is stored.
    return store.count();
  });
  return isStored !== undefined && !isOther;
}

/** What is kept of an order's answers, by the ids of their questions; oldest question first. */
export async function unsentAnswers(orderId: string): Promise<UnsentAnswer[]> {
  const found = await keptUnder(orderId, answerTo);
  return found
    .map(({ about, unsent }) => ({ questionId: Number(about.slice(answerTo.length)), unsent }))
    .sort((a, b) => a.questionId - b.questionId);
}

/** The messages of an order that wait, in the order in which they were sent. */
export async function waitingMessages(orderId: string): Promise<WaitingMessage[]> {
  const found = await keptUnder(orderId, waiting);
  return found.sort((a, b) => (a.unsent.keptAt ?? 0) - (b.unsent.keptAt ?? 0));
}

/**
 * Gives what was sent a place of its own, where it waits beside what is typed next.
 * @param key of what was sent
 * @returns false where something else stands in its place, or the device does not do it
 */
export async function letWait(orderId: string, about: string, key: string): Promise<boolean> {
  const place = placeOf(orderId, about);
  let isMoved = false;
  const isDone = await inUnsent('readwrite', (store) => {
    const before: IDBRequest<Stored | undefined> = store.get(place);
    before.onsuccess = () => {
      if (before.result?.key !== key) return;
      isMoved = true;
      // Named by the key: two tabs that let the same message wait are one.
      store.put(before.result, placeOf(orderId, waiting + key));
      store.delete(place);
    };
    return store.count();
  });
  return isDone !== undefined && isMoved;
}

/** What is kept of an order about things that begin so. */
async function keptUnder(orderId: string, prefix: string): Promise<WaitingMessage[]> {
  const start = placeOf(orderId, prefix);
  const range = () => IDBKeyRange.bound(start, `${start}\uffff`);
  const places = (await inUnsent('readonly', (store) => store.getAllKeys(range()))) ?? [];
  const found = await Promise.all(
    places.map(async (place) => {
      const unsent = await inUnsent<Stored>('readonly', (store) => store.get(place));
      return unsent && { about: String(place).slice(placeOf(orderId, '').length), unsent };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** The orders for which something waits here that the server does not have. */
export async function unsentOrders(): Promise<string[]> {
  const places = (await inUnsent('readonly', (store) => store.getAllKeys())) ?? [];
  const orderIds = places.map((place) => String(place).split(' ')[0] ?? '');
  return [...new Set(orderIds)].sort();
}

/**
 * Nothing of this order stays here, or nothing at all.
 * @returns false where the storage of this device does not delete it
 */
export async function forgetUnsent(orderId?: string): Promise<boolean> {
  for (const id of formOrders) if (orderId === undefined || id === orderId) removedOrders.add(id);
  if (!hasDatabase()) return true;
  const left = await inUnsent('readwrite', (store) => {
    const places = orderId === undefined ? undefined : placesOf(orderId);
    if (places) store.delete(places);
    else store.clear();
    return store.count(places);
  });
  return left === 0;
}

const placesOf = (orderId: string) => IDBKeyRange.bound(`${orderId} `, `${orderId} \uffff`);

async function inUnsent<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  // A browser that refuses its storage keeps nothing; the form works all the same.
  if (!hasDatabase()) return undefined;
  try {
    const database = await openDatabase();
    try {
      if (!isSwept) sweep(database);
      isSwept = true;
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(storeName, mode);
        const request = run(transaction.objectStore(storeName));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Drops what is too old. Whatever is asked for next waits for it: its transaction came first. */
function sweep(database: IDBDatabase): void {
  const now = Date.now();
  const walk = database.transaction(storeName, 'readwrite').objectStore(storeName).openCursor();
  walk.onsuccess = () => {
    const cursor = walk.result;
    if (cursor === null) return;
    const { keptAt, ...unsent }: Stored = cursor.value;
    if (keptAt === undefined) cursor.update({ ...unsent, keptAt: now } satisfies Stored);
    else if (now - keptAt >= oldest) cursor.delete();
    cursor.continue();
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
