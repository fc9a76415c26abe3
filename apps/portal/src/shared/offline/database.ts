/**
 * The device's own storage, for the page and for the service worker: the kept orders, and the
 * downloads that the server has not heard of yet.
 */
const name = 'pabean-portal';
/**
 * A newer number starts empty: a copy that this code cannot read is worth nothing. Several orders
 * needed none, so that an open page of the release before goes on beside this one.
 */
const version = 1;
const stores = { kept: undefined, pending: 'pressedAt' } as const;

export type StoreName = keyof typeof stores;

/** Whether this browser has such storage at all; one that blocks it may not even let us ask. */
export function hasDatabase(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}

/** Runs one request in a transaction of its own. @returns what it found, once all of it is stored */
export async function inStore<T>(
  store: StoreName,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(store, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const request = run(transaction.objectStore(store));
    await done;
    return request.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const old of [...result.objectStoreNames]) result.deleteObjectStore(old);
      for (const [store, keyPath] of Object.entries(stores)) {
        result.createObjectStore(store, keyPath === undefined ? undefined : { keyPath });
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another page holds an older storage.'));
  });
}
