import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import type { Sent } from '../../testing/fake-fetch.ts';
import { orderList } from './list-store.ts';
import { newOrders, openNewOrders, rowsOf } from './testing/new-orders.ts';
import { finish, openSix, sendDelete } from './testing/six-orders.ts';

afterEach(clearSession);

const press = (key: string, times = 1) => {
  for (let time = 0; time < times; time++) fireEvent.keyDown(document.body, { key });
};
const currentId = () =>
  document.querySelector('tbody tr[aria-current="true"]')?.textContent?.match(/1000\d\d/)?.[0];

const lists = [
  ['a page', '/admin/recent-order'],
  ['"All"', '/admin/recent-order?size=All'],
] as const;

it.each(lists)('stands on the row that takes the place of one of %s', async (_, address) => {
  const opened = await openSix(address);
  press('j', 4);
  press('x');
  await screen.findByText('1 selected');
  expect(currentId()).toBe('100004');
  await sendDelete('#', opened);
  await finish(opened);
  expect(currentId()).toBe('100005');
  press('k');
  expect(currentId()).toBe('100003');
});

it.each(lists)('stands on the last row of %s where fewer are left', async (_, address) => {
  const opened = await openSix(address);
  press('j', 6);
  press('x');
  await screen.findByText('1 selected');
  await sendDelete('#', opened);
  await finish(opened);
  expect(currentId()).toBe('100005');
});

it('follows its order where one in front of it goes', async () => {
  await openSix('/admin/recent-order');
  press('j', 4);
  act(() => orderList.remove(['100001']));
  expect(screen.queryByText('100001')).toBeNull();
  expect(currentId()).toBe('100004');
});

it('begins without in another list', async () => {
  const { router } = await openSix('/admin/recent-order');
  press('j', 4);
  expect(currentId()).toBe('100004');
  await act(() => router.navigate('/admin/recent-order?wrote=1'));
  await waitFor(() => expect(currentId()).toBeUndefined());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(currentId()).toBeUndefined();
  press('j');
  expect(currentId()).toBe('100001');
});

it('begins without on a page whose rows come later', async () => {
  const second = Promise.withResolvers<Response>();
  openNewOrders('/admin/recent-order', 'Manager', {
    [newOrders]: ({ query: { page } }: Sent) =>
      page === '2' ? second.promise : rowsOf(['100001', '100002'], 12),
  });
  await screen.findByText('100001');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  press('j', 2);
  expect(currentId()).toBe('100002');
  await act(async () => second.resolve(rowsOf(['100011', '100012'], 12)));
  await screen.findByText('100011');
  expect(currentId()).toBeUndefined();
});
