import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { beginSession, clearSession } from '../../shared/session/session-store.ts';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { tokenOf, wireRow } from '../../testing/staff.ts';
import { openList, useList } from './list-store.ts';

const path = '/api/admin/get-orders-list/newOrder';
const query = { page: 1, size: 10, q: '' } as const;
const orders = (ids: readonly string[], total: number) =>
  json({ status: 1, message: 'Orders.', data: ids.map((id) => wireRow(id)), total });
const ids = () => useList.getState().rows.map((row) => row.id);

beforeEach(() => {
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  vi.spyOn(notify, 'failure').mockReturnValue();
});
afterEach(clearSession);

it('drops the late answer of an older question', async () => {
  const answers: ((ids: string[]) => void)[] = [];
  fakeFetch({
    [path]: () => new Promise((answer) => answers.push((found) => answer(orders(found, 20)))),
  });
  const first = openList('newOrder', query);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const second = openList('newOrder', { ...query, page: 2 });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(['100002']);
  await second;
  answers[0]?.(['100001']);
  await first;
  expect(ids()).toEqual(['100002']);
});

it('reads "All" in pages of 1000, shows the first at once, and no order twice', async () => {
  const seen: number[] = [];
  const stop = useList.subscribe(({ rows, filling }) => filling && seen.push(rows.length));
  const sent = fakeFetch({
    [path]: ({ query: { page } }) => {
      const from = page === '1' ? 100000 : page === '2' ? 100999 : 101999;
      const many = page === '3' ? 5 : 1000;
      return orders(
        Array.from({ length: many }, (_, index) => String(from + index)),
        2004,
      );
    },
  });
  await openList('newOrder', { ...query, size: 'All' });
  stop();
  expect(sent.map((one) => one.query)).toMatchObject([
    { page: '1', limit: '1000', delay: '1' },
    { page: '2', limit: '1000' },
    { page: '3', limit: '1000' },
  ]);
  expect(seen).toEqual([1000, 1999]);
  expect(ids()).toHaveLength(2004);
  expect(useList.getState().filling).toBe(false);
});

it('searches by its own call, counted from 0', async () => {
  const sent = fakeFetch({ '/api/admin/search-order': () => orders(['100001'], 21) });
  await openList('newOrder', { page: 3, size: 10, q: 'tamsin' });
  expect(sent[0]?.body).toEqual({
    start: 20,
    end: 30,
    searchVal: 'tamsin',
    folderName: 'newOrder',
  });
});

it('keeps the failure of a first load, and the rows of a later one', async () => {
  fakeFetch({});
  await openList('newOrder', query);
  expect(useList.getState()).toMatchObject({ loading: 'idle', failure: { kind: 'offline' } });
  expect(notify.failure).toHaveBeenCalledOnce();
  fakeFetch({ [path]: () => orders(['100001'], 1) });
  await openList('newOrder', query);
  fakeFetch({ [path]: () => json({ status: 0, message: 'Too busy.' }, 500) });
  await openList('newOrder', { ...query, page: 2 });
  // The summary tells of the rows that are there, not of the page that did not come.
  const kept = { failure: null, loading: 'idle', total: 1, shown: query };
  expect(useList.getState()).toMatchObject(kept);
  expect(ids()).toEqual(['100001']);
  expect(notify.failure).toHaveBeenCalledTimes(2);
});

it('forgets the rows with the session', async () => {
  fakeFetch({ [path]: () => orders(['100001'], 1) });
  await openList('newOrder', query);
  clearSession();
  expect(useList.getState()).toMatchObject({ folder: null, rows: [] });
});
