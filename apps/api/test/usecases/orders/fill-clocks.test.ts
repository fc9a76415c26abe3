import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillClocks } from '../../../src/usecases/orders/fill-clocks.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ jobs: false });
});
afterAll(() => app.stop());

test('gives orders of an older version their clock, once, and none to those that are done', async () => {
  const old = { clock_version: null, doa: '2026-11-24', place_of_arrival: 'Bali' };
  const open = await app.newOrder(old);
  const unknown = await app.newOrder({ ...old, place_of_arrival: 'banana' });
  const dayless = await app.newOrder({ ...old, doa: null });
  const settled = await app.newOrder({ ...old, process_status: 'Completed' });
  expect(await fillClocks(app.services)).toBe(3);
  expect(await fillClocks(app.services)).toBe(0);
  expect(await app.order(open)).toMatchObject({
    opens_at: '2026-11-20T16:00:00.000Z',
    file_by_at: '2026-11-23T16:00:00.000Z',
    arrival_zone: 'WITA',
    version: 1,
  });
  const nothing = { opens_at: null, file_by_at: null };
  expect(await app.order(unknown)).toMatchObject({ ...nothing, arrival_zone: null });
  expect(await app.order(dayless)).toMatchObject({ ...nothing, arrival_zone: 'WITA' });
  expect(await app.order(settled)).toMatchObject({ clock_version: null });
});
