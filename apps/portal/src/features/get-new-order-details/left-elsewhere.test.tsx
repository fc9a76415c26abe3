import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { keptOrders, removeKeptOrders } from '../../shared/offline/kept-order.ts';
import { json } from '../../testing/answers.ts';
import { ownOrderReply } from '../../testing/conversations.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { browserThatKeeps } from '../../testing/fake-worker.ts';
import { fileOf4Bytes } from '../../testing/kept-file.ts';
import { approved, inDays } from '../../testing/orders.ts';
import { calls, history } from '../../testing/replies.ts';
import { forgetDocument, heldDocument, rememberDocument } from './document-file.ts';
import { followOrder } from './keeping/keeping-store.ts';
import { leaveAll, leaveOrder } from './keeping/leave-device.ts';

const order = { ...approved, doa: inDays(5) };
const path = order.path ?? '';
/** Another tab of this browser. */
let tab: BroadcastChannel;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  sessionStorage.clear();
  await removeKeptOrders();
  rememberDocument(path, fileOf4Bytes());
  tab = new BroadcastChannel('portal-left');
});
afterEach(() => {
  tab.close();
  forgetDocument();
});

const left = () => json({ status: 1, message: 'You have left.' });
let router: ReturnType<typeof openPortal>;
async function open() {
  browserThatKeeps();
  fakeFetch({
    [calls.history]: history([], order),
    [calls.order]: () => ownOrderReply(null),
    [calls.leave]: left,
  });
  router = openPortal(paths.orderDetailsOf('104777'));
  await screen.findByRole('heading', { name: en['approved.heading'] });
  await waitFor(async () => expect(await keptOrders()).toHaveLength(1));
  sessionStorage.setItem('correct:104777', '{}');
  return () => router.state.location.pathname;
}

it.each([
  ['the order that was', '104777'],
  ['an order, where all were', null],
])('a page of %s removed in another tab shows and keeps nothing any more', async (_, orderId) => {
  const address = await open();
  await removeKeptOrders();
  tab.postMessage(orderId);
  await waitFor(() => expect(address()).toBe(paths.trackOrderOf('104777')));
  expect(screen.queryByText(order.full_name ?? '')).toBeNull();
  expect([sessionStorage.length, heldDocument(path)]).toEqual([0, undefined]);
  // What was on its way to the device does not come back.
  rememberDocument(path, fileOf4Bytes());
  await followOrder(order, []);
  expect(await keptOrders()).toEqual([]);
});

it('nor does a page that was left for Track Order, though one of another order was removed before', async () => {
  const address = await open();
  await act(() => router.navigate(paths.trackOrder()));
  expect(address()).toBe(paths.trackOrder());
  tab.postMessage('104778');
  await new Promise((done) => setTimeout(done, 100));
  expect(heldDocument(path)).toBeDefined();
  tab.postMessage('104777');
  await waitFor(() => expect(heldDocument(path)).toBeUndefined());
});

it.each([
  ['an order', '104778'],
  ['all', null],
])('what is half typed into Track Order goes with %s', async (_, orderId) => {
  fakeFetch({ [calls.track]: () => json({ status: 0, message: 'No such order.' }, 404) });
  openPortal(paths.trackOrderOf('104777'));
  const email = await screen.findByLabelText<HTMLInputElement>(en['track.email']);
  await waitFor(() => expect(document.activeElement).not.toBe(email));
  email.focus();
  fireEvent.change(email, { target: { value: 'maren@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: en['track.submit'] }));
  await waitFor(() => expect(screen.getAllByText(/No such order/).length).toBeGreaterThan(0));
  tab.postMessage(orderId);
  await waitFor(() => expect(email.value).toBe(''));
  expect(screen.getByLabelText<HTMLInputElement>(en['track.orderId']).value).toBe('104777');
  expect(document.activeElement).toBe(email);
  await waitFor(() => expect(screen.queryByText(/No such order/)).toBeNull());
  expect(sessionStorage.length).toBe(0);
});

it('a page of another order stays', async () => {
  const address = await open();
  tab.postMessage('104778');
  await new Promise((done) => setTimeout(done, 100));
  expect(address()).toBe(paths.orderDetailsOf('104777'));
});

it('other tabs hear of what is removed here', async () => {
  fakeFetch({ [calls.leave]: left });
  const heard: unknown[] = [];
  tab.onmessage = ({ data }) => heard.push(data);
  await leaveOrder('104777', undefined);
  await leaveAll();
  await waitFor(() => expect(heard).toEqual(['104777', null]));
});

it('the page itself goes where it says what was done', async () => {
  const address = await open();
  screen.getByRole('button', { name: en['offline.remove'] }).click();
  await screen.findByText(en['device.left']);
  expect(address()).toBe(paths.deviceOrders());
  // The order may be open again by then.
  await act(() => router.navigate(paths.trackOrder()));
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: en['device.title'] });
  await act(async () => {});
  expect(screen.queryByText(en['device.left'])).toBeNull();
});
