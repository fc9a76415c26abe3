import { expect, test } from 'vitest';
import { passwordTurns } from '../../../src/adapters/passwords/password-turns.ts';
import { Refusal } from '../../../src/core/refusal.ts';

/** Checks that end when the test says so. */
function checks(atOnce: number, mostWaiting: number) {
  const turns = passwordTurns(atOnce, mostWaiting);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const take = (name: string, rank: number) =>
    turns.take(rank, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endOne = async () => {
    ends.shift()?.();
    // The turn passes on over some steps of promises.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { take, begun, endOne };
}

test('only so many run at once; who has guessed least is next, then who came first', async () => {
  const { take, begun, endOne } = checks(2, 10);
  const all = [
    take('a', 40),
    take('b', 40),
    take('guesser', 41),
    take('guesser again', 42),
    take('first try', 1),
    take('second person', 1),
  ];
  expect(begun).toEqual(['a', 'b']);
  for (let i = 0; i < 6; i++) await endOne();
  expect(begun).toEqual(['a', 'b', 'first try', 'second person', 'guesser', 'guesser again']);
  await Promise.all(all);
});

test('above the most that wait, the one who guessed most is sent away', async () => {
  const { take, begun, endOne } = checks(1, 2);
  const running = take('running', 1);
  const guesser = take('guesser', 9);
  const refused = expect(guesser).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  const clean = [take('clean', 1), take('clean too', 1)];
  await refused;
  await expect(take('another guesser', 7)).rejects.toBeInstanceOf(Refusal);
  for (let i = 0; i < 3; i++) await endOne();
  expect(begun).toEqual(['running', 'clean', 'clean too']);
  await Promise.all([running, ...clean]);
});

test('a check that fails gives its turn on', async () => {
  const turns = passwordTurns(1, 1);
  await expect(turns.take(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take(1, async () => 'next')).toBe('next');
});
