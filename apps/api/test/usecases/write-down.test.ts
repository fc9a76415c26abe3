import { beforeEach, expect, test } from 'vitest';
import { writeDown } from '../../src/usecases/write-down.ts';

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
