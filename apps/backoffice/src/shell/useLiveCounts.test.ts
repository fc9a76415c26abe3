import { folderCountKeys } from '@pabean/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCounts } from '../shared/counts/counts-store.ts';
import { beginSession, clearSession } from '../shared/session/session-store.ts';
import { fakeFetch, json } from '../testing/fake-fetch.ts';
import { shellAnswers, tokenOf } from '../testing/staff.ts';
import { useLiveCounts } from './useLiveCounts.ts';

const countsCall = '/api/admin/get-folder-count';
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});
afterEach(clearSession);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A page that nobody leaves; each answer counts one order more. */
async function open(answerTo?: () => Promise<Response>) {
  let count = 0;
  const answer = () => {
    count += 1;
    const data = Object.fromEntries(folderCountKeys.map((key) => [key, count]));
    return json({ status: 1, message: 'Counts.', data });
  };
  const sent = fakeFetch({
    ...shellAnswers('Sinta', 'Team'),
    [countsCall]: answerTo ?? answer,
  });
  const hook = renderHook(
    (pathname: string) => {
      useLiveCounts(pathname);
      return useCounts()?.newOrdersCount;
    },
    { initialProps: '/admin' },
  );
  await pass(0);
  return { ...hook, asks: () => sent.filter(({ path }) => path === countsCall).length };
}

test('the counts of a page that nobody leaves are of this minute', async () => {
  const { result, asks } = await open();
  expect([asks(), result.current]).toEqual([1, 1]);
  await pass(minute - 1000);
  expect(asks()).toBe(1);
  await pass(1000);
  expect([asks(), result.current]).toEqual([2, 2]);
  await pass(minute);
  expect([asks(), result.current]).toEqual([3, 3]);
});

test('a hidden tab asks nothing, and goes on once it is seen', async () => {
  const { asks } = await open();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(5 * minute);
  expect(asks()).toBe(1);
  hidden.mockReturnValue(false);
  await pass(minute);
  expect(asks()).toBe(2);
});

test('nothing is asked a second time while an answer is on its way', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const { asks, result, rerender } = await open(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const come = async (count: number) => {
    const data = Object.fromEntries(folderCountKeys.map((key) => [key, count]));
    answers.at(-1)?.(json({ status: 1, message: 'Counts.', data }));
    await pass(0);
  };
  await come(7);
  await pass(minute - 10_000);
  rerender('/admin/refund-order');
  await pass(15_000);
  // The minute is over, and the answer for the new path is still to come.
  expect([asks(), result.current]).toEqual([2, 7]);
  await come(8);
  expect([asks(), result.current]).toEqual([2, 8]);
  await pass(minute);
  expect(asks()).toBe(3);
});

test('what cannot be loaded stays, and is asked for again', async () => {
  let isOnline = true;
  const data = Object.fromEntries(folderCountKeys.map((key) => [key, 7]));
  const { asks, result } = await open(async () => {
    if (!isOnline) throw new TypeError('offline');
    return json({ status: 1, message: 'Counts.', data });
  });
  isOnline = false;
  await pass(2 * minute);
  expect([asks(), result.current]).toEqual([3, 7]);
});

test('asks no more once the shell is gone', async () => {
  const { asks, unmount } = await open();
  unmount();
  await pass(5 * minute);
  expect(asks()).toBe(1);
});
