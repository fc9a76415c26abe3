import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useWalk } from '../../shared/orders/list-walk.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { setSingleKeys } from '../../shared/shortcuts/shortcut-settings.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json, type Sent } from '../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../testing/staff.ts';
import { completedOrder } from './testing/order.ts';
// Loaded ahead: a lazy screen's first import takes longer here than a test wants to wait.
import './ViewOrderScreen.tsx';

beforeEach(() => setSingleKeys(true));
afterEach(clearSession);

/** Order History, 100001 to 100025, ten a page. */
const all = Array.from({ length: 25 }, (_, index) => String(100_001 + index));

function office(address: string) {
  const page = ({ query }: Sent) => {
    const start = (Number(query.page) - 1) * 10;
    const data = all.slice(start, start + 10).map((id) => wireRow(id));
    return json({ status: 1, message: 'Orders.', data, total: all.length });
  };
  const details = (id: string) => () =>
    json({ status: 1, message: 'Order.', data: { ...completedOrder, order_id: id } });
  const sent = fakeFetch({
    ...shellAnswers('Rani', 'Team'),
    '/api/admin/get-orders-list/allOrder': page,
    '/api/admin/get-orders-list/newOrder': page,
    ...Object.fromEntries(all.map((id) => [`/api/admin/get-orders-details/${id}`, details(id)])),
  });
  return { router: openOffice(address, 'Team'), sent };
}
const view = (id: string) =>
  fireEvent.click(screen.getByRole('link', { name: new RegExp(`^View.*${id}`) }));
const shown = (id: string) => screen.findByRole('heading', { name: `Order ${id}`, level: 1 });
const button = (name: string) => screen.findByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(document.body, { key });

it('walks through the list by buttons and keys, over the border of a page', async () => {
  const { router, sent } = office('/admin/order-history?sort=-name&page=2');
  await screen.findByText('100019');
  view('100019');
  await shown('100019');
  fireEvent.click(await button('Next order'));
  await shown('100020');
  const next = await button('Next order');
  await waitFor(() => expect(document.activeElement).toBe(next));
  press('n');
  await shown('100021');
  expect(sent.findLast(({ path }) => path.endsWith('/allOrder'))?.query).toMatchObject({
    page: '3',
    sort: 'name',
    dir: 'desc',
  });
  const back = await screen.findByRole('link', { name: 'Order History' });
  expect(back.getAttribute('href')).toBe('/admin/order-history?sort=-name&page=3');
  press('p');
  await shown('100020');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Order History' }).getAttribute('href')).toBe(
      '/admin/order-history?sort=-name&page=2',
    ),
  );
  // No order stands between this one and the list.
  await router.navigate(-1);
  await screen.findByRole('heading', { name: /^Order History/, level: 1 });
});

it('is muted at the ends of the list', async () => {
  office('/admin/order-history');
  await screen.findByText('100001');
  view('100001');
  await shown('100001');
  expect((await button('Previous order')).getAttribute('aria-disabled')).toBe('true');
  expect((await button('Next order')).getAttribute('aria-disabled')).toBeNull();
  press('p');
  fireEvent.click(await button('Previous order'));
  expect(await shown('100001')).toBeTruthy();
});

it('leaves G and then N to New, and is switched off with the single keys', async () => {
  const { router, sent } = office('/admin/order-history');
  await screen.findByText('100001');
  view('100001');
  await shown('100001');
  setSingleKeys(false);
  press('n');
  setSingleKeys(true);
  press('g');
  press('n');
  await screen.findByRole('heading', { name: /^New Orders/, level: 1 });
  expect(router.state.location.pathname).toBe(paths.folder('newOrder'));
  expect(sent.filter(({ path }) => path.includes('details')).map(({ path }) => path)).toEqual([
    '/api/admin/get-orders-details/100001',
  ]);
});

it('finds its way again after the page was loaded anew', async () => {
  const { router } = office('/admin/order-history?page=2');
  await screen.findByText('100012');
  useWalk.setState({ walk: null });
  view('100012');
  await shown('100012');
  fireEvent.click(await button('Next order'));
  await shown('100013');
  useWalk.setState({ walk: null });
  // Opened by a link: in no list that anybody has looked at.
  await router.navigate(paths.viewOrder('100001'));
  await shown('100001');
  await waitFor(() => expect(useWalk.getState().walk).not.toBeNull());
  expect(screen.queryByRole('button', { name: 'Next order' })).toBeNull();
});
