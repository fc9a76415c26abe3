import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import { wireRow } from '../../testing/staff.ts';
import { orderList } from './list-store.ts';
import { addressOf, newOrders, openNewOrders, rowsOf, tick } from './testing/new-orders.ts';

afterEach(clearSession);

it('asks in the words of the specification, sends versions, and reloads', async () => {
  const { sent } = openNewOrders('/admin', 'Team', {
    '/api/admin/assign-order-status': () =>
      json({ status: 1, message: 'Assigned.', data: { changed: ['100001'], skipped: [] } }),
  });
  await screen.findByText('100001');
  const assign = screen.getByRole('button', { name: 'Assign to me' });
  fireEvent.click(assign);
  expect(screen.queryByRole('dialog')).toBeNull();
  tick('100001');
  tick('100002');
  expect(screen.getByText('2 selected')).toBeTruthy();
  tick('100002');
  fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Are you sure want to assigned orders.',
  });
  expect(within(dialog).getByText('Order 100001')).toBeTruthy();
  const before = sent.filter(({ path }) => path === newOrders).length;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
  await screen.findByText('Assigned.');
  expect(sent.find(({ path }) => path.endsWith('assign-order-status'))?.body).toEqual({
    orderId: ['100001'],
    assignto: 'Rani',
    versions: { '100001': 3 },
  });
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === newOrders)).toHaveLength(before + 1),
  );
  expect(screen.queryByText('1 selected')).toBeNull();
});

it('forgets the selection with the page', async () => {
  openNewOrders('/admin');
  await screen.findByText('100001');
  tick('100001');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('100011');
  expect(screen.queryByText('1 selected')).toBeNull();
});

it('leaves the ticks of another page alone when an action of the page before ends', async () => {
  let reply: (() => void) | undefined;
  openNewOrders('/admin/recent-order', 'Team', {
    '/api/admin/assign-order-status': () =>
      new Promise<Response>((resolve) => {
        const data = { changed: ['100001'], skipped: [] };
        reply = () => resolve(json({ status: 1, message: 'Assigned.', data }));
      }),
  });
  await screen.findByText('100001');
  tick('100001');
  fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(reply).toBeDefined());
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('100011');
  tick('100011');
  await screen.findByText('1 selected');
  reply?.();
  await screen.findByText('Assigned.');
  await new Promise((resolve) => setTimeout(resolve, 50));
  screen.getByText('1 selected');
});

it('offers Delete to those who may', async () => {
  openNewOrders('/admin', 'Manager');
  await screen.findByText('100001');
  expect(screen.getByRole('button', { name: 'Delete Order' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete 100001' }));
  expect(
    await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' }),
  ).toBeTruthy();
});

it('says of an order whose assignee has left who had it, as of one that is free', async () => {
  openNewOrders('/admin', 'Team', {
    [newOrders]: () =>
      json({
        status: 1,
        message: 'Orders.',
        data: [
          wireRow('100001', { assign_to: 'Sinta', assignee_left: true }),
          wireRow('100002', { assign_to: null }),
        ],
        total: 2,
      }),
  });
  await screen.findByText('100001');
  const [left, free] = screen.getAllByRole('link', { name: /^View/ });
  expect(left?.textContent).toBe('View order 100001, Assigned to Sinta, who has left');
  expect(left?.className).toBe(free?.className);
});

it('offers none to others, and links a row by its encoded id', async () => {
  openNewOrders('/admin', 'Team', {
    [newOrders]: () =>
      json({
        status: 1,
        message: 'Orders.',
        data: [wireRow('100001', { assign_to: 'Sinta' })],
        total: 1,
      }),
  });
  await screen.findByText('100001');
  const view = screen.getByRole('link', { name: /^View/ });
  expect(view.textContent).toBe('View order 100001, Assigned to Sinta');
  expect(view.getAttribute('href')).toBe('/admin/view-order/MjAwMDAy');
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
});

it('is worked by keys', async () => {
  const { router } = openNewOrders('/admin');
  await screen.findByText('100001');
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  press('j');
  press('x');
  expect(screen.getByText('1 selected')).toBeTruthy();
  press('Escape');
  expect(screen.queryByText('1 selected')).toBeNull();
  press('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Search orders'));
  press(']');
  await screen.findByText('100011');
  expect(addressOf(router)).toBe('/admin?page=2');
});

it('is worked on by keys while a question fades away', async () => {
  openNewOrders('/admin', 'Manager');
  await screen.findByText('100001');
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  press('j');
  press('x');
  press('#');
  const dialog = await screen.findByRole('dialog');
  press('j');
  fireEvent.click(within(dialog).getByRole('button', { name: 'No' }));
  expect(dialog.isConnected).toBe(true);
  press('j');
  expect(screen.getByText('100002').closest('tr')?.getAttribute('aria-current')).toBe('true');
});

it('stays as it is while the screen of another folder is not drawn yet', async () => {
  openNewOrders('/admin/recent-order', 'Team', {
    '/api/admin/get-orders-list/deletedOrder': () => rowsOf(['100099'], 1),
  });
  await screen.findByText('100001');
  // The loader of the next screen asks before the router draws that screen.
  const source = { folder: 'deletedOrder' } as const;
  await act(() => orderList.open({ source, query: { page: 1, size: 10, q: '' } }));
  expect(orderList.store.getState().data?.rows.map(({ id }) => id)).toEqual(['100099']);
  expect(screen.queryByText('100099')).toBeNull();
  expect(screen.getByText('100001').closest('table')?.dataset.loading).toBe('idle');
});
