import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../shared/report/testing/open-screen.tsx';
import { beginSession, clearSession } from '../../shared/session/session-store.ts';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { tokenOf } from '../../testing/staff.ts';
import { CockpitScreen } from './CockpitScreen.tsx';
import { cockpit } from './testing/cockpit-sample.ts';

// A window of jsdom has no size to draw in; the stories draw the charts in a browser.
vi.mock('./CockpitCharts.tsx', () => ({ CockpitCharts: () => null }));

const orders = '/api/admin/get-cockpit-orders';
const record = '/api/admin/record-export';
const answer = (data: unknown, more: object = {}) =>
  json({ status: 1, message: 'Cockpit.', data, ...more });
const order = (order_id: string) => ({
  order_id,
  full_name: 'Maren',
  process_status: 'Completed',
  created_at: '2026-11-02T10:00:00.000Z',
  amount: '69.00',
  currency: 'USD',
  refunded: null,
  processed_by: null,
});

beforeEach(() => beginSession({ jwtToken: tokenOf('Rani', 'Admin') }));
afterEach(clearSession);

/** The list of late orders, whose download waits for its first page. */
async function download() {
  const page = Promise.withResolvers<Response>();
  const sent = fakeFetch({
    [record]: () => answer(undefined),
    '/api/admin/get-cockpit': () => answer(cockpit),
    [orders]: ({ query }) => {
      if (query.limit === '100') {
        return answer([order(query.member === undefined ? 'B-1' : 'A-1')], { more: true });
      }
      return query.after === undefined ? page.promise : answer([order('A-2')], { more: false });
    },
  });
  const router = openScreen(CockpitScreen);
  fireEvent.click(await screen.findByTitle('Late orders, Tomo'));
  await screen.findByText('A-1');
  fireEvent.click(drawer().getByRole('button', { name: 'CSV' }));
  const downloads = () => sent.filter(({ query }) => query.limit === '1000').length;
  await waitFor(() => expect(downloads()).toBe(1));
  const arrive = () => page.resolve(answer([order('A-1')], { more: true }));
  return { router, sent, downloads, arrive };
}
const drawer = () => within(screen.getByRole('dialog'));
const busyButtons = () =>
  ['CSV', 'Show more'].filter(
    (name) => drawer().getByRole('button', { name }).getAttribute('aria-disabled') === 'true',
  );

it('a download keeps the buttons of its own list, and of no other', async () => {
  const { router, sent, arrive } = await download();
  expect(busyButtons()).toEqual(['CSV', 'Show more']);
  await router.navigate('?list=late');
  await screen.findByText('B-1');
  expect(busyButtons()).toEqual([]);
  await router.navigate(-1);
  await screen.findByText('A-1');
  expect(busyButtons()).toEqual(['CSV', 'Show more']);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '', revokeObjectURL() {} }));
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  arrive();
  await waitFor(() => expect(saving).toHaveBeenCalledOnce());
  await waitFor(() => expect(busyButtons()).toEqual([]));
  expect(sent.filter(({ path }) => path === record)).toHaveLength(1);
});

it.each([
  ['the session ends', () => clearSession()],
  ['another member signs in', () => beginSession({ jwtToken: tokenOf('Sinta', 'Manager') })],
])('a download ends when %s', async (_, change) => {
  const { sent, downloads, arrive } = await download();
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  act(change);
  arrive();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(downloads()).toBe(1);
  expect(sent.some(({ path }) => path === record)).toBe(false);
  expect(saving).not.toHaveBeenCalled();
});

it('the last page leaves the focus at how many there are', async () => {
  fakeFetch({
    '/api/admin/get-cockpit': () => answer(cockpit),
    [orders]: ({ query }) =>
      query.after === undefined
        ? answer([order('A-1')], { more: true })
        : answer([order('A-2')], { more: false }),
  });
  openScreen(CockpitScreen);
  fireEvent.click(await screen.findByTitle('Late orders, Tomo'));
  await screen.findByText('A-1');
  const more = drawer().getByRole('button', { name: 'Show more' });
  more.focus();
  fireEvent.click(more);
  await screen.findByText('A-2');
  expect(document.contains(more)).toBe(false);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^2 of /));
});
