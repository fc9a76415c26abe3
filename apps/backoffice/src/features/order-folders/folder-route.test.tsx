import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, clearSession } from '../../shared/session/session-store.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { tokenOf } from '../../testing/staff.ts';
import { folderRoute } from './folder-route.tsx';
import { orderList } from './list-store.ts';
import { rowsOf } from './testing/new-orders.ts';

const answers: Record<string, () => void> = {};
const answered = (folder: string) => () =>
  new Promise<Response>((answer) => {
    answers[folder] = () => answer(rowsOf(['100001'], 1));
  });
const args = (path: string): LoaderFunctionArgs =>
  ({ request: new Request(`https://office.test/admin/${path}`) }) as LoaderFunctionArgs;

/** Whether the loader has let the router go on. */
function load(folder: 'newOrder' | 'completedOrder', path: string) {
  const state = { isDone: false };
  const loader = folderRoute(folder).loader(args(path));
  void loader.then(() => {
    state.isDone = true;
  });
  return state;
}

beforeEach(() => {
  vi.useFakeTimers();
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  fakeFetch({
    '/api/admin/get-orders-list/newOrder': answered('newOrder'),
    '/api/admin/get-orders-list/completedOrder': answered('completedOrder'),
  });
});
afterEach(() => {
  vi.useRealTimers();
  orderList.close();
  clearSession();
});

const shownIds = () => orderList.store.getState().data?.rows.map(({ id }) => id);

it('draws the first list of a visit without waiting for its rows', async () => {
  const first = load('newOrder', 'recent-order');
  await vi.advanceTimersByTimeAsync(0);
  expect(first.isDone).toBe(true);
});

it('waits for rows that come at once, and not long for others', async () => {
  load('newOrder', 'recent-order');
  await vi.advanceTimersByTimeAsync(1);
  const quick = load('completedOrder', 'completed-order');
  await vi.advanceTimersByTimeAsync(20);
  expect(quick.isDone).toBe(false);
  answers.completedOrder?.();
  await vi.advanceTimersByTimeAsync(1);
  expect([quick.isDone, shownIds()]).toEqual([true, ['100001']]);

  const slow = load('newOrder', 'recent-order');
  await vi.advanceTimersByTimeAsync(70);
  expect(slow.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect([slow.isDone, shownIds()]).toEqual([true, undefined]);
});

it('turns pages of a list without waiting: its rows stay meanwhile', async () => {
  load('newOrder', 'recent-order');
  await vi.advanceTimersByTimeAsync(1);
  answers.newOrder?.();
  await vi.advanceTimersByTimeAsync(1);
  const turned = load('newOrder', 'recent-order?page=2');
  await vi.advanceTimersByTimeAsync(0);
  expect([turned.isDone, shownIds()]).toEqual([true, ['100001']]);
});
