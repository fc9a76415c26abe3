import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../../src/core/env.ts';
import { fillClocks } from '../../../src/usecases/orders/fill-clocks.ts';
import { sentOrder } from '../../intake/orders.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { FILE_BY_HOURS_BEFORE_DAY: '6' } });
});
afterAll(() => app.stop());

const clockOf = async (orderId: string) => {
  const { opens_at, file_by_at } = await app.order(orderId);
  return { opens_at, file_by_at };
};
/** Six hours before midnight in Bali. */
const sixBefore = { opens_at: '2026-12-16T16:00:00.000Z', file_by_at: '2026-12-19T10:00:00.000Z' };

test('an order is to be filed as many hours before its day as is configured', async () => {
  const headers = { 'X-Intake-Key': app.intakeKey };
  const body = sentOrder({ order_id: 'FILE-000001', paid: true, doa: '2026-12-20' });
  expect(await app.call('intakeOrders', { body }, { headers })).toMatchObject({ http: 200 });
  expect(await clockOf('FILE-000001')).toEqual(sixBefore);
});

test('also once its arrival was corrected, by staff or by the traveller', async () => {
  const team = await app.signIn('Team');
  const { version } = await app.order('FILE-000001');
  const body = { orderId: 'FILE-000001', version, changes: { doa: '2026-12-21' } };
  expect(await app.call('updateOrder', { body }, team)).toMatchObject({ http: 200 });
  expect(await clockOf('FILE-000001')).toMatchObject({ file_by_at: '2026-12-20T10:00:00.000Z' });
  const own = { ...body, version: version + 1, changes: { doa: '2026-12-20' } };
  const as = { cookie: app.cookieOf('FILE-000001') };
  expect(await app.call('correctOrder', { body: own }, as)).toMatchObject({ http: 200 });
  expect(await clockOf('FILE-000001')).toEqual(sixBefore);
});

test('and where an older version took the order in', async () => {
  const orderId = await app.newOrder({
    clock_version: null,
    doa: '2026-12-20',
    place_of_arrival: 'Bali',
  });
  await fillClocks(app.services);
  expect(await clockOf(orderId)).toEqual(sixBefore);
});

test.each([
  ['before "file by"', 60, true],
  ['after it', -60, false],
  ['without a clock', null, null],
])('a document is approved %s, and again later: said once', async (_, seconds, expected) => {
  const team = await app.signIn('Team');
  const file_by_at = seconds === null ? null : new Date(Date.now() + seconds * 1000).toISOString();
  const orderId = await app.newOrder({ process_status: 'Awaiting', file_by_at });
  const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' };
  for (let time = 0; time < 2; time++) {
    const answer = await app.call('uploadVisaDocument', { body, file: fileOf(samples.pdf) }, team);
    expect(answer.http).toBe(200);
    expect(await app.order(orderId)).toMatchObject({ filed_in_time: expected, file_by_at: null });
  }
});

test('the usual hours are 12 before an hour of landing and none before a day', () => {
  expect(readEnv({}).fileBy).toEqual({ hoursBeforeLanding: 12, hoursBeforeDay: 0 });
});

test.each([
  ['FILE_BY_HOURS_BEFORE_LANDING', '241'],
  ['FILE_BY_HOURS_BEFORE_DAY', '-1'],
  ['FILE_BY_HOURS_BEFORE_DAY', 'six'],
])('%s=%s is refused at the start, by name', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name} must be`);
});
