import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { mayKeep } from '../../../shared/offline/keep-choice.ts';
import { keepOrder, keptOrders, removeKeptOrders } from '../../../shared/offline/kept-order.ts';
import { json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { approved } from '../../../testing/orders.ts';
import { keepUnsent, unsentOrders } from '../conversation/unsent.ts';

const leave = '/api/front/leave';
const opened = '/api/front/get-opened-orders';
const ended = () => json({ status: 1, message: 'You have left.' });
const none = () => json({ status: 1, message: 'Orders.', data: [] });
const file = () =>
  Object.assign(new Blob(['%PDF']), { arrayBuffer: async () => new ArrayBuffer(4) });
const session_until = new Date(Date.now() + 60 * 60 * 1000).toISOString();

// jsdom draws no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(async () => {
  localStorage.clear();
  await removeKeptOrders();
  for (const [order_id, full_name] of [
    ['104777', 'Maren Ostrowick-Vale'],
    ['104778', 'Tomas Ostrowick-Vale'],
  ] as const) {
    await keepOrder({ ...approved, order_id, full_name, session_until }, [], file());
  }
});

it('lists the orders of a family, each to open and to remove by its own name', async () => {
  const sent = fakeFetch({ [leave]: ended, [opened]: none });
  openPortal(paths.deviceOrders());
  await screen.findByText('Tomas Ostrowick-Vale');
  expect(screen.getByRole('link', { name: 'Open Order 104777' }).getAttribute('href')).toBe(
    paths.orderDetailsOf('104777'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove from this device Order 104778' }));
  await screen.findByText('The copy is deleted, and the session has ended.');
  await waitFor(() => expect(screen.queryByText('Tomas Ostrowick-Vale')).toBeNull());
  expect(screen.getByText('Maren Ostrowick-Vale')).toBeTruthy();
  expect(sent.find(({ path }) => path === leave)?.body).toEqual({ orderId: '104778' });
  expect((await keptOrders()).map(({ order }) => order.order_id)).toEqual(['104777']);
  expect(mayKeep()).toBe(true);
});

it('says of when each copy is, and how to see how its order stands now', async () => {
  const yesterday = new Date(Date.now() - 86_400_000);
  await keepOrder({ ...approved, order_id: '104777', session_until }, [], file(), yesterday);
  const data = [{ orderId: '104779', until: session_until }];
  fakeFetch({ [opened]: () => json({ status: 1, message: 'Orders.', data }) });
  openPortal(paths.deviceOrders());
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(yesterday);
  const date = await screen.findByText(new RegExp(`^Copy of ${day}`));
  expect(date.closest('li')?.textContent).toContain('Order 104777');
  screen.getByText(/To see how it stands now, open it with internet/);
  const other = within((await screen.findByText('Order 104779')).closest('li') ?? document.body);
  expect(other.getByText(en['device.noCopy'])).toBeTruthy();
});

it('promises nothing without internet where no copy is kept', async () => {
  await removeKeptOrders();
  const data = [{ orderId: '104779', until: session_until }];
  fakeFetch({ [opened]: () => json({ status: 1, message: 'Orders.', data }) });
  openPortal(paths.deviceOrders());
  await screen.findByText('Order 104779');
  // What the test before left in the store may be drawn first.
  await waitFor(() => expect(screen.queryByText(/opens? without internet/)).toBeNull());
});

it('says that an order is being removed, and takes no second press meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent = fakeFetch({ [leave]: () => promise, [opened]: none });
  openPortal(paths.deviceOrders());
  const button = await screen.findByRole('button', {
    name: 'Remove from this device Order 104778',
  });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await waitFor(() => expect(sent.filter(({ path }) => path === leave)).toHaveLength(1));
  const other = screen.getByRole('button', { name: 'Remove from this device Order 104777' });
  expect(other.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(other);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  resolve(ended());
  await screen.findByText('The copy is deleted, and the session has ended.');
  await waitFor(() => expect(screen.queryByText('Tomas Ostrowick-Vale')).toBeNull());
  expect(other.getAttribute('aria-disabled')).toBeNull();
  expect(sent.filter(({ path }) => path === leave)).toHaveLength(1);
  expect(await keptOrders()).toHaveLength(1);
});

it('a double tap removes one order, and the focus stays in the list', async () => {
  // Time passes by no other way, however long a busy machine takes.
  let later = 0;
  const began = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => began + later);
  fakeFetch({ [leave]: ended, [opened]: none });
  openPortal(paths.deviceOrders());
  const button = await screen.findByRole('button', {
    name: 'Remove from this device Order 104778',
  });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByText('Tomas Ostrowick-Vale')).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
  const other = screen.getByRole('button', { name: 'Remove from this device Order 104777' });
  fireEvent.click(other);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(await keptOrders()).toHaveLength(1);
  later += 1000;
  fireEvent.click(other);
  await waitFor(async () => expect(await keptOrders()).toEqual([]));
});

it('the focus goes to no other order by itself, also while the server looks', async () => {
  await removeKeptOrders();
  await keepOrder({ ...approved, order_id: '104777', session_until }, [], file());
  const data = [{ orderId: '104779', until: session_until }];
  const answer = () => json({ status: 1, message: 'Orders.', data });
  let wait = Promise.resolve();
  fakeFetch({ [leave]: ended, [opened]: () => wait.then(answer) });
  openPortal(paths.deviceOrders());
  const other = await screen.findByText('Order 104779');
  wait = new Promise((done) => setTimeout(done, 700));
  const button = screen.getByRole('button', { name: 'Remove from this device Order 104777' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  await act(() => wait.then(() => new Promise((done) => setTimeout(done, 100))));
  expect(other.isConnected).toBe(true);
  expect(document.activeElement?.tagName).toBe('UL');
});

it('the focus goes to no order that comes into the list later', async () => {
  let data: object[] = [];
  fakeFetch({ [leave]: ended, [opened]: () => json({ status: 1, message: 'Orders.', data }) });
  openPortal(paths.deviceOrders());
  const remove = 'Remove from this device Order 104778';
  const button = await screen.findByRole('button', { name: remove });
  data = [{ orderId: '104779', until: session_until }];
  button.focus();
  fireEvent.click(button);
  await screen.findByText('Order 104779');
  expect(document.activeElement?.tagName).toBe('UL');
});

it('asks before it removes an order with something that was not sent', async () => {
  fakeFetch({ [leave]: ended, [opened]: none });
  openPortal(paths.deviceOrders());
  await screen.findByText('Tomas Ostrowick-Vale');
  await keepUnsent('104778', 'message', { text: 'Hello', file: null, key: '3', waits: false });
  const remove = 'Remove from this device Order 104778';
  fireEvent.click(screen.getByRole('button', { name: remove }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove from this device' }));
  expect(dialog.getByText('Not sent yet, and deleted too: Order 104778.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep them' }));
  expect(await unsentOrders()).toEqual(['104778']);
  expect(await keptOrders()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: remove }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Remove from this device' }));
  await screen.findByText('The copy is deleted, and the session has ended.');
  expect(await unsentOrders()).toEqual([]);
});

it('lists an order that is open by its cookie alone', async () => {
  const data = [{ orderId: '104779', until: session_until }];
  fakeFetch({ [opened]: () => json({ status: 1, message: 'Orders.', data }) });
  openPortal(paths.deviceOrders());
  await screen.findByText('Order 104779');
  // There is no copy of it that could be deleted.
  fireEvent.click(screen.getByRole('button', { name: 'Remove from this device Order 104779' }));
  const words = await screen.findByText(/It ends by itself at/);
  expect(words.textContent).toMatch(/^We could not reach our server/);
});

it('removes all only after asking, with the focus on what changes nothing', async () => {
  const sent = fakeFetch({ [leave]: ended, [opened]: none });
  openPortal(paths.deviceOrders());
  fireEvent.click(await screen.findByRole('button', { name: 'Remove all and end the session' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('note')).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep them' }));
  expect(await keptOrders()).toHaveLength(2);
  await keepUnsent('104778', 'question 5', { text: 'Jalan', file: null, key: '1', waits: true });
  await keepUnsent('104778', 'message', { text: 'Hello', file: null, key: '2', waits: false });
  sessionStorage.setItem('correct:104777', '{}');
  fireEvent.click(screen.getByRole('button', { name: 'Remove all and end the session' }));
  await within(dialog).findByText('Not sent yet, and deleted too: Order 104778.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove all and end the session' }));
  await screen.findByText('No order is kept on this device. The session has ended.');
  expect(screen.getAllByText(/No order is kept/)).toHaveLength(1);
  expect(sent.find(({ path }) => path === leave)?.body).toEqual({});
  expect(await keptOrders()).toEqual([]);
  expect(mayKeep()).toBe(false);
  expect(await unsentOrders()).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

it('warns that a copy stays which the device does not delete, and how to delete it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fakeFetch({ [leave]: ended, [opened]: none });
  openPortal(paths.deviceOrders());
  const remove = 'Remove from this device Order 104777';
  const button = await screen.findByRole('button', { name: remove });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  fireEvent.click(button);
  const words = await screen.findByText(/^We could not delete what is kept on this device\./);
  expect(words.textContent).toMatch(/settings of your browser\. The session has ended\.$/);
  expect(words.closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Open Order 104777' })).toBeTruthy();
});

it('says without internet that the session goes on, and until when', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fakeFetch({});
  openPortal(paths.deviceOrders());
  fireEvent.click(
    await screen.findByRole('button', { name: 'Remove from this device Order 104777' }),
  );
  const words = await screen.findByText(/It ends by itself at/);
  expect(words.textContent).toMatch(/We could not reach our server to end the session/);
  expect(words.textContent).toMatch(/\d:\d\d/);
  expect(await keptOrders()).toHaveLength(1);
});
