import { afterAll, beforeAll, expect, test } from 'vitest';
import { markPassedArrivals } from '../../../src/usecases/checks/mark-passed-arrivals.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { choreProcess } from '../../support/chores.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ jobs: false });
});
afterAll(() => app.stop());

const arriving = (arrival_zone: 'WIB' | 'WIT' | null, more: object = {}) =>
  app.newOrder({
    created_at: '2026-11-01T00:00:00Z',
    doa: '2026-11-21',
    place_of_arrival: arrival_zone === 'WIT' ? 'Jayapura (DJJ)' : 'Jakarta (CGK)',
    arrival_zone,
    ...more,
  });
const stateOf = async (orderId: string) => {
  const { checked, error_count, version } = await app.order(orderId);
  return { past: checked?.marks.some(({ rule }) => rule === 'arrival.past'), error_count, version };
};

test('marks an order when its day is over at its place, once, though two processes do it', async () => {
  const east = await Promise.all(Array.from({ length: 20 }, () => arriving('WIT')));
  const west = await arriving('WIB');
  const unknown = await arriving(null, { place_of_arrival: null });
  const closed = await arriving('WIT', { process_status: 'Completed' });

  // 23:59:59 in the east, then midnight there, and two hours later at Jakarta.
  expect(await markPassedArrivals(app.db, new Date('2026-11-21T14:59:59Z'))).toBe(0);
  const midnight = '2026-11-21T15:00:00Z';
  const both = await Promise.all([1, 2].map(() => choreProcess(app, 'pass', midnight)));
  const counts = await Promise.all(both.map((pass) => pass()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(east.length);
  for (const orderId of east) {
    expect(await stateOf(orderId)).toEqual({ past: true, error_count: 1, version: 1 });
  }
  expect(await stateOf(west)).toMatchObject({ error_count: null });

  expect(await markPassedArrivals(app.db, new Date('2026-11-21T17:00:00Z'))).toBe(2);
  expect([await stateOf(west), await stateOf(unknown)]).toMatchObject([
    { past: true },
    { past: true },
  ]);
  expect(await stateOf(closed)).toMatchObject({ error_count: null });
  expect(await markPassedArrivals(app.db, new Date('2027-01-01T00:00:00Z'))).toBe(0);
});

const found = { rule: 'flight.shape', version: 99, severity: 'warning', field: 'flight_voyage' };
const checkedBy = (scheme: string, version: number) =>
  arriving('WIB', {
    flight_voyage: 'banana',
    checked: JSON.stringify({ scheme, version, marks: [found] }),
  });
const over = new Date('2026-12-01T00:00:00Z');

test.each([
  ['e-cd', 99],
  ['e-cd', 1],
  ['all-indonesia', 99],
])('leaves what %s of version %i found, and is not asked again', async (scheme, version) => {
  const orderId = await checkedBy(scheme, version);
  expect(await markPassedArrivals(app.db, over)).toBe(1);
  const { checked, error_count, warning_count } = await app.order(orderId);
  expect(checked).toEqual({
    scheme,
    version,
    marks: [
      expect.objectContaining({ rule: 'arrival.past', severity: 'error', field: 'doa' }),
      found,
    ],
  });
  expect([error_count, warning_count]).toEqual([1, 1]);
  expect(await markPassedArrivals(app.db, over)).toBe(0);
});

test('an arrival before its order that another version passed over is not looked at for ever', async () => {
  const orderId = await arriving('WIB', {
    created_at: '2026-11-25T00:00:00Z',
    checked: JSON.stringify({ scheme: 'all-indonesia', version: 99, marks: [found] }),
  });
  expect(await markPassedArrivals(app.db, over)).toBe(1);
  const { checked } = await app.order(orderId);
  expect(checked?.marks.map(({ rule }) => rule)).toEqual(['arrival.before-order', found.rule]);
  expect(await markPassedArrivals(app.db, over)).toBe(0);
});

test('checks all of an order that this version checked before', async () => {
  const orderId = await checkedBy('all-indonesia', 1);
  expect(await markPassedArrivals(app.db, over)).toBe(1);
  const { checked, warning_count } = await app.order(orderId);
  expect(checked?.marks.map(({ rule, severity }) => [rule, severity])).toEqual([
    ['arrival.past', 'error'],
    ['flight.shape', 'note'],
  ]);
  expect(warning_count).toBeNull();
});

test('finds none among the usual orders of tests that have it work beside them', async () => {
  const beside = await testApp({ jobs: true });
  try {
    await beside.newOrder();
    expect(await markPassedArrivals(beside.db)).toBe(0);
  } finally {
    await beside.stop();
  }
});
