import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { keepOrder, keptOrders, removeKeptOrders } from '../../shared/offline/kept-order.ts';
import { pendingRecords } from '../../shared/offline/pending-records.ts';
import { slowMs } from '../../shared/offline/slow.ts';
import type { Answers } from '../../testing/answers.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { browserThatKeeps } from '../../testing/fake-worker.ts';
import { fileOf4Bytes } from '../../testing/kept-file.ts';
import { leaveNothing } from '../../testing/leave-nothing.ts';
import { approved, download, inDays, standingAt } from '../../testing/orders.ts';
import { calls, history, refusal, serverError } from '../../testing/replies.ts';

const order = { ...approved, doa: inDays(5) };
const address = paths.orderDetailsOf(order.order_id);
const copyWords = /This is the copy that we kept on this device/;
const signIn = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
/** Opens the order's page, whose order was kept yesterday unless `kept` says otherwise. */
async function open(answers: Answers, kept = true) {
  if (kept)
    await keepOrder(order, [download(1)], fileOf4Bytes(), new Date(Date.now() - 86_400_000));
  const sent = fakeFetch(answers);
  return { router: openPortal(address), sent };
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await leaveNothing();
  await removeKeptOrders();
});
afterEach(() => vi.unstubAllEnvs());

describe('without a server', () => {
  it.each([
    ['there is no network', {}],
    ['the network wants a sign-in', { [calls.history]: signIn }],
  ])('the copy is shown when %s, with its age', async (_, answers) => {
    await open(answers);
    const words = await screen.findByText(copyWords);
    const yesterday = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(
      Date.now() - 86_400_000,
    );
    expect(words.textContent).toContain(yesterday);
    expect(screen.getByText('Maren Ostrowick-Vale')).toBeTruthy();
    expect(screen.getByText(/^1 download/)).toBeTruthy();
    expect(await screen.findByText(/They open without internet until/)).toBeTruthy();
  });

  it('the page says so where no copy is kept, and works when there is a network', async () => {
    const answers: Record<string, Answers[string]> = {};
    await open(answers, false);
    await screen.findByRole('heading', { name: en['offline.noCopyTitle'] });
    expect(screen.getByText(en['offline.noCopy'])).toBeTruthy();
    answers[calls.history] = history([], order);
    fireEvent.click(screen.getByRole('button', { name: en['order.tryAgain'] }));
    await screen.findByRole('heading', { name: en['approved.heading'] });
  });

  it('the copy of another order is no answer', async () => {
    await keepOrder({ ...order, order_id: '104778' }, [], fileOf4Bytes());
    await open({}, false);
    await screen.findByText(en['offline.noCopy']);
  });

  it('a download is saved from the copy, and its record waits for a network', async () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file' }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await open({});
    await screen.findByText(copyWords);
    fireEvent.click(screen.getByRole('button', { name: en['approved.download'] }));
    await screen.findByText(en['offline.savedLater']);
    expect(saved).toEqual(['customs-declaration-104777.pdf']);
    const [record, ...others] = await pendingRecords();
    expect(others).toEqual([]);
    expect(record).toMatchObject({ orderId: '104777', file1: 'a1b2.pdf' });
    expect(Object.keys(record ?? {}).sort()).toEqual(['file1', 'orderId', 'pressedAt', 'timezone']);
    await screen.findByText(/We have not recorded this yet/);
  });

  it('the copy gives way to the server when the network is back', async () => {
    const answers: Record<string, Answers[string]> = {};
    await open(answers);
    await screen.findByText(copyWords);
    answers[calls.history] = history([download(2), download(1)], order);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(copyWords)).toBeNull());
    expect(screen.getByText(/^2 downloads/)).toBeTruthy();
  });
});

describe('a server that says no', () => {
  it('asks for the e-mail, and no copy is a way around that', async () => {
    const { router } = await open({ [calls.history]: refusal(401, 'Over.') });
    await screen.findByText(en['track.openAgain']);
    expect(router.state.location.pathname).toBe(paths.trackOrderOf('104777'));
  });

  it('or is broken, is no reason to show an older state of the order', async () => {
    await open({ [calls.history]: serverError });
    await screen.findByRole('heading', { name: en['order.failedTitle'] });
    expect(screen.queryByText(copyWords)).toBeNull();
  });

  it('and has taken the document back, takes the copy with it', async () => {
    browserThatKeeps();
    await open({ [calls.history]: history([], { ...standingAt('refunded'), doa: inDays(5) }) });
    await screen.findByRole('heading', { name: en['stage.refunded'] });
    await vi.waitFor(async () => expect(await keptOrders()).toEqual([]), 10_000);
  });
});

it('a slow server gives way to the copy, and its answer takes the place of that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let arrive: (answer: Response) => void = () => {};
  const late = new Promise<Response>((done) => {
    arrive = done;
  });
  await open({ [calls.history]: () => late });
  await act(() => vi.advanceTimersByTimeAsync(slowMs - 1000));
  expect(screen.queryByText(copyWords)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await screen.findByText(copyWords);
  arrive(history([download(2), download(1)], order)());
  await waitFor(() => expect(screen.queryByText(copyWords)).toBeNull());
  expect(screen.getByText(/^2 downloads/)).toBeTruthy();
});
