import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkOpenOrders } from '../../../src/usecases/checks/check-open-orders.ts';
import { workOnCheckRun } from '../../../src/usecases/checks/check-run.ts';
import { fillClocks } from '../../../src/usecases/orders/fill-clocks.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';

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
  const filed = await app.newOrder({ ...old, process_status: 'AwaitingGovt' });
  const approved = await app.newOrder({ ...old, process_status: 'AwaitingGovt' });
  await addDocument(app, approved);
  expect(await fillClocks(app.services)).toBe(5);
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
  expect((await app.order(filed)).file_by_at).toBe('2026-11-23T16:00:00.000Z');
  expect((await app.order(approved)).file_by_at).toBeNull();
});

describe('a check of all open orders', () => {
  /** As the hours of before left it. */
  const before = {
    doa: '2026-11-24',
    place_of_arrival: 'Bali',
    file_by_at: '2026-11-23T10:00:00Z',
  };
  const fileBy = { hoursBeforeLanding: 12, hoursBeforeDay: 3 };
  const fileByOf = async (orderId: string) => (await app.order(orderId)).file_by_at;

  test('makes clocks by the hours of today where it is told them, and again changes none', async () => {
    const waits = await app.newOrder(before);
    const filed = await app.newOrder({ ...before, process_status: 'AwaitingGovt' });
    const approved = await app.newOrder({ ...before, file_by_at: null });
    await addDocument(app, approved);
    const again = await app.newOrder(before);
    await addDocument(app, again);
    const late = await app.newOrder({ ...before, doa: null });
    await checkOpenOrders(app.db);
    expect(await fileByOf(waits)).toBe('2026-11-23T10:00:00.000Z');
    // And two of the test above.
    expect(await checkOpenOrders(app.db, { fileBy })).toMatchObject({ clocks: 7 });
    expect(await checkOpenOrders(app.db, { fileBy })).toMatchObject({ clocks: 0 });
    const byToday = '2026-11-23T13:00:00.000Z';
    expect(await app.order(waits)).toMatchObject({
      file_by_at: byToday,
      opens_at: '2026-11-20T16:00:00.000Z',
      arrival_zone: 'WITA',
      version: 1,
    });
    expect(await fileByOf(filed)).toBe(byToday);
    expect(await fileByOf(approved)).toBeNull();
    // Its arrival was corrected behind its document: it is to be filed again.
    expect(await fileByOf(again)).toBe(byToday);
    expect(await fileByOf(late)).toBeNull();
  });

  test('that staff start goes by those of the server', async () => {
    const waits = await app.newOrder(before);
    await app.call('checkOpenOrders', {}, await app.signIn('Manager'));
    await workOnCheckRun(app.services);
    expect(await fileByOf(waits)).toBe('2026-11-23T16:00:00.000Z');
  });
});
