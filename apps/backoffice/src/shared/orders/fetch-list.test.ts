import { expect, it } from 'vitest';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { wireRow } from '../../testing/staff.ts';
import { fetchList, type ListRows } from './fetch-list.ts';

const list = '/api/admin/get-orders-list/futureOrder';
const { signal } = new AbortController();
const request = {
  source: { folder: 'futureOrder', month: 'Feb' },
  query: { page: 1, size: 'All', q: '' },
} as const;
const page = (from: number, many: number) => {
  const data = Array.from({ length: many }, (_, index) => wireRow(String(from - index)));
  return json({ status: 1, message: 'Orders.', data, total: 1002 });
};

it('reads "All" in large pages, tells of each, and shows no order twice', async () => {
  // An order slips onto the second page: it was the last of the first.
  const sent = fakeFetch({
    [list]: ({ query }) => (query.page === '1' ? page(109999, 1000) : page(109000, 2)),
  });
  const told: ListRows[] = [];
  const answer = await fetchList(request, { signal, show: (rows) => told.push(rows) });
  expect(answer).toEqual({ ok: true, data: told[1] });
  expect(told.map(({ rows, total, complete }) => [rows.length, total, complete])).toEqual([
    [1000, 1002, false],
    [1001, 1002, true],
  ]);
  expect(sent.map(({ query }) => query)).toEqual([
    { page: '1', limit: '1000', delay: '1', month: 'Feb' },
    { page: '2', limit: '1000', delay: '1', month: 'Feb' },
  ]);
});

it('keeps what it has told when a later page fails', async () => {
  fakeFetch({
    [list]: ({ query }) => (query.page === '1' ? page(109999, 1000) : new TypeError('offline')),
  });
  const told: ListRows[] = [];
  const answer = await fetchList(request, { signal, show: (rows) => told.push(rows) });
  expect(answer).toMatchObject({ ok: false, kind: 'offline' });
  expect(told).toHaveLength(1);
});

it('copies the rows of "All" seldom, and all that came when it fails', async () => {
  const pages = 30;
  fakeFetch({
    [list]: ({ query }) => {
      if (query.page === String(pages)) return new TypeError('offline');
      const first = 900_000 - 1000 * Number(query.page);
      const data = Array.from({ length: 1000 }, (_, index) => wireRow(String(first - index)));
      return json({ status: 1, message: 'Orders.', data, total: 40_000 });
    },
  });
  const told: number[] = [];
  await fetchList(request, { signal, show: ({ rows }) => told.push(rows.length) });
  expect(told[0]).toBe(1000);
  expect(told.at(-1)).toBe(1000 * (pages - 1));
  expect(told.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(6 * 1000 * pages);
});

it('reads "All" of a large list in another order than by date to its first orders', async () => {
  const sent = fakeFetch({
    [list]: ({ query }) => {
      const first = 900_000 - 1000 * Number(query.page);
      const data = Array.from({ length: 1000 }, (_, index) => wireRow(String(first - index)));
      return json({ status: 1, message: 'Orders.', data, total: 40_000 });
    },
  });
  const sort = { sort: 'arrivalDate', dir: 'asc' } as const;
  const asked = { ...request, query: { ...request.query, sort } };
  const answer = await fetchList(asked, { signal, show: () => {} });
  expect(answer).toMatchObject({ ok: true, data: { total: 40_000, complete: true } });
  expect(sent).toHaveLength(2);
});
