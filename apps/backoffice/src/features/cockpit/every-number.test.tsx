import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../shared/report/testing/open-screen.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { CockpitScreen } from './CockpitScreen.tsx';
import { cockpit, withOthers } from './testing/cockpit-sample.ts';

// A window of jsdom has no size to draw in; the stories draw the charts in a browser.
vi.mock('./CockpitCharts.tsx', () => ({ CockpitCharts: () => null }));

const answer = (data: unknown, more: object = {}) =>
  json({ status: 1, message: 'Cockpit.', data, ...more });
const row = {
  order_id: '104777',
  full_name: 'Maren',
  process_status: 'Completed',
  created_at: '2026-11-02T10:00:00.000Z',
  amount: '69.00',
  currency: 'USD',
  refunded: null,
  processed_by: null,
};

function open(figures: object, search = '', orders: readonly object[] = [row]) {
  const sent = fakeFetch({
    '/api/admin/get-cockpit': () => answer(figures),
    '/api/admin/get-cockpit-orders': () => answer(orders, { more: false }),
    '/api/admin/get-cockpit-disputes': () => answer([], { more: false }),
  });
  return { sent, router: openScreen(CockpitScreen, search) };
}
const withMany = { ...cockpit, ...withOthers };
const asked = ({ sent }: ReturnType<typeof open>) => sent.at(-1)?.query;

it('opens what was approved, on time and late', async () => {
  const screenOf = open(cockpit);
  fireEvent.click(await screen.findByTitle('Approved'));
  const dialog = await screen.findByRole('dialog', { name: 'Approved' });
  await within(dialog).findByText('104777');
  expect(dialog.textContent).toContain('3,284 approved, Nov 2026');
  expect(asked(screenOf)).toMatchObject({ measure: 'approved', month: '2026-11' });
});

it('opens the orders, late orders and cases of those without a row of their own', async () => {
  const screenOf = open(withMany, '?mode=Priority');
  for (const [name, measure] of [
    ['Orders', 'orders'],
    ['Late orders', 'late'],
    ['Disputes and fraud reports', 'ratio'],
  ]) {
    fireEvent.click(await screen.findByTitle(`${name}, 41 others`));
    const dialog = await screen.findByRole('dialog', { name: 'By source: 41 others' });
    await within(dialog).findByText(/^(104777|No entries)$/);
    expect(asked(screenOf)).toMatchObject({ measure, others: 'source', mode: 'Priority' });
    expect(asked(screenOf)).not.toHaveProperty('source');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  }
});

it('opens the payments of the others from their ratio, and stays with them after a reload', async () => {
  const screenOf = open(withMany, '?list=ratio&by=source');
  const dialog = await screen.findByRole('dialog', { name: 'By source: 41 others' });
  fireEvent.click(within(dialog).getByTitle('Payments'));
  await within(dialog).findByText('104777');
  expect(asked(screenOf)).toMatchObject({ measure: 'payments', others: 'source' });
});

it.each([
  ['orders', 'Amount', 'USD 69.00'],
  ['payments', 'Amount', 'USD 69.00'],
  ['refunds', 'Refunded', 'USD 34.50'],
])('lists of %s the column %s: %s', async (list, column, words) => {
  open(cockpit, `?list=${list}`, [{ ...row, process_status: 'Refunds', refunded: '34.50' }]);
  const table = await screen.findByRole('table', { name: 'Orders' });
  const at = within(table)
    .getAllByRole('columnheader')
    .findIndex((one) => one.textContent === column);
  const cells = within(table).getAllByRole('row')[1]?.querySelectorAll('th, td');
  expect(cells?.[at]?.textContent).toBe(words);
});

it('opens no list that an API of the release before does not have', async () => {
  const { lists: _, ...before } = withMany;
  const { sent } = open(before, '?list=orders&by=source');
  expect((await screen.findByText(/3,284 approved/)).textContent).toContain('52 late of');
  expect(screen.queryByTitle('Approved')).toBeNull();
  expect(screen.queryByTitle('Orders, 41 others')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toHaveLength(1);
});
