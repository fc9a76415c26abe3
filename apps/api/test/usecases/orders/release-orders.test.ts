import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseOrders } from '../../../src/usecases/orders/release-orders.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { choreProcess } from '../../support/chores.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ jobs: false });
});
afterAll(() => app.stop());

const opensAt = '2026-11-21T16:00:00.000Z';
const newFuture = (opens_at: string | null = opensAt) =>
  app.newOrder({ processing_mode: 'Future', opens_at });
const modeOf = async (orderId: string) => (await app.order(orderId)).processing_mode;

const releasing = (now: string) => choreProcess(app, 'release', now);

test('is done at the minute the window opens, once, though two processes do it', async () => {
  const due = await Promise.all(Array.from({ length: 30 }, () => newFuture()));
  const later = await newFuture('2026-11-21T16:00:00.001Z');
  const unknown = await newFuture(null);

  const early = await Promise.all(
    ['2026-11-21T15:59:59.999Z', '2026-11-21T15:59:00Z'].map(releasing),
  );
  expect(await Promise.all(early.map((release) => release()))).toEqual([0, 0]);
  expect(await modeOf(due[0] ?? '')).toBe('Future');

  const both = await Promise.all([opensAt, opensAt].map(releasing));
  const counts = await Promise.all(both.map((release) => release()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(due.length);
  for (const orderId of due) {
    expect(await modeOf(orderId)).toBe('Standard');
    const released = (await app.history(orderId)).filter(({ action }) => action === 'released');
    expect(released).toMatchObject([{ actor_kind: 'system', actor_name: 'The system' }]);
  }
  expect([await modeOf(later), await modeOf(unknown)]).toEqual(['Future', 'Future']);
});

test('waits for the hour of staff where one is configured', async () => {
  const orderId = await newFuture('2026-11-24T16:00:00Z');
  const at = { hour: 8, minute: 0, zone: 'Asia/Jakarta' };
  const services = { ...app.services, env: { ...app.services.env, releaseAt: at } };
  expect(await releaseOrders(services, new Date('2026-11-25T00:59:59Z'))).toBe(1); // `later` of the test above
  expect(await modeOf(orderId)).toBe('Future');
  await releaseOrders(services, new Date('2026-11-25T01:00:00Z'));
  expect(await modeOf(orderId)).toBe('Standard');
});

test('leaves orders of other folders where they are', async () => {
  const orderId = await app.newOrder({
    processing_mode: 'Future',
    process_status: 'Awaiting',
    opens_at: opensAt,
  });
  expect(await releaseOrders(app.services, new Date('2027-01-01T00:00:00Z'))).toBe(0);
  expect(await modeOf(orderId)).toBe('Future');
});
