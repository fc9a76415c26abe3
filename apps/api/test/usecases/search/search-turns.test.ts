import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeSearchTurns } from '../../../src/usecases/search/search-turns.ts';

const never = new AbortController().signal;
afterEach(() => {
  vi.restoreAllMocks();
});

test('a member runs two searches at a time, and other members are not held up', async () => {
  const turns = makeSearchTurns(3, 60_000);
  const endFirst = await turns.take(1, never);
  await turns.take(1, never);
  await turns.take(2, never);
  let hasTurn = false;
  const third = turns.take(1, never).then((end) => {
    hasTurn = true;
    return end;
  });
  await new Promise(setImmediate);
  expect(hasTurn).toBe(false);
  endFirst();
  (await third)();
  expect(hasTurn).toBe(true);
});

test('a turn that does not come in time is refused, and may be tried again', async () => {
  const turns = makeSearchTurns(3, 10);
  const ends = [await turns.take(1, never), await turns.take(1, never)];
  await expect(turns.take(1, never)).rejects.toMatchObject({
    status: 503,
    message: 'Your earlier searches are still running. Please try again shortly.',
    retryAfter: 5,
  });
  for (const end of ends) end();
  await expect(turns.take(1, never)).resolves.toBeTypeOf('function');
});

test('whoever goes away waits no longer', async () => {
  const turns = makeSearchTurns(3, 60_000);
  const ends = [await turns.take(1, never), await turns.take(1, never)];
  const caller = new AbortController();
  const waiting = turns.take(1, caller.signal);
  caller.abort();
  await expect(waiting).rejects.toThrow('abort');
  for (const end of ends) end();
});

test('members wait for each other where there is room for one, and no longer than is said', async () => {
  // A search that works for long lets the next one in: the clock of that stands still here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const turns = makeSearchTurns(1, 30);
  const end = await turns.take(1, never);
  await expect(turns.take(2, never)).rejects.toMatchObject({
    status: 503,
    message: 'Searches of other members are still running. Please try again shortly.',
    retryAfter: 5,
  });
  const caller = new AbortController();
  const waiting = turns.take(2, caller.signal);
  caller.abort(new Error('went away'));
  await expect(waiting).rejects.toThrow('went away');
  end();
  const second = await turns.take(2, never);
  second();
  await expect(turns.take(2, never)).resolves.toBeTypeOf('function');
});

test('a search that need not wait starts no timer of its patience, and one that waits a single one', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const turns = makeSearchTurns(1, 60_000);
  const end = await turns.take(1, never);
  expect(timeout).not.toHaveBeenCalled();
  const second = turns.take(1, never);
  const third = turns.take(1, never);
  await new Promise(setImmediate);
  end();
  (await second)();
  (await third)();
  expect(timeout.mock.calls).toEqual([[60_000], [60_000]]);
});

test('whoever has gone already takes no turn', async () => {
  const turns = makeSearchTurns(1, 60_000);
  await expect(turns.take(1, AbortSignal.abort(new Error('went away')))).rejects.toThrow(
    'went away',
  );
  const [first, second] = [await turns.take(1, never), turns.take(2, never)];
  first();
  (await second)();
});

test('a turn that is ended twice frees one place', async () => {
  const turns = makeSearchTurns(3, 10);
  const first = await turns.take(1, never);
  await turns.take(1, never);
  first();
  first();
  await turns.take(1, never);
  await expect(turns.take(1, never)).rejects.toMatchObject({ status: 503 });
});
