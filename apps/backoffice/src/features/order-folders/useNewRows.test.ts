import { blocksFrom, withBlock } from '@pabean/api-client/remote';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowsPerBlock, withRows } from '../../shared/orders/all-rows.ts';
import { toListRow } from '../../shared/orders/list-row.ts';
import { beginSession, clearSession } from '../../shared/session/session-store.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { tokenOf, wireRow } from '../../testing/staff.ts';
import type { ListState } from './list-store.ts';
import { newOrders, rowsOf } from './testing/new-orders.ts';
import { lookMs, useNewRows } from './useNewRows.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});
afterEach(clearSession);

const idsFrom = (first: number) => Array.from({ length: rowsPerBlock }, (_, at) => first - at);
const rowsFrom = (first: number) => idsFrom(first).map((id) => toListRow(wireRow(String(id))));
const total = 900;
const shown: ListState['shown'] = {
  source: { folder: 'newOrder' },
  query: { page: 1, size: 'All', q: '', sort: { sort: 'dateTime', dir: 'desc' } },
};

it('goes on telling while another part of "All" is scrolled to', async () => {
  fakeFetch({
    [newOrders]: () => rowsOf([200_001, 200_000, ...idsFrom(199_999).slice(2)].map(String), total),
  });
  const begin = blocksFrom(rowsPerBlock, rowsFrom(200_000));
  const listOf = (blocks: typeof begin): ListState => {
    const all = withRows({ total, more: false, blocks });
    const rest = { marks: undefined, due: undefined, failure: null, missed: null } as const;
    return { ...rest, loading: 'idle', rows: all.rows, shown, total, more: false, all };
  };
  const { result, rerender } = renderHook((state: ListState) => useNewRows(state), {
    initialProps: listOf(begin),
  });
  await act(() => vi.advanceTimersByTimeAsync(lookMs + 100));
  expect(result.current).toEqual({ count: 1, more: false });
  rerender(listOf(withBlock(begin, 1, rowsFrom(199_900), 12)));
  expect(result.current).toEqual({ count: 1, more: false });
});
