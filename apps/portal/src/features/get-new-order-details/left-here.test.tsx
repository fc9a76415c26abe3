import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { removeKeptOrders } from '../../shared/offline/kept-order.ts';
import type { Answers } from '../../testing/answers.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fakeLocks } from '../../testing/fake-locks.ts';
import { leaveNothing } from '../../testing/leave-nothing.ts';
import { standingAt } from '../../testing/orders.ts';
import { calls, history, refusal, serverError } from '../../testing/replies.ts';
import {
  forgetUnsent,
  keepUnsent,
  letWait,
  readUnsent,
  unsentOrders,
} from './conversation/unsent.ts';
import { lockedOrders } from './keeping/typed-locks.ts';

/*
 * What waits for a network, where the order's page opens without one and no copy of it is kept.
 */

const signIn = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
const left = () => screen.findByRole('region', { name: en['left.typed'] });
let isOnline = false;

beforeEach(async () => {
  isOnline = false;
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  await leaveNothing();
  await removeKeptOrders();
  await forgetUnsent();
  // The order is opened anew: what is kept of it stays.
  await readUnsent('104777', 'message');
});

async function leave(orderId: string, text: string): Promise<void> {
  const file = { bytes: new ArrayBuffer(4), name: 'paula.jpg', type: 'image/jpeg' };
  await keepUnsent(orderId, 'message', { text, file, key: text, waits: true });
  await letWait(orderId, 'message', text);
}
/** What a tab keeps of a half-written correction. */
const typedCorrection = JSON.stringify({
  open: null,
  typed: {
    passport_number: { field: 'passport_number', value: 'X1234567', version: 1, reason: '' },
  },
});
/** Another tab of this browser takes an order, or all, off the device. */
function removedElsewhere(orderId: string | null): void {
  const tab = new BroadcastChannel('portal-left');
  tab.postMessage(orderId);
  tab.close();
}
function open(answers: Answers = {}): void {
  fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
}

it('it is in sight, with its file, and the page says when it is sent', async () => {
  await leave('104777', 'Is this hotel right?');
  open();
  await screen.findByText(en['offline.noCopy']);
  const typed = within(await left());
  typed.getByText('Is this hotel right?');
  typed.getByText('paula.jpg');
  typed.getByText(en['write.offline']);
});

it('what is half-written is in sight too, and goes with a press', async () => {
  await keepUnsent('104777', 'message', { text: 'Half', file: null, key: '1', waits: false });
  open();
  const typed = within(await left());
  typed.getByText('Half');
  typed.getByText(en['write.kept']);
});

it('on bad Wi-Fi it does not say that there is no internet', async () => {
  isOnline = true;
  await leave('104777', 'Is this hotel right?');
  open({ [calls.history]: signIn });
  within(await left()).getByText(en['write.kept']);
});

it('what was written about another order is not shown', async () => {
  await leave('104778', 'Of another');
  await leave('104777', 'Of this one');
  open();
  within(await left()).getByText('Of this one');
  expect(screen.queryByText('Of another')).toBeNull();
});

it.each([
  ['knows no such order', refusal(404, 'No such order.')],
  ['is broken', serverError],
])('a server that %s is not gone around', async (_, answer) => {
  await leave('104777', 'Is this hotel right?');
  open({ [calls.history]: answer });
  await screen.findByRole('button', { name: en['order.tryAgain'] });
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.queryByText('Is this hotel right?')).toBeNull();
});

it('whoever holds the device can remove it', async () => {
  await leave('104777', 'Is this hotel right?');
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  open();
  await left();
  fireEvent.click(screen.getByRole('button', { name: en['offline.remove'] }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: en['offline.remove'] }));
  await waitFor(async () => expect(await unsentOrders()).toEqual([]));
  await waitFor(() => expect(screen.queryByText('Is this hotel right?')).toBeNull());
});

it.each([
  ['the order was', '104777'],
  ['all were', null],
])(
  'where %s removed in another tab, nothing of it stays in sight or in this one',
  async (_, id) => {
    sessionStorage.setItem('correct:104777', typedCorrection);
    await leave('104777', 'Is this hotel right?');
    open();
    await left();
    removedElsewhere(id);
    await waitFor(() => expect(screen.queryByText('Is this hotel right?')).toBeNull());
    expect(sessionStorage.getItem('correct:104777')).toBeNull();
    await waitFor(async () => expect(await unsentOrders()).toEqual([]));
  },
);

it('the removal of another order changes nothing', async () => {
  await leave('104777', 'Is this hotel right?');
  open();
  await left();
  removedElsewhere('104778');
  await new Promise((done) => setTimeout(done, 100));
  screen.getByText('Is this hotel right?');
});

it.each([paths.trackOrder(), paths.deviceOrders()])(
  'a tab that is loaded anew at %s says what is typed in it, and forgets it',
  async (address) => {
    const locks = { value: fakeLocks() };
    vi.stubGlobal('navigator', Object.create(navigator, { locks }));
    sessionStorage.setItem('correct:104777', typedCorrection);
    fakeFetch({});
    openPortal(address);
    await waitFor(async () => expect(await lockedOrders()).toEqual(['104777']));
    removedElsewhere('104777');
    await waitFor(() => expect(sessionStorage.getItem('correct:104777')).toBeNull());
  },
);

it.each([
  ['without a network', undefined, true],
  ['behind a sign-in page', signIn, true],
  ['where the server is broken', serverError, false],
])('a page that failed %s asks again when the network is back: %o', async (_, answer, isAsked) => {
  const answers: Record<string, Answers[string]> = answer ? { [calls.history]: answer } : {};
  open(answers);
  const button = await screen.findByRole('button', { name: en['order.tryAgain'] });
  isOnline = true;
  answers[calls.history] = history([], standingAt('waitingForYou'));
  fireEvent(window, new Event('online'));
  await new Promise((done) => setTimeout(done, 100));
  await waitFor(() => expect(button.isConnected).toBe(!isAsked));
});
