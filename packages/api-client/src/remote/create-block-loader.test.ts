import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Failure, failure } from '../client/result.ts';
import type { BlockState } from './blocks.ts';
import { createBlockLoader } from './create-block-loader.ts';

type Answer = { readonly ok: true; readonly data: string } | Failure;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loader whose answers are given by hand. */
function byHand(states: Record<number, BlockState> = {}) {
  const asked: { block: number; signal: AbortSignal; answer: (answer: Answer) => Promise<void> }[] =
    [];
  const put: string[] = [];
  const failed: number[] = [];
  const loader = createBlockLoader<string>({
    load: (block, signal) =>
      new Promise((resolve) => {
        const answer = async (given: Answer) => {
          resolve(given);
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({ block, signal, answer });
      }),
    stateOf: (block) => states[block] ?? 'missing',
    put(block, data) {
      states[block] = 'loaded';
      put.push(data);
    },
    fail(block) {
      states[block] = 'failed';
      failed.push(block);
    },
  });
  const blocks = () => asked.map(({ block }) => block);
  return { loader, asked, blocks, put, failed, states };
}

test('asks at once after a rest, for two blocks at a time', async () => {
  const { loader, asked, blocks, put } = byHand();
  loader.see([4, 5, 6]);
  expect(blocks()).toEqual([4, 5]);
  await vi.advanceTimersByTimeAsync(100);
  await asked[0]?.answer({ ok: true, data: 'four' });
  expect(put).toEqual(['four']);
  expect(blocks()).toEqual([4, 5, 6]);
});

test('while somebody scrolls on, asks only for what stays in sight, and gives up what is passed', async () => {
  const { loader, asked, blocks, put } = byHand();
  for (let block = 0; block < 50; block++) {
    loader.see([block]);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(blocks()).toEqual([0]);
  expect(asked[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(60);
  expect(blocks()).toEqual([0, 49]);
  await asked[0]?.answer({ ok: true, data: 'late' });
  await asked[1]?.answer({ ok: true, data: 'last' });
  expect(put).toEqual(['last']);
});

test('asks for no block twice, nor for one that is here', async () => {
  const { loader, blocks } = byHand({ 2: 'loaded' });
  loader.see([1, 2]);
  loader.again();
  await vi.advanceTimersByTimeAsync(5000);
  expect(blocks()).toEqual([1]);
});

test('does not ask again for what failed, until it is told to', async () => {
  const { loader, asked, blocks, failed, states } = byHand();
  loader.see([1]);
  await asked[0]?.answer(failure('offline'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(failed).toEqual([1]);
  expect(blocks()).toEqual([1]);
  states[1] = 'missing';
  loader.again();
  expect(blocks()).toEqual([1, 1]);
});

test('loads old blocks in sight again, at most once a second', async () => {
  const { loader, asked, blocks, states } = byHand({ 1: 'old', 2: 'old' });
  loader.see([1, 2]);
  await vi.advanceTimersByTimeAsync(900);
  expect(blocks()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(blocks()).toEqual([1, 2]);
  await asked[0]?.answer({ ok: true, data: 'one' });
  states[1] = 'old';
  await asked[1]?.answer({ ok: true, data: 'two' });
  await vi.advanceTimersByTimeAsync(900);
  expect(blocks()).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(200);
  expect(blocks()).toEqual([1, 2, 1]);
});

test('stops: nothing is asked for, and no answer counts', async () => {
  const { loader, asked, blocks, put } = byHand({ 2: 'old' });
  loader.see([1, 2]);
  loader.stop();
  expect(asked[0]?.signal.aborted).toBe(true);
  await asked[0]?.answer({ ok: true, data: 'one' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(put).toEqual([]);
  expect(blocks()).toEqual([1]);
  expect(loader.inSight()).toEqual([1, 2]);
});

test('gives up what is no longer in sight, also when the rest is the same', async () => {
  const { loader, asked, blocks } = byHand();
  loader.see([4, 5]);
  loader.see([4]);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(100);
  expect(blocks()).toEqual([4, 5]);
  loader.see([4, 5]);
  await vi.advanceTimersByTimeAsync(100);
  expect(blocks()).toEqual([4, 5, 5]);
});

test('an answer that comes while somebody scrolls on asks for nothing yet', async () => {
  const { loader, asked, blocks } = byHand();
  loader.see([4, 5, 6]);
  await asked[0]?.answer({ ok: true, data: 'four' });
  expect(blocks()).toEqual([4, 5]);
  await vi.advanceTimersByTimeAsync(59);
  expect(blocks()).toEqual([4, 5]);
  await vi.advanceTimersByTimeAsync(1);
  expect(blocks()).toEqual([4, 5, 6]);
});

test('begins anew after a stop: at once, and with a second of its own for old blocks', async () => {
  const { loader, blocks } = byHand({ 2: 'old', 3: 'old' });
  loader.see([1, 2]);
  await vi.advanceTimersByTimeAsync(30);
  loader.stop();
  loader.see([7, 3]);
  expect(blocks()).toEqual([1, 7]);
  await vi.advanceTimersByTimeAsync(990);
  expect(blocks()).toEqual([1, 7]);
  await vi.advanceTimersByTimeAsync(10);
  expect(blocks()).toEqual([1, 7, 3]);
});

test('waits, refreshes and calls as it was told to', async () => {
  const asked: number[] = [];
  const loader = createBlockLoader<string>({
    load: (block) => {
      asked.push(block);
      return new Promise(() => {});
    },
    stateOf: (block) => (block === 9 ? 'old' : 'missing'),
    put: () => {},
    fail: () => {},
    waitMs: 10,
    refreshMs: 50,
    atOnce: 3,
  });
  loader.see([1]);
  loader.see([1, 2, 9]);
  expect(asked).toEqual([1]);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(50);
  expect(asked).toEqual([1, 2, 9]);
});
