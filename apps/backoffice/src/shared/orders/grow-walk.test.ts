import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { tokenOf, wireRow } from '../../testing/staff.ts';
import { beginSession, clearSession } from '../session/session-state.ts';
import { growWalk } from './grow-walk.ts';
import { hasPages, startWalk, stopBeside, useWalk, type Walk, type WalkStep } from './list-walk.ts';

const context = { signal: new AbortController().signal, show: () => {} };
const grow = (from: Walk, step: WalkStep) => growWalk({ walk: from, step }, context);
const ids = (from: number, many: number) =>
  Array.from({ length: many }, (_, index) => String(from + index));

let list: string[];
const walk = () => {
  const now = useWalk.getState().walk;
  if (now === null) throw new Error('There is no walk.');
  return now;
};
const beside = (id: string, step: WalkStep) => stopBeside(walk(), id, step);

/** 40 orders, ten a page; page 2 is on screen. */
beforeEach(() => {
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  list = ids(100_001, 40);
  startWalk(
    {
      source: { folder: 'newOrder' },
      query: { page: 2, size: 10, q: '', sort: { sort: 'name', dir: 'desc' } },
    },
    { rows: list.slice(10, 20).map((id) => ({ id })), total: 40, more: false },
  );
});
afterEach(clearSession);

const server = () =>
  fakeFetch({
    '/api/admin/get-orders-list/newOrder': ({ query }) => {
      const start = (Number(query.page) - 1) * 10;
      const data = list.slice(start, start + 10).map((id) => wireRow(id));
      return json({ status: 1, message: 'Orders.', data, total: list.length });
    },
  });

it('knows the orders of the page, also when one of them is gone', () => {
  expect(beside('100015', 1)).toEqual({ id: '100016', page: 2 });
  expect(beside('100015', -1)).toEqual({ id: '100014', page: 2 });
  expect(beside('100020', 1)).toBeUndefined();
  expect(beside('999999', 1)).toBeUndefined();
});

it('goes over the border of a page, in the same sort', async () => {
  const sent = server();
  expect(await grow(walk(), 1)).toMatchObject({ ok: true });
  expect(beside('100020', 1)).toEqual({ id: '100021', page: 3 });
  expect(sent.map(({ query }) => [query.page, query.sort, query.dir])).toEqual([
    ['2', 'name', 'desc'],
    ['3', 'name', 'desc'],
  ]);
  await grow(walk(), -1);
  expect(beside('100011', -1)).toEqual({ id: '100010', page: 1 });
  expect(hasPages(walk(), -1)).toBe(false);
});

it('leaves out none of those that were drawn up, and shows none twice', async () => {
  server();
  list = list.filter((id) => id < '100012' || id > '100017');
  await grow(walk(), 1);
  expect(beside('100020', 1)).toEqual({ id: '100021', page: 2 });
  expect(beside('100017', 1)?.id).toBe('100018');
  // New orders push the others down.
  list = [...ids(200_001, 3), ...list];
  await grow(walk(), -1);
  expect(beside('100011', -1)?.id).toBe('100010');
});

it('goes on although the whole page was moved away', async () => {
  server();
  list = list.filter((id) => id < '100011' || id > '100020');
  await grow(walk(), 1);
  expect(beside('100020', 1)).toEqual({ id: '100021', page: 2 });
  await grow({ ...walk() }, -1);
  expect(beside('100011', -1)).toBeUndefined();
  await grow(walk(), -1);
  expect(beside('100011', -1)?.id).toBe('100010');
});

it('ends where the list ends, and keeps what it has when a call fails', async () => {
  server();
  list = list.slice(0, 20);
  await grow(walk(), 1);
  expect(hasPages(walk(), 1)).toBe(false);
  expect(beside('100020', 1)).toBeUndefined();
  fakeFetch({});
  expect(await grow(walk(), -1)).toMatchObject({ ok: false, kind: 'offline' });
  expect(beside('100015', 1)?.id).toBe('100016');
});

it('counts "All" in pages of one call', () => {
  const rows = ids(100_001, 1200).map((id) => ({ id }));
  const query = { page: 1, size: 'All', q: 'x' } as const;
  startWalk({ source: { folder: 'allOrder' }, query }, { rows, total: 2500, more: false });
  expect(walk()).toMatchObject({ firstPage: 1, lastPage: 2, query: { limit: 1000 } });
  expect(hasPages(walk(), 1)).toBe(true);
});

it('is forgotten with the session', () => {
  clearSession();
  expect(useWalk.getState().walk).toBeNull();
});
