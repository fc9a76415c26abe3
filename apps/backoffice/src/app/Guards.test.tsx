import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  beginSession,
  endSession,
  followOtherTabs,
  signOut,
} from '../shared/session/session-store.ts';
import { openOffice, otherTabWrites } from '../testing/draw.tsx';
import { fakeFetch, json } from '../testing/fake-fetch.ts';
import { shellAnswers, tokenOf, userRecord } from '../testing/staff.ts';

const empty = () => json({ status: 1, message: 'Orders.', data: [], total: 0 });
const newOrders = '/api/admin/get-orders-list/newOrder';

beforeEach(() => {
  fakeFetch({
    ...shellAnswers('Rani', 'Team'),
    [newOrders]: empty,
    '/api/admin/get-orders-list/allOrder': empty,
  });
});

it('leads who is not signed in to the sign-in', async () => {
  const router = openOffice('/admin/order-history');
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

it('leads who is signed in past the sign-in', async () => {
  const router = openOffice('/', 'Team');
  expect(await screen.findByRole('table', { name: 'New Orders' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/admin');
});

it('leads a role away from a folder it may not open, and hides its link', async () => {
  fakeFetch({ ...shellAnswers('Rani', 'Telecaller'), [newOrders]: empty });
  const router = openOffice('/admin/order-history', 'Telecaller');
  await screen.findByRole('table', { name: 'New Orders' });
  expect(router.state.location.pathname).toBe('/admin');
  expect(await screen.findByText('Your role does not have access to this page.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Order History/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Refunds/ })).toBeTruthy();
});

it('opens the folder to a role that may', async () => {
  openOffice('/admin/order-history', 'Team');
  expect(await screen.findByRole('table', { name: 'Order History' })).toBeTruthy();
});

it('leads to the sign-in when the session ends', async () => {
  const router = openOffice('/admin', 'Team');
  await screen.findByRole('table', { name: 'New Orders' });
  endSession('Your session has expired.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(await screen.findByText('Your session has expired.')).toBeTruthy();
});

it('follows what another tab does', async () => {
  const stop = followOtherTabs();
  const router = openOffice('/admin', 'Team');
  await screen.findByRole('table', { name: 'New Orders' });
  otherTabWrites(null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  otherTabWrites(userRecord('Dewa', 'Manager'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  stop();
});

it('leads back to the page that asked for the sign-in, with its filters', async () => {
  const router = openOffice('/admin/order-history?sort=-name#list');
  await screen.findByRole('button', { name: 'Sign In' });
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  await screen.findByRole('table', { name: 'Order History' });
  const { pathname, search, hash } = router.state.location;
  expect(`${pathname}${search}${hash}`).toBe('/admin/order-history?sort=-name#list');
});

it('leads back after a session that ran out, and whoever may not stand there to the start', async () => {
  const router = openOffice('/admin/order-history', 'Team');
  await screen.findByRole('table', { name: 'Order History' });
  endSession('Your session has expired.');
  await screen.findByRole('button', { name: 'Sign In' });
  beginSession({ jwtToken: tokenOf('Rani', 'Team') });
  await screen.findByRole('table', { name: 'Order History' });
  endSession('Your session has expired.');
  await screen.findByRole('button', { name: 'Sign In' });
  beginSession({ jwtToken: tokenOf('Dewa', 'Telecaller') });
  await screen.findByRole('table', { name: 'New Orders' });
  expect(router.state.location.pathname).toBe('/admin');
});

it.each(['loading', 'idle'])(
  'leads to the page that was asked for and not yet drawn (%s)',
  async (state) => {
    const router = openOffice('/admin', 'Team');
    await screen.findByRole('table', { name: 'New Orders' });
    const stop = router.subscribe(({ navigation, location }) => {
      const asked = (navigation.location ?? location).pathname === '/admin/order-history';
      if (asked && navigation.state === state) endSession('Your session has expired.');
    });
    void router.navigate('/admin/order-history?sort=-name');
    await screen.findByRole('button', { name: 'Sign In' });
    stop();
    beginSession({ jwtToken: tokenOf('Rani', 'Team') });
    await screen.findByRole('table', { name: 'Order History' });
    expect(router.state.location.search).toBe('?sort=-name');
  },
);

it('leads back in the tabs that followed, and to the start after a Logout', async () => {
  const stop = followOtherTabs();
  const router = openOffice('/admin/order-history', 'Team');
  await screen.findByRole('table', { name: 'Order History' });
  otherTabWrites(null);
  await screen.findByRole('button', { name: 'Sign In' });
  otherTabWrites(userRecord('Rani', 'Team'));
  await screen.findByRole('table', { name: 'Order History' });
  localStorage.setItem('pabean.logout', 'of another tab');
  window.dispatchEvent(new StorageEvent('storage', { key: 'pabean.logout' }));
  otherTabWrites(null);
  await screen.findByRole('button', { name: 'Sign In' });
  otherTabWrites(userRecord('Dewa', 'Team'));
  await screen.findByRole('table', { name: 'New Orders' });
  signOut();
  await screen.findByRole('button', { name: 'Sign In' });
  expect(router.state.location.state).toBeNull();
  stop();
});

it('has a page for addresses that do not exist', async () => {
  openOffice('/admin/nowhere', 'Team');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

it('lists no key that leads where a role may not go', async () => {
  fakeFetch({ ...shellAnswers('Rani', 'Telecaller'), [newOrders]: empty });
  openOffice('/admin', 'Telecaller');
  await screen.findByRole('table', { name: 'New Orders' });
  fireEvent.keyDown(document.body, { key: '?' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  sheet.getByText('Future Orders');
  expect(sheet.queryByText('Order History')).toBeNull();
});
