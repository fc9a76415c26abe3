import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
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

const headsOf = async (name: string, id: number) => {
  cleanup();
  openOffice('/admin/recent-order', 'Team', name, id);
  await screen.findByText('100001');
  return screen.getAllByRole('columnheader').map((head) => head.textContent);
};

it('keeps what a member chose by the member, whatever the name: of two with one, and of a new one', async () => {
  openNewOrders('/admin/recent-order');
  expect(await headsOf('Ani', 7)).not.toContain('File by');
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'File by' }));
  await screen.findByRole('columnheader', { name: 'File by' });
  expect(await headsOf('Ani', 8)).not.toContain('File by');
  expect(await headsOf('Ani Putri', 7)).toContain('File by');
  expect(localStorage.getItem('pabean.columns:member 7')).toBe('fileBy');
});

it('gives what was kept by the name to the first member who has it, once', async () => {
  localStorage.setItem('pabean.columns:Made', 'fileBy');
  openNewOrders('/admin/recent-order');
  expect(await headsOf('Made', 17)).toContain('File by');
  expect(await headsOf('Made', 18)).not.toContain('File by');
  expect(localStorage.getItem('pabean.columns:Made')).toBeNull();
  expect(await headsOf('Made', 17)).toContain('File by');
});
