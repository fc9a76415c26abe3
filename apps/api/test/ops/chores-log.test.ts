import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentMeters } from '../../src/core/metric-events.ts';
import { type Chores, makeChores } from '../../src/jobs/chores.ts';

let lines: { failures: number }[];
let chores: Chores;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
  chores = makeChores({ logger, meters: silentMeters });
});
afterEach(async () => {
  vi.useRealTimers();
  await chores.stop();
});

test('chores that fail each time are named once a minute, however often they are tried', async () => {
  for (const everyMs of [500, 1000]) {
    chores.repeat(() => Promise.reject(new Error('the database is away')), everyMs);
  }
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(lines.length).toBeLessThanOrEqual(2 * 3);
  expect(lines.map(({ failures }) => failures)).toEqual(expect.arrayContaining([1, 61, 121]));
});

test('one that failed again after it had worked is named at once', async () => {
  const outcomes = [false, false, true, false];
  chores.repeat(async () => {
    if (outcomes.shift() === false) throw new Error('no');
  }, 1000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(lines.map(({ failures }) => failures)).toEqual([1, 1]);
});
