import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNextRelease } from '../../../src/usecases/orders/next-release.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const now = new Date('2026-11-24T02:00:00Z');
const newFuture = (opens_at: string | null, more: object = {}) =>
  app.newOrder({ processing_mode: 'Future', opens_at, arrival_zone: 'WITA', ...more });
const find = (releaseAt: object | null = null) =>
  findNextRelease(
    { db: app.db, env: { ...app.services.env, releaseAt } as typeof app.services.env },
    now,
  );

test('there is none while no window is known to open', async () => {
  await newFuture(null);
  await newFuture('2026-11-24T16:00:00Z', { process_status: 'Pending' });
  await newFuture('2026-11-24T16:00:00Z', { processing_mode: 'Standard' });
  expect(await find()).toBeNull();
  const team = await app.signIn('Team');
  expect(await app.call('getFutureOrderCount', {}, team)).toMatchObject({ release: null });
});

test('it is the first window, with the orders of that moment and the clock of its place', async () => {
  await Promise.all(
    ['2026-11-24T16:00:00Z', '2026-11-24T16:00:00Z', '2026-11-24T17:00:00Z'].map((at) =>
      newFuture(at),
    ),
  );
  expect(await find()).toEqual({
    at: '2026-11-24T16:00:00.000Z',
    count: 2,
    more: false,
    zone: 'Asia/Makassar',
  });
});

test('with an hour of staff it is that hour, with all that opened until then', async () => {
  expect(await find({ hour: 8, minute: 0, zone: 'Asia/Jakarta' })).toEqual({
    at: '2026-11-25T01:00:00.000Z',
    count: 3,
    more: false,
    zone: 'Asia/Jakarta',
  });
});
