import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { json, type Sent } from '../../testing/fake-fetch.ts';
import { newOrders, openNewOrders, rowsOf, tick } from './testing/new-orders.ts';
import { lookMs } from './useNewRows.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
});

const idsUntil = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, at) => String(first - at));

/** Orders 100010 to 100001 on page 1 of 25; each look from then on finds what `found` says. */
async function open(
  found: () => readonly string[] | null,
  { address = '/admin/recent-order', total = 25 } = {},
) {
  let isFirst = true;
  const { sent } = openNewOrders(address, 'Team', {
    [newOrders]: ({ query: { page } }: Sent) => {
      if (isFirst) {
        isFirst = false;
        return rowsOf(page === '2' ? ['099999'] : idsUntil(100010, 100001), 25);
      }
      const ids = found();
      return ids === null ? json({ status: 0, message: 'Busy.' }, 503) : rowsOf(ids, total);
    },
    '/api/admin/search-order': () => rowsOf(['100077'], 1),
  });
  await screen.findByText(/^Showing \d/);
  const lists = () =>
    sent.filter(({ path }) => path === newOrders || path.endsWith('search-order'));
  return { lists };
}

const aMinute = () => act(() => vi.advanceTimersByTimeAsync(lookMs + 100));
const button = () => screen.queryByRole('button', { name: /new, show$/ });

it('counts what came on top, moves no row, and shows it when asked', async () => {
  const { lists } = await open(() => idsUntil(100012, 100003));
  expect(lists()).toHaveLength(1);
  await aMinute();
  expect(button()?.textContent).toBe('2 new, show');
  expect(screen.queryByText('100012')).toBeNull();
  screen.getByText('100001');
  expect(lists()[1]?.query).toMatchObject({ page: '1', limit: '10' });
  fireEvent.click(button() as HTMLElement);
  await screen.findByText('100012');
  expect(document.activeElement?.textContent).toContain('New Orders');
  await waitFor(() => expect(button()).toBeNull());
});

it('does not count what moved up from the next page', async () => {
  await open(() => idsUntil(100010, 100003).concat(['099999', '099998']));
  await aMinute();
  expect(button()).toBeNull();
});

it('counts none of those that moved up when all of the page have left', async () => {
  await open(() => idsUntil(100000, 99991), { total: 15 });
  await aMinute();
  expect(button()).toBeNull();
});

it('says that there may be more than it looked at', async () => {
  await open(() => idsUntil(100050, 100041), { total: 65 });
  await aMinute();
  expect(button()?.textContent).toBe('10+ new, show');
});

it('stays silent where no answer comes, and looks again', async () => {
  let answers: readonly string[] | null = null;
  await open(() => answers);
  await aMinute();
  expect(button()).toBeNull();
  expect(screen.queryByText('Busy.')).toBeNull();
  answers = idsUntil(100011, 100002);
  await aMinute();
  expect(button()?.textContent).toBe('1 new, show');
});

it('is out of the way while orders are selected, and there again', async () => {
  await open(() => idsUntil(100011, 100002));
  await aMinute();
  tick('100003');
  expect(button()).toBeNull();
  tick('100003');
  expect(button()?.textContent).toBe('1 new, show');
});

it.each([
  ['another page', '/admin/recent-order?page=2'],
  ['a search', '/admin/recent-order?q=tamsin'],
])('looks for nothing beside %s', async (_, address) => {
  const { lists } = await open(() => idsUntil(100050, 100041), { address });
  await aMinute();
  expect(lists()).toHaveLength(1);
});

it('looks for nothing in a tab that is hidden', async () => {
  const { lists } = await open(() => idsUntil(100011, 100002));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await aMinute();
  expect(lists()).toHaveLength(1);
  hidden.mockReturnValue(false);
  await aMinute();
  expect(button()?.textContent).toBe('1 new, show');
});
