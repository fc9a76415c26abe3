import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { leaveNothing } from '../../../testing/leave-nothing.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, pending } from '../../../testing/replies.ts';
import { forgetUnsent, keepUnsent, letWait, readUnsent, unsentOrders } from './unsent.ts';

/*
 * What is written and not sent, when its order is removed from the device.
 */

// jsdom draws no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');
const list = () => screen.queryByRole('list', { name: 'not sent yet' });

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await leaveNothing();
  await forgetUnsent();
  // The order is opened anew: what is kept of it stays.
  await readUnsent('104777', 'message');
});

it('goes at once, after asking, while the server takes its time to end the session', async () => {
  await keepUnsent('104777', 'message', { text: 'First', file: null, key: '1', waits: true });
  await letWait('104777', 'message', '1');
  fakeFetch({
    [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(5) }),
    [calls.order]: () => ownOrderReply(null),
    [calls.leave]: pending,
  });
  const router = openPortal(paths.orderDetailsOf('104777'));
  fireEvent.change(await field(), { target: { value: 'Half a second' } });
  await waitFor(() => expect(list()).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: en['offline.remove'] }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Not sent yet, and deleted too: Order 104777.');
  expect(list()).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: en['offline.remove'] }));
  await waitFor(() => expect(list()).toBeNull());
  await waitFor(async () => expect((await field()).value).toBe(''));
  // The page has not been left yet.
  expect(router.state.location.pathname).toBe(paths.orderDetailsOf('104777'));
  expect(await unsentOrders()).toEqual([]);
});
