import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json } from '../../testing/answers.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { inStore } from './database.ts';
import { pendingRecords, queueRecord, sendPending } from './pending-records.ts';

const call = '/api/front/download-passport-doc-pdf';
const record = {
  orderId: '104777',
  file1: 'a1b2.pdf',
  timezone: 'Asia/Jakarta',
  pressedAt: new Date(Date.now() - 60_000).toISOString(),
};

beforeEach(async () => {
  const request = async (_: string, work: () => Promise<boolean>) => work();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  await queueRecord(record);
});
afterEach(() => inStore('pending', 'readwrite', (store) => store.clear()));

const refusal = (http: number) => () =>
  json({ status: http === 401 ? 401 : 0, message: 'x' }, http);

test.each([
  ['our server broke (500)', refusal(500)],
  ['the store is away (503)', refusal(503)],
  ['too many tries (429)', refusal(429)],
  ['our patience ended (408)', refusal(408)],
  ['no cookie of the order (401)', refusal(401)],
  ['a gateway’s page (502)', () => new Response('<html>', { status: 502 })],
  ['the sign-in page of a Wi-Fi', () => new Response('<html>', { status: 403 })],
  ['no network', () => new TypeError('offline')],
])('a record survives %s, and arrives later', async (_, answer) => {
  fakeFetch({ [call]: answer });
  expect(await sendPending()).toBe(false);
  expect(await pendingRecords()).toEqual([record]);
  const sent = fakeFetch({ [call]: () => json({ status: 1, message: 'Recorded.' }) });
  expect(await sendPending()).toBe(true);
  expect(sent.map(({ body }) => body)).toEqual([{ ...record, held: true }]);
  expect(await pendingRecords()).toEqual([]);
});

test.each([400, 404, 409, 422])('a refusal (%i) ends the waiting', async (http) => {
  fakeFetch({ [call]: refusal(http) });
  expect(await sendPending()).toBe(false);
  expect(await pendingRecords()).toEqual([]);
});

test('nothing waits: the server is not asked', async () => {
  await inStore('pending', 'readwrite', (store) => store.clear());
  const sent = fakeFetch({});
  expect(await sendPending()).toBe(false);
  expect(sent).toEqual([]);
});

test('several wait: each goes by itself, oldest first, and what fails stays', async () => {
  const later = { ...record, orderId: '104778', pressedAt: new Date().toISOString() };
  await queueRecord(later);
  const sent = fakeFetch({
    [call]: ({ body }) =>
      (body as typeof record).orderId === record.orderId
        ? refusal(503)()
        : json({ status: 1, message: 'Recorded.' }),
  });
  expect(await sendPending()).toBe(true);
  expect(sent.map(({ body }) => (body as typeof record).orderId)).toEqual(['104777', '104778']);
  expect(await pendingRecords()).toEqual([record]);
});

test('two pages at once send a record once', async () => {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<boolean>) => {
    const mine = turn.then(work);
    turn = mine;
    return mine;
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  const sent = fakeFetch({ [call]: () => json({ status: 1, message: 'Recorded.' }) });
  const sentAny = await Promise.all([sendPending(), sendPending()]);
  // Which of the two comes first is the store's to say.
  expect(sentAny.filter(Boolean)).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('a record that is too old for the server is removed from the device', async () => {
  const old = { ...record, pressedAt: new Date(Date.now() - 31 * 86_400_000).toISOString() };
  await queueRecord(old);
  expect(await pendingRecords()).toEqual([record]);
  expect(await inStore('pending', 'readonly', (store) => store.getAll())).toEqual([record]);
});

test('a device without storage has nothing to send', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await pendingRecords()).toEqual([]);
  vi.unstubAllGlobals();
});
