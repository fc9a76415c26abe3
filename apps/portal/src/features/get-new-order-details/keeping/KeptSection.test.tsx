import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { chooseToKeep } from '../../../shared/offline/keep-choice.ts';
import { keptOrders, removeKeptOrders } from '../../../shared/offline/kept-order.ts';
import { queueRecord } from '../../../shared/offline/pending-records.ts';
import { json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { browserThatKeeps } from '../../../testing/fake-worker.ts';
import { fileOf4Bytes } from '../../../testing/kept-file.ts';
import { leaveNothing } from '../../../testing/leave-nothing.ts';
import { approved, inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, pending, refusal, serverError } from '../../../testing/replies.ts';
import { keepUnsent, unsentOrders } from '../conversation/unsent.ts';
import { rememberDocument } from '../document-file.ts';
import { order as shownOrder } from '../order-store.ts';

// jsdom draws no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const order = { ...approved, doa: inDays(5) };
const address = paths.orderDetailsOf(order.order_id);
const record = {
  orderId: '104777',
  file1: 'a1b2.pdf',
  timezone: 'Asia/Jakarta',
  pressedAt: new Date(Date.now() - 60_000).toISOString(),
};
const notRecorded = /We have not recorded this yet/;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await leaveNothing();
  await removeKeptOrders();
  rememberDocument(order.path ?? '', fileOf4Bytes());
});
afterEach(() => vi.unstubAllEnvs());

describe('what the page says of its copy', () => {
  it('is that it is kept, until when, and how it goes again', async () => {
    browserThatKeeps();
    fakeFetch({ [calls.history]: history([], order) });
    openPortal(address);
    const words = await screen.findByText(/They open without internet until/);
    const [kept] = await keptOrders();
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(kept?.until);
    expect(words.textContent).toContain(date);
    expect(words.role).toBe('status');
    expect(screen.getByText(en['offline.shared'])).toBeTruthy();
    expect(screen.getByRole('link', { name: en['device.title'] }).getAttribute('href')).toBe(
      paths.deviceOrders(),
    );
  });

  it('is that this browser cannot, and nothing offers to keep it', async () => {
    fakeFetch({ [calls.history]: history([], order) });
    openPortal(address);
    await screen.findByText(en['offline.notKept']);
    expect(screen.queryByText(en['offline.shared'])).toBeNull();
    expect(screen.queryByRole('button', { name: en['offline.keep'] })).toBeNull();
  });

  it('is nothing before there is a document', async () => {
    browserThatKeeps();
    fakeFetch({ [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(5) }) });
    openPortal(address);
    await screen.findByRole('heading', { name: en['stage.preparing'] });
    expect(screen.queryByRole('heading', { name: en['offline.heading'] })).toBeNull();
  });

  it('is nothing of another order that was open before', async () => {
    browserThatKeeps();
    const other = { ...order, order_id: '104778', path: '/uploads/other.pdf' };
    fakeFetch({
      [calls.history]: ({ body }) =>
        history([], (body as { orderId: string }).orderId === '104778' ? other : order)(),
      [other.path]: pending,
    });
    const router = openPortal(address);
    await screen.findByText(/They open without internet until/);
    const said: string[] = [];
    const watcher = new MutationObserver(() => {
      if (order.order_id === shownOrder.store.getState().data?.order.order_id) return;
      const section = document.querySelector('[aria-labelledby="offline-heading"]');
      if (section) said.push(section.textContent);
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    await act(() => router.navigate(paths.orderDetailsOf('104778')));
    await screen.findByText(en['offline.keeping']);
    watcher.disconnect();
    expect(said.filter((words) => !words.includes(en['offline.keeping']))).toEqual([]);
  });

  it('is nothing of a time before it was removed, when it is opened again', async () => {
    browserThatKeeps();
    fakeFetch({ [calls.history]: history([], order), [order.path ?? '']: pending });
    const router = openPortal(address);
    await screen.findByText(/They open without internet until/);
    fireEvent.click(screen.getByRole('button', { name: en['offline.remove'] }));
    await screen.findByText(/The copy is deleted/);
    await act(() => router.navigate(address));
    await screen.findByText(en['offline.keeping']);
  });

  it('is that copies were refused here, until somebody asks for one', async () => {
    browserThatKeeps();
    chooseToKeep(false);
    fakeFetch({ [calls.history]: history([], order) });
    openPortal(address);
    await screen.findByText(en['offline.removed']);
    expect(await keptOrders()).toEqual([]);
    const button = screen.getByRole('button', { name: en['offline.keep'] });
    button.focus();
    fireEvent.click(button);
    await screen.findByText(/They open without internet until/);
    expect(document.activeElement?.tagName).toBe('SECTION');
    expect(await keptOrders()).toHaveLength(1);
  });
});

it('removing leaves the page, and Back does not lead to the order again', async () => {
  browserThatKeeps();
  const sent = fakeFetch({
    [calls.history]: history([], order),
    [calls.leave]: () => json({ status: 1, message: 'You have left.' }),
    [calls.opened]: () => json({ status: 1, message: 'Orders.', data: [] }),
  });
  const router = openPortal(address);
  await screen.findByText(/They open without internet until/);
  const remove = screen.getByRole('button', { name: en['offline.remove'] });
  fireEvent.click(remove);
  fireEvent.click(remove);
  await screen.findByText(en['device.left']);
  expect(router.state.location.pathname).toBe(paths.deviceOrders());
  expect(sent.filter(({ path }) => path === calls.leave)).toHaveLength(1);
  await screen.findByText(en['device.none']);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe(paths.deviceOrders());
});

describe('an order without a copy is left too', () => {
  const preparing = { ...standingAt('preparing'), doa: inDays(5) };
  const leaves = async () => {
    const link = await screen.findByRole('link', { name: en['device.title'] });
    expect(link.getAttribute('href')).toBe(paths.deviceOrders());
    expect(screen.getByText(en['device.notYours'])).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en['offline.remove'] }));
    await screen.findByText(en['device.ended']);
  };
  const open = (shown: typeof order) => {
    const sent = fakeFetch({
      [calls.history]: history([], shown),
      [calls.leave]: () => json({ status: 1, message: 'You have left.' }),
      [calls.opened]: () => json({ status: 1, message: 'Orders.', data: [] }),
    });
    openPortal(address);
    return () => sent.filter(({ path }) => path === calls.leave).map(({ body }) => body);
  };

  it.each([
    ['that this browser cannot keep', order, en['offline.notKept']],
    ['before its approval', preparing, en['stage.preparing']],
    [
      'whose document is not here yet',
      { ...preparing, stage: 'approved' as const },
      en['approved.noFile'],
    ],
  ])('%s', async (_, shown, words) => {
    const left = open(shown);
    await screen.findByText(words);
    sessionStorage.setItem('refund:104777', '{}');
    await leaves();
    expect(left()).toEqual([{ orderId: '104777' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('after asking, where something was typed for it and not sent', async () => {
    const left = open(preparing);
    await screen.findByText(en['stage.preparing']);
    await keepUnsent('104777', 'message', { text: 'Hello', file: null, key: '1', waits: false });
    const remove = screen.getByRole('button', { name: en['offline.remove'] });
    fireEvent.click(remove);
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Not sent yet, and deleted too: Order 104777.');
    fireEvent.click(dialog.getByRole('button', { name: en['device.keepThem'] }));
    expect([left(), await unsentOrders()]).toEqual([[], ['104777']]);
    fireEvent.click(remove);
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: en['offline.remove'] }),
    );
    await screen.findByText(en['device.ended']);
    expect([left().length, await unsentOrders()]).toEqual([1, []]);
  });

  it.each([
    [
      'a correction',
      'correct:104777',
      { open: null, typed: { occupation: { value: 'Organist' } } },
    ],
    ['a request for a refund', 'refund:104777', { reason: '', words: 'I fell ill.' }],
  ])('after asking, where %s was typed for it', async (_, key, typed) => {
    const left = open(preparing);
    await screen.findByText(en['stage.preparing']);
    sessionStorage.setItem(key, JSON.stringify(typed));
    fireEvent.click(screen.getByRole('button', { name: en['offline.remove'] }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Not sent yet, and deleted too: Order 104777.');
    expect([left(), sessionStorage.length]).toEqual([[], 1]);
    fireEvent.click(dialog.getByRole('button', { name: en['offline.remove'] }));
    await screen.findByText(en['device.ended']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('where copies were refused', async () => {
    browserThatKeeps();
    chooseToKeep(false);
    const left = open(order);
    await screen.findByText(en['offline.removed']);
    await leaves();
    expect(left()).toHaveLength(1);
  });
});

describe('a download that the server has not heard of', () => {
  it('is named, is sent when the network is back, and then is named no more', async () => {
    browserThatKeeps();
    await queueRecord(record);
    await queueRecord({ ...record, orderId: '104778', pressedAt: new Date().toISOString() });
    let answer = refusal(503, 'Not now.');
    const sent = fakeFetch({ [calls.history]: history([], order), [calls.record]: () => answer() });
    openPortal(address);
    expect(await screen.findAllByText(notRecorded)).toHaveLength(1);
    answer = () => json({ status: 1, message: 'Recorded.' });
    const before = sent.length;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(notRecorded)).toBeNull());
    const later = sent.slice(before).filter(({ path }) => path === calls.record);
    expect(later.map(({ body }) => (body as typeof record).orderId)).toEqual(['104777', '104778']);
  });

  it('stays while the server is broken, and the page goes on', async () => {
    browserThatKeeps();
    await queueRecord(record);
    fakeFetch({ [calls.history]: history([], order), [calls.record]: serverError });
    openPortal(address);
    await screen.findByText(notRecorded);
    fireEvent(window, new Event('online'));
    await screen.findByRole('button', { name: en['approved.download'] });
    expect(screen.getByText(notRecorded)).toBeTruthy();
  });
});

describe('the offer to install', () => {
  it('stands only where the browser makes one, and goes when it was answered', async () => {
    browserThatKeeps();
    fakeFetch({ [calls.history]: history([], order) });
    openPortal(address);
    await screen.findByText(en['offline.shared']);
    const install = () => screen.queryByRole('button', { name: en['offline.install'] });
    expect(install()).toBeNull();
    fireEvent(window, new Event('beforeinstallprompt', { cancelable: true }));
    expect(install()).toBeNull();
    const prompt = vi.fn(async () => ({ outcome: 'dismissed' }));
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    fireEvent(window, offer);
    expect(offer.defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: en['offline.install'] }));
    await waitFor(() => expect(install()).toBeNull());
    expect(prompt).toHaveBeenCalledOnce();
  });
});
