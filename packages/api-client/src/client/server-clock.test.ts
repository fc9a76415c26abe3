import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverNow, withServerClock } from './server-clock.ts';

const device = new Date('2026-11-21T09:00:00Z');
const later = (ms: number) => new Date(device.getTime() + ms);
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: device });
});
afterEach(() => vi.useRealTimers());

/** An answer of a server by whose clock it is so much later, after so long on the way. */
async function answer(aheadMs: number | null, tookMs = 0) {
  const headers = aheadMs === null ? {} : { Date: later(aheadMs).toUTCString() };
  await withServerClock(async () => {
    vi.setSystemTime(later(tookMs));
    return new Response('', { headers });
  })('/api/x');
  vi.setSystemTime(device);
}

it.each([-24, -7, 7, 24])('goes by the server where it is %i hours apart', async (hours) => {
  await answer(hours * hour);
  expect(serverNow()).toEqual(later(hours * hour));
  vi.setSystemTime(later(60_000));
  expect(serverNow()).toEqual(later(hours * hour + 60_000));
});

it('goes by the device where the two agree, or nothing was said', async () => {
  await answer(7 * hour);
  await answer(null);
  expect(serverNow()).toEqual(later(7 * hour));
  await answer(40_000);
  expect(serverNow()).toEqual(device);
});

it('heeds no answer that came late, as over a sleep of the device', async () => {
  await answer(0);
  await answer(-7 * hour, 8 * hour);
  expect(serverNow()).toEqual(device);
});
