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
