import { pageCount } from '@pabean/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { reachOf } from '../../shared/orders/fetch-page.ts';
import type { ListQuery } from '../../shared/orders/list-query.ts';
import { holds, useWalk } from '../../shared/orders/list-walk.ts';
import { beginSession, clearSession } from '../../shared/session/session-store.ts';
import { fakeFetch, json, type Sent } from '../../testing/fake-fetch.ts';
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

/** A folder of so many orders: the newest is 900000. */
const folderOf = (total: number) => ({
  [path]: ({ query: { page, limit } }: Sent) => {
    const first = (Number(page) - 1) * Number(limit);
    const many = Math.max(0, Math.min(Number(limit), total - first));
    return orders(
      Array.from({ length: many }, (_, index) => String(900_000 - first - index)),
      total,
    );
  },
});
const pagesOf = (sent: Sent[]) => sent.map(({ query: { page, limit } }) => `${limit}: ${page}`);

it('reads "All" as a whole where one call can bring it', async () => {
  const sent = fakeFetch(folderOf(640));
  await open({ size: 'All' });
  expect(pagesOf(sent)).toEqual(['100: 1', '1000: 1']);
  expect(ids()).toHaveLength(640);
  expect(summaryOf(state())).toBe('Showing 1-640 of 640');
});

it('loads a short "All" again without taking rows away meanwhile', async () => {
  fakeFetch(folderOf(640));
  await open({ size: 'All' });
  const lengths = new Set<number>();
  const stop = list.store.subscribe(() => lengths.add(ids().length));
  await list.reload();
  stop();
  expect([...lengths]).toEqual([640]);
});

it('asks for the blocks of "All" that are in sight, and keeps few', async () => {
  const sent = fakeFetch(folderOf(250_000));
  await open({ size: 'All' });
  expect(pagesOf(sent)).toEqual(['100: 1']);
  expect(summaryOf(state())).toBe('Showing 1-250,000 of 250,000');
  for (let first = 0; first < 4000; first += 100) {
    list.see(first, first + 20);
    await vi.waitFor(() => expect(ids()).toContain(String(900_000 - first)), 10_000);
  }
  expect(ids().length).toBeLessThanOrEqual(1200);
  list.see(249_980, 250_000);
  await vi.waitFor(() => expect(ids()).toContain(String(900_000 - 249_999)), 10_000);
  expect(new Set(pagesOf(sent)).size).toBe(sent.length);
});

it('gives up the blocks that are passed by', async () => {
  const given: string[] = [];
  const answers = folderOf(250_000);
  let held = true;
  fakeFetch({
    [path]: async (sent) => {
      if (held && sent.query.page !== '1') {
        await vi.waitFor(() => expect(held).toBe(false), 10_000);
        given.push(sent.query.page ?? '');
      }
      return answers[path]?.(sent) ?? new TypeError('offline');
    },
  });
  await open({ size: 'All' });
  for (let place = 10_000; place < 20_000; place += 1000) list.see(place, place + 20);
  held = false;
  await vi.waitFor(() => expect(ids()).toContain(String(900_000 - 19_000)), 10_000);
  // The first of the way had been asked for; it is given up, and no other was asked for.
  expect(ids()).not.toContain(String(900_000 - 10_000));
  expect(given.length).toBeLessThanOrEqual(2);
});

it('says that a block did not come once, in its place, and asks again', async () => {
  const answers = folderOf(250_000);
  let fails = true;
  fakeFetch({
    [path]: (sent) =>
      fails && sent.query.page !== '1'
        ? json({ status: 0, message: 'Too busy.' }, 500)
        : answers[path]?.(sent),
  });
  await open({ size: 'All' });
  list.see(5000, 5020);
  await vi.waitFor(() => expect([...(state().all?.blocks.failed ?? [])]).toEqual([49, 50]), 10_000);
  expect(notify.failure).not.toHaveBeenCalled();
  fails = false;
  list.retry();
  await vi.waitFor(() => expect(ids()).toContain(String(900_000 - 5000)), 10_000);
  expect(state().all?.blocks.failed.size).toBe(0);
});

it('follows a list that shrinks while it is scrolled', async () => {
  fakeFetch(folderOf(250_000));
  await open({ size: 'All' });
  list.see(249_980, 250_000);
  await vi.waitFor(() => expect(ids()).toContain(String(900_000 - 249_999)), 10_000);
  fakeFetch(folderOf(5030));
  await list.reload();
  await vi.waitFor(() => expect(ids()).toContain(String(900_000 - 5029)), 10_000);
  expect(summaryOf(state())).toBe('Showing 1-5,030 of 5,030');
});

it('loads the blocks in sight again, and no other', async () => {
  const sent = fakeFetch(folderOf(250_000));
  await open({ size: 'All' });
  list.see(5050, 5060);
  await vi.waitFor(() => expect(ids()).toContain(String(900_000 - 5050)), 10_000);
  const before = sent.length;
  await list.reload();
  expect(pagesOf(sent.slice(before))).toEqual(['100: 51']);
  expect(state().loading).toBe('idle');
});

it('opens orders from where "All" is looked at', async () => {
  fakeFetch(folderOf(250_000));
  await open({ size: 'All' });
  list.see(5050, 5060);
  await vi.waitFor(() => expect(ids()).toContain(String(900_000 - 5050)), 10_000);
  const { walk } = useWalk.getState();
  expect(walk).toMatchObject({ firstPage: 51, lastPage: 51, total: 250_000 });
  expect(walk && holds(walk, String(900_000 - 5050))).toBe(true);
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
  expect(state()).toMatchObject({ total: 1000, more: true });
  list.see(990, 1001);
  await vi.waitFor(() => expect(state()).toMatchObject({ total: 1012, more: false }), 10_000);
  expect(summaryOf(state())).toBe('Showing 1-1,012 of 1,012');
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

it.each([
  ['search', { q: 'tamsin' }],
  ['mark', { marks: ['bounced'] as const }],
  ['late orders', { due: 'late' as const }],
  ['sorting', { sort: { sort: 'name', dir: 'asc' } as const }],
])('shows no rows in place of those of another %s that does not come', async (_, next) => {
  fakeFetch({ [path]: () => orders([], 0) });
  await open();
  fakeFetch({});
  await open(next);
  const failed = { failure: { kind: 'offline' }, loading: 'idle', total: undefined };
  expect(state()).toMatchObject({ ...failed, shown: undefined, rows: [] });
});

it('forgets the rows with the session', async () => {
  fakeFetch({ [path]: () => orders(['100001'], 1) });
  await orderList.open({ source, query });
  expect(listState(orderList.store.getState()).rows).toHaveLength(1);
  clearSession();
  expect(orderList.store.getState()).toMatchObject({ key: undefined, data: undefined });
});
