import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { keepOrder, removeKeptOrders } from '../../../shared/offline/kept-order.ts';
import { json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { fileOf4Bytes } from '../../../testing/kept-file.ts';
import { leaveNothing } from '../../../testing/leave-nothing.ts';
import { approved } from '../../../testing/orders.ts';
import { forgetUnsent, keepUnsent, unsentOrders } from '../conversation/unsent.ts';

/*
 * What the list says where it does not know, where something waits for an order that does not open here, and
 * what becomes of it when another tab removes an order.
 */

const leave = '/api/front/leave';
const opened = '/api/front/get-opened-orders';
const ended = () => json({ status: 1, message: 'You have left.' });
const none = () => json({ status: 1, message: 'Orders.', data: [] });
const passport = { bytes: new ArrayBuffer(4), name: 'passport.jpg', type: 'image/jpeg' };
const removeAll = 'Remove all and end the session';

// jsdom draws no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await leaveNothing();
  await removeKeptOrders();
  await forgetUnsent();
});

it('says that nothing is kept only once the server has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  fakeFetch({ [opened]: () => promise.then(none) });
  openPortal(paths.deviceOrders());
  await screen.findByRole('heading', { name: en['device.title'] });
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(screen.queryByText(en['device.none'])).toBeNull();
  resolve();
  await screen.findByText(en['device.none']);
  expect(screen.queryByRole('button', { name: removeAll })).toBeNull();
});

it('without an answer it says why it knows of none, and what ends the session all the same', async () => {
  fakeFetch({});
  openPortal(paths.deviceOrders());
  await screen.findByText(en['failure.offline']);
  expect(screen.queryByText(en['device.none'])).toBeNull();
  screen.getByRole('button', { name: removeAll });
});

it.each([
  ['the server', { [opened]: none }],
  ['no server', {}],
])('a passport picture that waits is not called nothing, by %s', async (_, answers) => {
  await keepUnsent('104780', 'message', { text: '', file: passport, key: '1', waits: true });
  fakeFetch({ [leave]: ended, ...answers });
  openPortal(paths.deviceOrders());
  const row = within((await screen.findByText('Order 104780')).closest('li') ?? document.body);
  row.getByText(en['write.kept']);
  // It is not open here: whoever wants to see it shows the e-mail.
  expect(screen.queryByText(en['device.lead'])).toBeNull();
  screen.getByRole('button', { name: removeAll });
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(screen.queryByText(en['device.none'])).toBeNull();
  fireEvent.click(row.getByRole('button', { name: 'Remove from this device Order 104780' }));
  const dialog = within(await screen.findByRole('dialog', { name: en['offline.remove'] }));
  fireEvent.click(dialog.getByRole('button', { name: en['offline.remove'] }));
  await waitFor(async () => expect(await unsentOrders()).toEqual([]));
  await waitFor(() => expect(screen.queryByText('Order 104780')).toBeNull());
});

it('an order that another tab removes goes from the list, with what was typed for it', async () => {
  for (const order_id of ['104777', '104778']) {
    await keepOrder({ ...approved, order_id }, [], fileOf4Bytes());
  }
  fakeFetch({ [opened]: none });
  openPortal(paths.deviceOrders());
  await screen.findByText('Order 104777');
  const tab = new BroadcastChannel('portal-left');
  tab.postMessage('104777');
  await waitFor(() => expect(screen.queryByText('Order 104777')).toBeNull());
  screen.getByText('Order 104778');
  tab.postMessage(null);
  await waitFor(() => expect(screen.queryByText('Order 104778')).toBeNull());
  tab.close();
});
