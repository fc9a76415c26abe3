import { expect, it } from 'vitest';
import { fakeFetch, json, type Sent } from '../../testing/fake-fetch.ts';
import { wireRow } from '../../testing/staff.ts';
import { fetchList } from './fetch-list.ts';
import type { ListRows } from './fetch-page.ts';

const list = '/api/admin/get-orders-list/futureOrder';
const { signal } = new AbortController();
const request = {
  source: { folder: 'futureOrder', month: 'Feb' },
  query: { page: 1, size: 'All', q: '' },
} as const;
const page = ({ query }: Sent, total: number) => {
  const first = (Number(query.page) - 1) * Number(query.limit);
  const many = Math.max(0, Math.min(Number(query.limit), total - first));
  const data = Array.from({ length: many }, (_, index) => wireRow(String(109999 - first - index)));
  return json({ status: 1, message: 'Orders.', data, total });
};

it('reads the beginning of "All" first, and a short list then as a whole', async () => {
  const sent = fakeFetch({ [list]: (one) => page(one, 240) });
  const shown: ListRows[] = [];
  const answer = await fetchList(request, { signal, show: (rows) => shown.push(rows) });
  expect(answer).toEqual({ ok: true, data: shown.at(-1) });
  expect(shown.map(({ rows, total }) => [rows.length, total])).toEqual([
    [100, 240],
    [240, 240],
  ]);
  expect(sent.map(({ query }) => query)).toEqual([
    { page: '1', limit: '100', delay: '1', month: 'Feb' },
    { page: '1', limit: '1000', delay: '1', month: 'Feb' },
  ]);
});

it('keeps the beginning when the whole does not come', async () => {
  fakeFetch({
    [list]: (one) => (one.query.limit === '100' ? page(one, 240) : new TypeError('offline')),
  });
  const shown: ListRows[] = [];
  const answer = await fetchList(request, { signal, show: (rows) => shown.push(rows) });
  expect(answer).toMatchObject({ ok: true, data: { total: 240 } });
  expect(shown.at(-1)?.rows).toHaveLength(100);
});

it('reads one block of a long list, and those in sight again', async () => {
  const sent = fakeFetch({ [list]: (one) => page(one, 5_000_000) });
  await fetchList(request, { signal, show: () => {} });
  await fetchList(request, { signal, show: () => {} }, [31_999, 32_000]);
  expect(sent.map(({ query }) => query.page)).toEqual(['1', '32000', '32001']);
});

it('says why the beginning did not come', async () => {
  fakeFetch({ [list]: () => json({ status: 0, message: 'Too busy.' }, 500) });
  const answer = await fetchList(request, { signal, show: () => {} });
  expect(answer).toMatchObject({ ok: false, message: 'Too busy.' });
});
