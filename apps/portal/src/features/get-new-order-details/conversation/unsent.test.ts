import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

const dayMs = 24 * 60 * 60 * 1000;
const hello = { text: 'Hello', file: null, key: '1', waits: false };

/** The storage as a page sees it that is opened so many days from now. */
async function openedAfter(days: number) {
  vi.setSystemTime(start + days * dayMs);
  vi.resetModules();
  return import('./unsent.ts');
}
const start = Date.parse('2026-11-20T10:00:00Z');

beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  const { forgetUnsent } = await openedAfter(0);
  await forgetUnsent();
});

test('what was typed stays for 30 days, and then goes with the next visit', async () => {
  const today = await openedAfter(0);
  await today.keepUnsent('104777', 'message', hello);
  const later = await openedAfter(29);
  expect(await later.readUnsent('104777', 'message')).toMatchObject(hello);
  await later.keepUnsent('104778', 'message', hello);
  const tooLate = await openedAfter(31);
  expect(await tooLate.readUnsent('104777', 'message')).toBeUndefined();
  expect(await tooLate.unsentOrders()).toEqual(['104778']);
});

test('a browser that blocks its storage keeps nothing, and says so', async () => {
  const blocked = vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { keepUnsent, readUnsent, unsentOrders, forgetUnsent } = await openedAfter(0);
  expect(await keepUnsent('104777', 'message', hello)).toBe(false);
  expect(await readUnsent('104777', 'message')).toBeUndefined();
  expect(await unsentOrders()).toEqual([]);
  expect(await forgetUnsent()).toBe(true);
  blocked.mockRestore();
});

test('what the release before kept without a date goes 30 days after it was first seen', async () => {
  const today = await openedAfter(0);
  await today.keepUnsent('104777', 'message', hello);
  await putUndated();
  await (await openedAfter(40)).unsentOrders();
  expect(await (await openedAfter(69)).unsentOrders()).toEqual(['104779']);
  expect(await (await openedAfter(71)).unsentOrders()).toEqual([]);
});

function putUndated(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pabean-unsent');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('unsent', 'readwrite');
      transaction.objectStore('unsent').put(hello, '104779 message');
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
