import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { letServerStart } from '../../../src/commands/let-server-start.ts';
import { leftOf, untilNext } from '../../../src/commands/wal-turns.ts';

const warned = vi.fn();
process.on('warning', warned);
afterEach(() => {
  process.off('warning', warned);
});

test('the wait for the next backup is one, also where it is longer than a timer may be', async () => {
  const stop = new AbortController();
  const waiting = untilNext(leftOf(30 * 24 * 60 * 60 * 1000), null, stop.signal);
  await sleep(50);
  stop.abort();
  await waiting;
  await sleep(1);
  expect(warned).not.toHaveBeenCalled();
});

test('a clock that is put back keeps no job waiting, and one that is put forward ends the wait', async () => {
  const { signal } = new AbortController();
  const real = Date.now;
  const year = 365 * 24 * 60 * 60 * 1000;
  try {
    const short = leftOf(300);
    const long = leftOf(60_000);
    Date.now = () => real() - year;
    const begun = performance.now();
    await untilNext(short, null, signal);
    expect(performance.now() - begun).toBeLessThan(10_000);
    const patience = 200;
    const dataDir = '/nowhere/at/all';
    const job = letServerStart({ databaseUrl: undefined, dataDir }, signal, patience);
    Date.now = () => real() - 2 * year;
    await job;
    Date.now = () => real() + year;
    await untilNext(long, null, signal);
    expect(performance.now() - begun).toBeLessThan(20_000);
  } finally {
    Date.now = real;
  }
});
