import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeDown, writeDownSoon } from '../../src/usecases/write-down.ts';

let waited = 0;
const wait = async (ms: number) => {
  waited += ms;
};
beforeEach(() => {
  waited = 0;
});

/** A database that fails so often. */
function failing(times: number, message: string) {
  let left = times;
  const execute = async (work: (trx: object) => Promise<unknown>) => {
    left -= 1;
    if (left >= 0) throw new Error(message);
    return work({});
  };
  return { transaction: () => ({ execute }) } as never;
}
const away = 'Connection terminated unexpectedly';
const isAgain = async (_: unknown, again: boolean) => again;

test('a database that is away for a minute is waited for', async () => {
  expect(await writeDown(failing(0, away), isAgain, wait)).toBe(false);
  expect(waited).toBe(0);
  expect(await writeDown(failing(7, away), isAgain, wait)).toBe(true);
  expect(waited).toBeGreaterThanOrEqual(60_000);
  await expect(writeDown(failing(8, away), isAgain, wait)).rejects.toThrow(away);
});

test.each(['Cannot use a pool after calling end on the pool', 'a rule was broken'])(
  'nothing is waited for after "%s"',
  async (message) => {
    await expect(writeDown(failing(1, message), isAgain, wait)).rejects.toThrow(message);
    expect(waited).toBe(0);
  },
);

test('a stop ends the wait at once, so that a database that is back by then gets what is written', async () => {
  const db = failing(4, away);
  const written = writeDown(db, isAgain);
  const begun = performance.now();
  setTimeout(() => writeDownSoon(db), 50);
  expect(await written).toBe(true);
  // Without it: half a second, one, two and four.
  expect(performance.now() - begun).toBeLessThan(4_000);
});

test('a database that stays away holds a stop for no more than ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = async (ms: number) => void vi.advanceTimersByTime(ms);
  const db = failing(Number.POSITIVE_INFINITY, away);
  writeDownSoon(db);
  // A mail that was on its way for long has its time all the same.
  vi.advanceTimersByTime(60_000);
  const begun = performance.now();
  await expect(writeDown(db, isAgain, clock)).rejects.toThrow(away);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(10_000);
  expect(performance.now() - begun).toBeLessThanOrEqual(11_000);
});
