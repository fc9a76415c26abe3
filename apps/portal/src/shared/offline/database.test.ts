import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasDatabase, inStore } from './database.ts';

const record = { pressedAt: '2026-11-20T10:00:00.000Z', orderId: '104777' };
const names = ['kept', 'pending'] as const;

/** What another release of the portal left on the device. */
function openedBy(version: number, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const request = indexedDB.open('pabean-portal', version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
  });
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

test('a first visit makes both stores; a record is found under the moment of its press', async () => {
  for (const name of names) {
    expect(await inStore(name, 'readonly', (store) => store.count())).toBe(0);
  }
  await inStore('pending', 'readwrite', (store) => store.put(record));
  expect(await inStore('pending', 'readonly', (store) => store.get(record.pressedAt))).toEqual(
    record,
  );
});

test('what one page stored another page reads, and the pages do not hold each other up', async () => {
  await inStore('kept', 'readwrite', (store) => store.put('a copy', '104777'));
  const other = await openedBy(1, () => {});
  const found = other.transaction('kept').objectStore('kept').get('104777');
  await vi.waitFor(() => expect(found.result).toBe('a copy'), 10_000);
  other.close();
  await inStore('kept', 'readwrite', (store) => store.delete('104777'));
  expect(await inStore('kept', 'readonly', (store) => store.getAllKeys())).toEqual([]);
});

test('a write that fails rejects and leaves what was there', async () => {
  await inStore('pending', 'readwrite', (store) => store.put(record));
  await expect(
    inStore('pending', 'readwrite', (store) => store.add({ ...record, orderId: '104778' })),
  ).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await inStore('pending', 'readonly', (store) => store.getAll())).toEqual([record]);
});

test('the storage of a later release is not read by this one', async () => {
  (await openedBy(2, (database) => database.createObjectStore('other'))).close();
  await expect(inStore('kept', 'readonly', (store) => store.count())).rejects.toMatchObject({
    name: 'VersionError',
  });
});

test('a browser without such storage says so', () => {
  expect(hasDatabase()).toBe(true);
  vi.stubGlobal('indexedDB', undefined);
  expect(hasDatabase()).toBe(false);
});
