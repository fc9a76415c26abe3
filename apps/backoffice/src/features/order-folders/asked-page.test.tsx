import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { undoNow } from '../../shared/orders/undo-store.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json, type Sent } from '../../testing/fake-fetch.ts';
import { addressOf, newOrders, openNewOrders, rowsOf, tick } from './testing/new-orders.ts';
import { lookMs } from './useNewRows.ts';

afterEach(clearSession);

/** The list of 60 orders, page 4 of which is on screen; other pages do not come while the network is gone. */
async function openPage4() {
  const network = { isGone: false, asked: 0 };
  const opened = openNewOrders('/admin/recent-order?page=4', 'Team', {
    [newOrders]: ({ query: { page } }: Sent) => {
      network.asked += 1;
      return network.isGone ? new TypeError('offline') : rowsOf([`1000${Number(page) - 1}1`], 60);
    },
  });
  await screen.findByText('100031');
  return { ...opened, network };
}

const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const current = () =>
  pages()
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

it('speaks of the rows that stand where the next page does not come, and tries again', async () => {
  const { router, network } = await openPage4();
  network.isGone = true;
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  fireEvent.click(next);
  await screen.findByText('Page 5 could not be loaded.');
  // The address is what was asked for, for whoever reloads the page.
  expect(addressOf(router)).toBe('/admin/recent-order?page=5');
  expect(screen.getByText('100031')).toBeTruthy();
  expect(screen.getByText('Showing 31-31 of 60')).toBeTruthy();
  expect(current()).toEqual(['4']);
  expect(document.activeElement).toBe(next);
  // Said once, by the toast.
  await screen.findByText(/The server cannot be reached/);
  expect(screen.getAllByText(/cannot be reached/)).toHaveLength(1);
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  expect(document.activeElement).toBe(again);
  network.isGone = false;
  fireEvent.click(again);
  await screen.findByText('100041');
  expect(current()).toEqual(['5']);
  expect(screen.queryByText('Page 5 could not be loaded.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Page 5' }));
  expect(addressOf(router)).toBe('/admin/recent-order?page=5');
});

it('asks again by the key of the next page, and goes back by the number that stands', async () => {
  const { router, network } = await openPage4();
  network.isGone = true;
  fireEvent.keyDown(document.body, { key: ']' });
  await screen.findByText('Page 5 could not be loaded.');
  const asked = network.asked;
  fireEvent.keyDown(document.body, { key: ']' });
  await waitFor(() => expect(network.asked).toBe(asked + 1));
  expect(addressOf(router)).toBe('/admin/recent-order?page=5');
  network.isGone = false;
  fireEvent.click(screen.getByRole('button', { name: 'Page 4' }));
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?page=4'));
  await waitFor(() => expect(screen.queryByText('Page 5 could not be loaded.')).toBeNull());
  expect(current()).toEqual(['4']);
});

it('goes on from the page that is waited for', async () => {
  const slow = Promise.withResolvers<Response>();
  const { router } = openNewOrders('/admin/recent-order?page=2', 'Team', {
    [newOrders]: ({ query: { page } }: Sent) =>
      page === '2' ? rowsOf(['100011'], 60) : slow.promise,
  });
  await screen.findByText('100011');
  fireEvent.keyDown(document.body, { key: ']' });
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?page=3'));
  expect(current()).toEqual(['2']);
  expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-busy')).toBe('true');
  fireEvent.keyDown(document.body, { key: ']' });
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?page=4'));
  slow.resolve(rowsOf(['100031'], 60));
  await screen.findByText('100031');
  expect(current()).toEqual(['4']);
});

it('keeps the size of the rows that stand, and says that another one did not come', async () => {
  const { router, network } = await openPage4();
  network.isGone = true;
  const size = screen.getByLabelText<HTMLSelectElement>('Rows per page');
  fireEvent.change(size, { target: { value: '25' } });
  await screen.findByText('25 rows per page could not be loaded.');
  expect(addressOf(router)).toBe('/admin/recent-order?size=25');
  expect(size.value).toBe('10');
  expect(current()).toEqual(['4']);
  network.isGone = false;
  fireEvent.change(size, { target: { value: '25' } });
  await waitFor(() => expect(size.value).toBe('25'));
  expect(screen.queryByText('25 rows per page could not be loaded.')).toBeNull();
  expect(addressOf(router)).toBe('/admin/recent-order?size=25');
});

/** Page 1 stands; page 2 was asked for and did not come. The network is there again. */
async function missPage2(more: object = {}) {
  const network = { isGone: false, first: '100001' };
  const { router } = openNewOrders('/admin/recent-order', 'Team', {
    [newOrders]: ({ query: { page } }: Sent) => {
      if (network.isGone) return new TypeError('offline');
      return page === '1' ? rowsOf([network.first, '100002'], 60) : rowsOf(['100011'], 60);
    },
    ...more,
  });
  await screen.findByText('100001');
  network.isGone = true;
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('Page 2 could not be loaded.');
  network.isGone = false;
  network.first = '100003';
  const isPage1 = async () => {
    await screen.findByText('100003');
    expect(addressOf(router)).toBe('/admin/recent-order');
    expect(current()).toEqual(['1']);
    expect(screen.queryByText('Page 2 could not be loaded.')).toBeNull();
  };
  return { isPage1 };
}

it('shows what came onto the page that stands', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { isPage1 } = await missPage2();
  await act(() => vi.advanceTimersByTimeAsync(lookMs + 100));
  fireEvent.click(await screen.findByRole('button', { name: '1 new, show' }));
  await isPage1();
});

const changed = { status: 1, message: 'Changed.', data: { changed: ['100001'], skipped: [] } };

it.each([
  ['a change of its rows', () => press('Assign to me')],
  ['an undoing', () => act(() => undoNow({ 100001: 2 }))],
])('keeps in sight the page that stands after %s', async (_, change) => {
  const { isPage1 } = await missPage2({
    '/api/admin/assign-order-status': () => json(changed),
    '/api/admin/undo-change': () => json(changed),
  });
  tick('100001');
  await change();
  await isPage1();
});

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
}

it('leaves the address of a page that the server refuses for good', async () => {
  const message = 'Sorted by that column, only the first 10,000 orders of this list can be opened.';
  const refused = { status: 0, message, errors: [{ path: 'page', message }] };
  const { router } = openNewOrders('/admin/recent-order', 'Team', {
    [newOrders]: ({ query: { page } }: Sent) =>
      page === '1' ? rowsOf(['100001'], 60) : json(refused, 422),
  });
  await screen.findByText('100001');
  fireEvent.click(screen.getByRole('button', { name: 'Page 6' }));
  await screen.findByText(message);
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order'));
  await waitFor(() => expect(screen.queryByText('Page 6 could not be loaded.')).toBeNull());
  expect(current()).toEqual(['1']);
});
