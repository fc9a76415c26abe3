import { type Scheme, schemes } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkOpenOrders } from '../../../src/usecases/checks/check-open-orders.ts';
import { type TestApp, testApp } from '../../support/app.ts';

const now = new Date('2026-11-23T10:00:00Z');
const [ecd, allIndonesia] = schemes;
if (ecd === undefined || allIndonesia === undefined) throw new Error('no schemes');

/** Version 2 counts from December on: flights are no longer looked at, unknown places are errors. */
const second: Scheme = {
  ...allIndonesia,
  version: 2,
  validFrom: '2026-12-01',
  rules: allIndonesia.rules
    .filter(({ id }) => id !== 'flight.shape')
    .map((rule) =>
      rule.id === 'place.unknown' ? { ...rule, version: 2, severity: 'error' } : rule,
    ),
};
const versions = [ecd, { ...allIndonesia, validTo: '2026-11-30' }, second];

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const order = (order_id: string, more: object) =>
  app.newOrder({
    order_id,
    process_status: 'New',
    processing_mode: 'Standard',
    created_at: '2026-11-20T08:00:00Z',
    family_members_travelling: 0,
    place_of_arrival: 'DPS',
    passport_number: `P${order_id.replace(/\D/g, '')}0000`,
    ...more,
  });

const stored = async () =>
  app.db
    .selectFrom('orders')
    .select(['order_id', 'checked', 'error_count', 'warning_count'])
    .orderBy('order_id')
    .execute();

test('all open orders are checked, and a newer version rewrites nothing', async () => {
  await order('CHECK-01', { doa: '2026-11-28', flight_voyage: 'banana' });
  await order('CHECK-02', { doa: '2026-12-02', flight_voyage: 'banana' });
  await order('CHECK-03', { doa: '2026-12-02', place_of_arrival: 'Atlantis' });
  await order('CHECK-04', { doa: '2026-11-22', process_status: 'Completed' });
  const steps: number[][] = [];
  const first = await checkOpenOrders(app.db, {
    now,
    progress: (done, all) => steps.push([done, all]),
  });
  expect(steps).toEqual([[3, 3]]);
  expect(first).toEqual({
    orders: 3,
    clocks: 0,
    byOtherVersion: 0,
    rules: [
      { rule: 'flight.shape', severity: 'note', marks: 2, added: 0, removed: 0 },
      { rule: 'place.unknown', severity: 'warning', marks: 1, added: 0, removed: 0 },
    ],
  });
  const before = await stored();
  expect(before.map(({ checked, warning_count }) => [checked?.version, warning_count])).toEqual([
    [1, null],
    [1, null],
    [1, 1],
    [undefined, null],
  ]);

  expect(await checkOpenOrders(app.db, { now, schemes: versions })).toEqual({
    orders: 3,
    clocks: 0,
    byOtherVersion: 2,
    rules: [
      { rule: 'flight.shape', severity: 'note', marks: 2, added: 0, removed: 1 },
      { rule: 'place.unknown', severity: 'warning', marks: 1, added: 0, removed: 1 },
      { rule: 'place.unknown', severity: 'error', marks: 0, added: 1, removed: 0 },
    ],
  });
  expect(await stored()).toEqual(before);
});

test('time alone changes what is found: an arrival that is over', async () => {
  await checkOpenOrders(app.db, { now: new Date('2026-11-30T10:00:00Z') });
  const [first] = await stored();
  expect(first?.checked?.marks.map(({ rule }) => rule)).toEqual(['arrival.past', 'flight.shape']);
  expect(first?.error_count).toBe(1);
});
