import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { json, type Sent } from '../../testing/fake-fetch.ts';
import { wireRow } from '../../testing/staff.ts';
import { addressOf, newOrders, openNewOrders, rowsOf } from './testing/new-orders.ts';

afterEach(clearSession);

it('sorts a large list by what an index has, and says how far', async () => {
  const { router } = openNewOrders('/admin/recent-order?sort=-dateTime', 'Team', {
    [newOrders]: ({ query: { page } }: Sent) => rowsOf([`1000${page}`], 5_000),
  });
  await screen.findByText('10001');
  const buttonOf = (name: string) =>
    within(screen.getByRole('columnheader', { name })).queryByRole('button');
  await waitFor(() => expect(buttonOf('Name')).toBeNull());
  expect(buttonOf('Email')).toBeNull();
  expect(screen.getByRole('button', { name: 'Page 500' })).toBeTruthy();
  expect(screen.queryByText(/In this order/)).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Arrival Date' }));
  await screen.findByText(/In this order, the first 2,000 of 5,000 orders can be opened/);
  await screen.findByRole('button', { name: 'Page 200' });
  expect(addressOf(router)).toBe('/admin/recent-order?sort=arrivalDate');
  expect(screen.queryByRole('button', { name: 'Page 500' })).toBeNull();
});

it.each([
  ['?sort=name&page=3', 'sort', '/admin/recent-order?sort=-dateTime'],
  ['?sort=arrivalDate&page=300', 'page', '/admin/recent-order?sort=arrivalDate'],
])('%s asks for too much of a large list, which opens as it can', async (asked, path, left) => {
  const message = 'This list has more than 2,000 orders.';
  const { router } = openNewOrders(`/admin/recent-order${asked}`, 'Team', {
    [newOrders]: ({ query: { sort, page } }: Sent) =>
      sort === 'name' || page === '300'
        ? json({ status: 0, message, errors: [{ path, message }] }, 422)
        : rowsOf(['100001'], 5_000),
  });
  await screen.findByText('100001');
  await waitFor(() => expect(addressOf(router)).toBe(left));
});

it.each([
  [243, true, 1],
  [243, false, 0],
  [1000, true, 0],
])('a search that counted %i, more %s: says what "at least" means', async (total, more, notes) => {
  openNewOrders('/admin/recent-order?q=tamsin', 'Team', {
    '/api/admin/search-order': () =>
      json({ status: 1, message: 'Orders.', data: [wireRow('100001')], total, more }),
  });
  await screen.findByText('100001');
  expect(screen.queryAllByText(/^At least 243 orders match/)).toHaveLength(notes);
});
