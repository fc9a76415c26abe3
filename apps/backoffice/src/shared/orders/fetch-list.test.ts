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
