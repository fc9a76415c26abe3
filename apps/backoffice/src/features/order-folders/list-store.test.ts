import { pageCount } from '@pabean/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { reachOf } from '../../shared/orders/fetch-list.ts';
import type { ListQuery } from '../../shared/orders/list-query.ts';
import { beginSession, clearSession } from '../../shared/session/session-store.ts';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { tokenOf, wireRow } from '../../testing/staff.ts';
import { createOrderList, listState, orderList } from './list-store.ts';
import { summaryOf } from './summary.ts';

const path = '/api/admin/get-orders-list/newOrder';
const query = { page: 1, size: 10, q: '' } as const;
const orders = (ids: readonly string[], total: number) =>
  json({ status: 1, message: 'Orders.', data: ids.map((id) => wireRow(id)), total });
const source = { folder: 'newOrder' } as const;
let list = createOrderList();
const open = (more: Partial<ListQuery> = {}) => list.open({ source, query: { ...query, ...more } });
const state = () => listState(list.store.getState());
const ids = () => state().rows.map((row) => row.id);

beforeEach(() => {
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  vi.spyOn(notify, 'failure').mockReturnValue();
  list = createOrderList();
});
afterEach(clearSession);

it('drops the late answer of an older question', async () => {
  const answers: ((ids: string[]) => void)[] = [];
  fakeFetch({
    [path]: () => new Promise((answer) => answers.push((found) => answer(orders(found, 20)))),
  });
  const first = open();
  await vi.waitFor(() => expect(answers).toHaveLength(1), 10_000);
  const second = open({ page: 2 });
  await vi.waitFor(() => expect(answers).toHaveLength(2), 10_000);
  answers[1]?.(['100002']);
  await second;
  answers[0]?.(['100001']);
  await first;
  expect(ids()).toEqual(['100002']);
});

it('reads "All" in pages of 1000, shows the first at once, and no order twice', async () => {
  const seen: number[] = [];
  const stop = list.store.subscribe(() => state().filling && seen.push(ids().length));
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
  await open({ size: 'All' });
  stop();
  expect(sent.map((one) => one.query)).toMatchObject([
    { page: '1', limit: '1000', delay: '1' },
    { page: '2', limit: '1000' },
    { page: '3', limit: '1000' },
  ]);
  expect(seen).toEqual([1000, 1999]);
  expect(ids()).toHaveLength(2004);
  expect(state().filling).toBe(false);
});

it('searches by its own call, counted from 0', async () => {
  const sent = fakeFetch({ '/api/admin/search-order': () => orders(['100001'], 21) });
  await open({ page: 3, q: 'tamsin' });
  expect(sent[0]?.body).toEqual({
    start: 20,
    end: 30,
    searchVal: 'tamsin',
    folderName: 'newOrder',
  });
});

it('says that a search found more than was counted, and pages on beyond', async () => {
  const found = (start: number, count: number) =>
    Array.from({ length: count }, (_, index) => String(100_000 + start + index));
  fakeFetch({
    '/api/admin/search-order': ({ body }) => {
      const { start, end } = body as { start: number; end: number };
      const count = Math.min(end, 1012) - start;
      const data = found(start, count).map((id) => wireRow(id));
      const most = Math.max(1000, end);
      const counted = { total: Math.min(1012, most), more: 1012 > most };
      return json({ status: 1, message: 'Orders.', data, ...counted });
    },
  });
  await open({ q: 'gmail' });
  expect(summaryOf(state())).toBe('Showing 1-10 of 1,000+');
  const { total = 0, more } = state();
  expect(pageCount(reachOf({ total, more }, { q: 'gmail' }), 10)).toBe(101);
  await open({ q: 'gmail', page: 102 });
  expect(summaryOf(state())).toBe('Showing 1,011-1,012 of 1,012');
  await open({ q: 'gmail', size: 'All' });
  expect(ids()).toHaveLength(1012);
  expect(state()).toMatchObject({ total: 1012, more: false, filling: false });
});

it('keeps the failure of a first load, and the rows of a later one', async () => {
  fakeFetch({});
  await open();
  expect(state()).toMatchObject({ loading: 'idle', failure: { kind: 'offline' } });
  expect(notify.failure).toHaveBeenCalledOnce();
  fakeFetch({ [path]: () => orders(['100001'], 1) });
  await open();
  fakeFetch({ [path]: () => json({ status: 0, message: 'Too busy.' }, 500) });
  await open({ page: 2 });
  // The summary tells of the rows that are there, not of the page that did not come.
  const kept = { failure: null, loading: 'idle', total: 1, shown: { source, query } };
  expect(state()).toMatchObject(kept);
  expect(ids()).toEqual(['100001']);
  expect(notify.failure).toHaveBeenCalledTimes(2);
});

it('forgets the rows with the session', async () => {
  fakeFetch({ [path]: () => orders(['100001'], 1) });
  await orderList.open({ source, query });
  expect(listState(orderList.store.getState()).rows).toHaveLength(1);
  clearSession();
  expect(orderList.store.getState()).toMatchObject({ key: undefined, data: undefined });
});
