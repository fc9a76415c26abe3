import { folderCountKeys, type Role, roles } from '@pabean/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession, useSession } from '../shared/session/session-store.ts';
import { openOffice } from '../testing/draw.tsx';
import { fakeFetch, json } from '../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../testing/staff.ts';

/** Spec section 2, "Staff shell", and section 6: what stands around every staff screen. */

afterEach(clearSession);

const countsCall = '/api/admin/get-folder-count';
const listCall = (folder: string) => `/api/admin/get-orders-list/${folder}`;
const rows = (...ids: string[]) =>
  json({ status: 1, message: 'Orders.', data: ids.map((id) => wireRow(id)), total: ids.length });

function office(role: Role, more: object = {}) {
  const sent = fakeFetch({
    ...shellAnswers('Rani', role),
    [listCall('newOrder')]: () => rows('100001'),
    '/api/admin/admin-logout': () => json({ status: 1, message: 'You are signed out.' }),
    ...more,
  });
  return { router: openOffice('/admin', role), sent };
}
const start = () => screen.findByText('100001');
/** Test data: each count is the place of its key, so a mixed-up count is seen. */
const countOf = (key: (typeof folderCountKeys)[number]) => folderCountKeys.indexOf(key);
const linksOf = (navigation: string) =>
  within(screen.getByRole('navigation', { name: navigation }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the tiles', () => {
  it('lead to the five work folders, each with its count', async () => {
    office('Telecaller');
    await start();
    await waitFor(() =>
      expect(linksOf('Work folders')).toEqual([
        [`My Orders${countOf('myOrdersCount')}`, '/admin/my-order'],
        [`New Orders${countOf('newOrdersCount')}`, '/admin/recent-order'],
        [`Priority Order${countOf('priorityOrdersCount')}`, '/admin/priority-order'],
        [`Pending Orders${countOf('pendingOrdersCount')}`, '/admin/pending-order'],
        [`Completed Orders${countOf('completedOrdersCount')}`, '/admin/completed-order'],
      ]),
    );
  });
});

/** Label, address, count; `only` where not every role sees it. */
const leads: readonly Role[] = ['Admin', 'Manager'];
const sidebar: readonly {
  label: string;
  path: string;
  count?: (typeof folderCountKeys)[number];
  only?: readonly Role[];
}[] = [
  { label: 'Awaiting Customer', path: 'awaiting-response', count: 'awaitingOrdersCount' },
  { label: 'Awaiting Govt', path: 'awaiting-govt', count: 'awaitingGovtCount' },
  { label: 'Contact Customer', path: 'contact-customer', count: 'contactCustomerOrdersCount' },
  { label: 'Customer Called', path: 'called', count: 'customerCalledCount' },
  {
    label: 'Order History',
    path: 'order-history',
    count: 'allOrdersCount',
    only: ['Admin', 'Manager', 'Team', 'Night Staff'],
  },
  { label: 'Future Orders', path: 'future-order', count: 'futureOrdersCount' },
  { label: 'Deleted Orders', path: 'deleted-order', count: 'deletedOrdersCount' },
  { label: 'Refunds', path: 'refund-order', count: 'refundOrdersCount' },
  { label: 'Chargeback', path: 'chargeback', count: 'chargeBackCount' },
  { label: 'Disputes', path: 'disputes' },
  { label: 'Mail trouble', path: 'mail-trouble' },
  { label: 'Country Order List', path: 'country-order-list' },
  { label: 'Order Processed', path: 'processed-order', only: leads },
  { label: 'Cockpit', path: 'cockpit', only: leads },
  { label: 'Manage Invoices', path: 'send-invoice' },
  { label: 'Manage Team', path: 'manage-team', only: leads },
  { label: 'Gateway Setting', path: 'gateway-setting', only: leads },
  { label: 'System', path: 'system', only: ['Admin'] },
  { label: 'Change Password', path: 'change-password', only: leads },
];

describe('the sidebar', () => {
  it.each(roles)('of a %s has the links of the role, with their counts', async (role) => {
    office(role);
    await start();
    const expected = sidebar
      .filter(({ only }) => only === undefined || only.includes(role))
      .map(({ label, path, count }) => [
        `${label}${count === undefined ? '' : countOf(count)}`,
        `/admin/${path}`,
      ]);
    await waitFor(() => expect(linksOf('Folders')).toEqual(expected));
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it('counts the cases that wait for an answer, where the server tells them', async () => {
    office('Team', {
      [countsCall]: () =>
        json({
          status: 1,
          message: 'Counts.',
          data: {
            ...Object.fromEntries(folderCountKeys.map((key) => [key, 0])),
            openDisputesCount: 12,
          },
        }),
    });
    await start();
    const labels = () => linksOf('Folders').map(([text]) => text);
    await waitFor(() => expect(labels()).toContain('Disputes12'));
  });

  it('asks for the counts in the name of the user, and again on every change of the path', async () => {
    const { router, sent } = office('Team', { [listCall('refundOrder')]: () => rows() });
    await start();
    const asked = () => sent.filter(({ path }) => path === countsCall);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.query).toEqual({ userName: 'Rani' });
    await router.navigate('/admin/refund-order');
    await waitFor(() => expect(asked()).toHaveLength(2));
    await router.navigate('/admin/send-invoice');
    await waitFor(() => expect(asked()).toHaveLength(3));
  });

  it('keeps the counts when they cannot be refreshed (section 8)', async () => {
    let online = true;
    const { router } = office('Team', {
      [countsCall]: () =>
        online ? shellAnswers('Rani', 'Team')[countsCall]() : new TypeError('offline'),
      [listCall('refundOrder')]: () => new TypeError('offline'),
    });
    await start();
    const name = `Chargeback${countOf('chargeBackCount')}`;
    const there = () => linksOf('Folders').some(([text]) => text === name);
    await waitFor(() => expect(there()).toBe(true));
    online = false;
    await router.navigate('/admin/refund-order');
    await screen.findByText('The orders could not be loaded.');
    expect(there()).toBe(true);
  });

  it('clears the order list with the path, before the next one has come', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { router } = office('Team', { [listCall('refundOrder')]: () => promise });
    await screen.findByText('100001');
    await router.navigate('/admin/refund-order');
    await waitFor(() => expect(document.title).toBe('Refund Orders · Pabean'));
    expect(screen.queryByText('100001')).toBeNull();
    resolve(rows('100777'));
    await screen.findByText('100777');
  });

  it('opens and closes by the menu button of small screens', async () => {
    office('Team');
    await start();
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(menu);
    const drawer = await screen.findByLabelText<HTMLElement>('Menu', { selector: '[role=dialog]' });
    expect(within(drawer).getByRole('link', { name: /^Refunds/ })).toBeTruthy();
    expect(menu.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(drawer, { key: 'Escape' });
    await waitFor(() => expect(menu.getAttribute('aria-expanded')).toBe('false'));
  });
});

describe('the top bar', () => {
  it('welcomes the user by name, beside an image of them', async () => {
    office('Team');
    await start();
    const bar = screen.getAllByRole('banner')[0];
    expect(bar?.textContent).toContain('Welcome, Rani');
    const user = screen.getByRole('button', { name: 'Account of Rani' });
    expect(user.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('RA');
  });

  it('has Logout in the dropdown: the stored user goes, the way leads to /', async () => {
    const { router } = office('Team');
    await start();
    expect(localStorage.getItem('user')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Account of Rani' }));
    const item = await screen.findByRole('menuitem', { name: 'Logout' });
    // jsdom has no layout: button and dropdown are points, so what is between them is the offset.
    await waitFor(() => expect(item.closest<HTMLElement>('[role="menu"]')?.style.top).toBe('2px'));
    fireEvent.click(item);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('user')).toBeNull();
    expect(useSession.getState()).toMatchObject({
      loading: false,
      error: null,
      data: null,
      isAuth: false,
    });
  });

  it('logs out by the sidebar too', async () => {
    const { router } = office('Team');
    await start();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('user')).toBeNull();
  });
});
