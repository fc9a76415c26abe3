import { afterAll, beforeAll, expect, test } from 'vitest';
import { countToFile } from '../../../src/db/queries/arrival-clocks.ts';
import { type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ jobs: false });
});
afterAll(() => app.stop());

test('orders that are late and at risk are counted by their moment, paid and not filed', async () => {
  const now = new Date('2026-11-23T16:00:00Z');
  const tomorrow = new Date('2026-11-24T16:00:00Z');
  const add = (file_by_at: string | null, process_status = 'New') =>
    app.newOrder({ file_by_at, process_status: process_status as 'New' });
  await add('2026-11-23T16:00:00Z');
  await add('2026-11-20T16:00:00Z', 'Awaiting');
  await add('2026-11-23T16:00:00.001Z', 'Contact Customer');
  await add('2026-11-24T16:00:00Z', 'Customer Called');
  await add('2026-11-24T16:00:01Z');
  await add(null);
  for (const status of ['Pending', 'AwaitingGovt', 'Completed', 'Deleted']) {
    await add('2026-11-20T16:00:00Z', status);
  }
  expect(await countToFile(app.db, null, now)).toBe(2);
  expect(await countToFile(app.db, now, tomorrow)).toBe(2);
});
