import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { untilNext } from '../../../src/commands/wal-turns.ts';

const warned = vi.fn();
process.on('warning', warned);
afterEach(() => {
  process.off('warning', warned);
});

test('the wait for the next backup is one, also where it is longer than a timer may be', async () => {
  const stop = new AbortController();
  const waiting = untilNext(Date.now() + 30 * 24 * 60 * 60 * 1000, null, stop.signal);
  await sleep(50);
  stop.abort();
  await waiting;
  await sleep(1);
  expect(warned).not.toHaveBeenCalled();
});
