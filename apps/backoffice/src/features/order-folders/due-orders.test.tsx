import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json, type Sent } from '../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../testing/staff.ts';
import { addressOf, newOrders, openNewOrders } from './testing/new-orders.ts';

afterEach(clearSession);

const history = '/api/admin/get-orders-list/allOrder';
const countsCall = '/api/admin/get-folder-count';
const page = (more: object) => () =>
  json({ status: 1, message: 'Orders.', data: [wireRow('100001')], total: 1, ...more });

/** The shell's numbers beside those of the folders. */
const counted = (lateOrdersCount: number, atRiskOrdersCount: number) => ({
  [countsCall]: async () => {
    const { data, ...rest } = await shellAnswers('Rani', 'Team')[countsCall]().json();
    return json({ ...rest, data: { ...data, lateOrdersCount, atRiskOrdersCount } });
  },
});

it('counts in the shell what is late and at risk, one press from exactly these orders', async () => {
  const { router, sent } = openNewOrders('/admin/recent-order', 'Team', {
    ...counted(3, 1000),
    [history]: page({ total: 3, due: { late: 3, atRisk: 1000 } }),
  });
  const links = within(await screen.findByRole('navigation', { name: 'Late and at risk' }));
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '3 late',
    '1,000+ at risk',
  ]);
  fireEvent.click(links.getByRole('link', { name: '3 late' }));
  await waitFor(() => expect(addressOf(router)).toBe('/admin/order-history?due=late&sort=fileBy'));
  const asked = () => sent.findLast(({ path }) => path === history)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ due: 'late', sort: 'fileBy', dir: 'asc' }));
  await screen.findByRole('heading', { name: 'Order History' });
  const pressed = (name: string) => screen.getByRole('button', { name }).ariaPressed;
  await waitFor(() =>
    expect([pressed('Late 3'), pressed('First to file')]).toEqual(['true', 'true']),
  );
  // Order History as a whole has no order by the clock: both go together.
  fireEvent.click(screen.getByRole('button', { name: 'Late 3' }));
  await waitFor(() => expect(addressOf(router)).toBe('/admin/order-history'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'First to file' })).toBeNull());
});

it('leads nobody to a list that the role may not open, and says nothing that is not known', async () => {
  fakeFetch({
    ...shellAnswers('Dewa', 'Telecaller'),
    ...counted(3, 1),
    [newOrders]: page({}),
  });
  openOffice('/admin', 'Telecaller');
  await screen.findByText('100001');
  await waitFor(() => expect(screen.getByRole('link', { name: /^Customer Called/ })).toBeTruthy());
  expect(screen.queryByRole('navigation', { name: 'Late and at risk' })).toBeNull();
});

it('has chips of what is late and at risk, one of them at a time, joined with marks', async () => {
  const due = { late: 2, atRisk: 0 };
  const { router, sent } = openNewOrders('/admin/recent-order?withErrors=1&page=2', 'Team', {
    [newOrders]: page({ total: 25, due }),
  });
  const late = await screen.findByRole('button', { name: 'Late 2' });
  const atRisk = screen.getByRole('button', { name: 'At risk 0' });
  fireEvent.click(late);
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?due=late&withErrors=1'));
  const asked = () => sent.findLast(({ path }) => path === newOrders)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ due: 'late', withErrors: '1', page: '1' }));
  await waitFor(() => expect(late.ariaPressed).toBe('true'));
  fireEvent.click(atRisk);
  await waitFor(() =>
    expect(addressOf(router)).toBe('/admin/recent-order?due=atRisk&withErrors=1'),
  );
  await waitFor(() => expect([late.ariaPressed, atRisk.ariaPressed]).toEqual(['false', 'true']));
  fireEvent.click(atRisk);
  await waitFor(() => expect(addressOf(router)).toBe('/admin/recent-order?withErrors=1'));
});

it('clears it with the other filters where they leave nothing', async () => {
  const { router } = openNewOrders('/admin/recent-order?due=late&sort=fileBy', 'Team', {
    [newOrders]: ({ query }: Sent) =>
      json({
        status: 1,
        message: 'Orders.',
        data: query.due ? [] : [wireRow('100001')],
        total: query.due ? 0 : 1,
      }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  await screen.findByText('100001');
  expect(addressOf(router)).toBe('/admin/recent-order');
});

it('leaves it out of a folder in which nothing is to be filed', async () => {
  const completed = '/api/admin/get-orders-list/completedOrder';
  const { sent } = openNewOrders('/admin/completed-order?due=late', 'Team', {
    [completed]: page({ due: null }),
  });
  await screen.findByText('100001');
  expect(sent.find(({ path }) => path === completed)?.query).not.toHaveProperty('due');
  expect(screen.queryByRole('button', { name: /^Late/ })).toBeNull();
});

it('calls the clock of filed orders by the document that they wait for', async () => {
  const filed = '/api/admin/get-orders-list/awaitingGovtOrder';
  const moments = { file_by_at: '2026-01-02T16:00:00Z', opens_at: '2025-12-30T16:00:00Z' };
  const row = { ...wireRow('100001'), ...moments, process_status: 'AwaitingGovt' };
  const { sent } = openNewOrders('/admin/awaiting-govt', 'Team', {
    [filed]: page({ data: [row], due: { late: 1, atRisk: 0 } }),
  });
  expect(await screen.findByTitle(/^Document by 0[23]-01-2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'First due' }));
  const asked = () => sent.findLast(({ path }) => path === filed)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'fileBy', dir: 'asc' }));
  fireEvent.click(screen.getByRole('button', { name: 'Late 1' }));
  await waitFor(() => expect(asked()).toMatchObject({ due: 'late' }));
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Document by' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: /Document by/ })).toBeTruthy(),
  );
  fireEvent.click(screen.getByRole('menuitemcheckbox', { checked: true, hidden: true }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Document/ })).toBeNull());
});

it('says that there are more than are listed', async () => {
  openNewOrders('/admin/recent-order?due=late', 'Team', {
    [newOrders]: page({ total: 1000, more: true, due: { late: 1000, atRisk: 2 } }),
  });
  await screen.findByText('Showing 1-1 of 1,000+');
  expect(screen.getByRole('button', { name: 'Late 1,000+' })).toBeTruthy();
});
