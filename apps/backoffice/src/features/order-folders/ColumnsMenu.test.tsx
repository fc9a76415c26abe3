import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { addressOf, newOrders, openNewOrders } from './testing/new-orders.ts';

afterEach(clearSession);

it('has a column File by for who chose it, on this device, sorted by its head', async () => {
  const { router, sent } = openNewOrders('/admin/recent-order');
  await screen.findByText('100001');
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads()).not.toContain('File by');
  const menu = screen.getByRole('button', { name: 'Columns' });
  fireEvent.click(menu);
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'File by' }));
  await waitFor(() =>
    expect(heads().slice(1, 5)).toEqual(['Order ID', 'Name', 'File by', 'Arrival Date']),
  );
  const head = () => screen.getByRole('columnheader', { name: 'File by' });
  expect(head().getAttribute('aria-sort')).toBe('ascending');
  const row = (await screen.findByText('100001')).closest('tr');
  expect(row?.textContent).toContain('24-11 00:00 WITA');
  fireEvent.click(within(head()).getByRole('button'));
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?sort=-fileBy'));
  const asked = () => sent.findLast(({ path }) => path === newOrders)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'fileBy', dir: 'desc' }));
  expect(localStorage.getItem('pabean.columns:Rani')).toBe('fileBy');
  // Nothing has a place in this page, so the open menu counts as scrolled away.
  fireEvent.click(screen.getByRole('menuitemcheckbox', { checked: true, hidden: true }));
  await waitFor(() => expect(heads()).not.toContain('File by'));
  expect(localStorage.getItem('pabean.columns:Rani')).toBeNull();
});
