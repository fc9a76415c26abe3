import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { keepOrder, removeKeptOrders } from '../../shared/offline/kept-order.ts';
import { slowMs } from '../../shared/offline/slow.ts';
import { type Answers, json } from '../../testing/answers.ts';
import { entries, ownOrderReply, question } from '../../testing/conversations.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fileOf4Bytes } from '../../testing/kept-file.ts';
import { leaveNothing } from '../../testing/leave-nothing.ts';
import { approved, inDays, standingAt } from '../../testing/orders.ts';
import { calls, history, refusal } from '../../testing/replies.ts';
import { keepUnsent, letWait, readUnsent } from './conversation/unsent.ts';

/*
 * The order's cookie is over after two hours; its page may stand open for longer.
 */

const over = refusal(401, 'Over.');
const preparing = { ...standingAt('preparing'), doa: inDays(5) };
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');
const openAgain = () => screen.findByText(en['track.openAgain']);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const seeAgain = () => fireEvent(document, new Event('visibilitychange'));

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await leaveNothing();
  await removeKeptOrders();
});

/** The page of an order, with the answers that come first; they change while it stands open. */
async function open(order = preparing, more: Answers = {}) {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], order),
    [calls.order]: () => ownOrderReply(null, entries),
    ...more,
  };
  const sent = fakeFetch(answers);
  const router = openPortal(paths.orderDetailsOf('104777'));
  return { answers, router, sent };
}

it('a message asks for the e-mail, and goes when the order is open again', async () => {
  const { answers, router, sent } = await open();
  fireEvent.change(await field(), { target: { value: 'Hello' } });
  answers[calls.write] = over;
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await openAgain();
  expect(router.state.location.pathname).toBe(paths.trackOrderOf('104777'));
  expect(await readUnsent('104777', 'message')).toMatchObject({ text: 'Hello', waits: true });
  answers[calls.write] = () =>
    json({ status: 1, message: '', data: { id: 3, at: entries[0]?.at } });
  await act(() => router.navigate(paths.orderDetailsOf('104777')));
  await screen.findByText(en['write.sent']);
  const keys = sent
    .filter(({ path }) => path === calls.write)
    .map(({ body }) => (body as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('a look at the order asks for the e-mail, and what was typed stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { answers, router } = await open();
  fireEvent.change(await field(), { target: { value: 'Half a' } });
  answers[calls.history] = over;
  await pass(21_000);
  await openAgain();
  expect(router.state.location.pathname).toBe(paths.trackOrderOf('104777'));
  expect(await readUnsent('104777', 'message')).toMatchObject({ text: 'Half a', waits: false });
});

it('a look at what can be done with it does so too', async () => {
  const { answers } = await open();
  await field();
  answers[calls.order] = over;
  fireEvent(window, new Event('online'));
  await openAgain();
});

it('a document stays in sight, with what was written, until something is pressed', async () => {
  const { answers, router, sent } = await open({ ...approved, doa: inDays(5) });
  const looks = () => sent.filter(({ path }) => path === calls.order);
  fireEvent.change(await field(), { target: { value: 'Hello' } });
  answers[calls.order] = over;
  answers[calls.write] = over;
  seeAgain();
  await waitFor(() => expect(looks()).toHaveLength(2));
  await act(async () => {});
  expect(screen.getByRole('heading', { name: en['approved.heading'] })).toBeTruthy();
  expect((await field()).value).toBe('Hello');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.trackOrderOf('104777')));
});

it.each([
  ['a message that waits', 'message', calls.write, 'Send now'],
  ['an answer that waits', 'question 7', calls.answer, 'Send answer'],
])('a document stays in sight when %s goes by itself', async (_, about, call, button) => {
  await readUnsent('104777', about);
  await keepUnsent('104777', about, { text: 'Hello', file: null, key: '1', waits: true });
  if (about === 'message') await letWait('104777', about, '1');
  const asked = () => ownOrderReply(question({ wants: 'text' }), entries);
  const more = { [calls.order]: asked, [call]: over };
  const { router, sent } = await open({ ...approved, doa: inDays(5) }, more);
  const tries = () => sent.filter(({ path }) => path === call);
  const isShown = () => screen.getByRole('heading', { name: en['approved.heading'] });
  // When the page opens, when there is a network again, and at last with a press.
  await waitFor(() => expect(tries()).toHaveLength(1));
  await screen.findByText(en['write.failed']);
  isShown();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(tries()).toHaveLength(2));
  await screen.findByRole('button', { name: button });
  isShown();
  fireEvent.click(screen.getByRole('button', { name: button }));
  await openAgain();
  expect(router.state.location.pathname).toBe(paths.trackOrderOf('104777'));
});

/** The copy of this device, before which the cookie ends while there is no network. */
const keptAt = new Date();
async function openCopy(slow?: Promise<Response>) {
  await keepOrder({ ...approved, doa: inDays(5) }, [], fileOf4Bytes(), keptAt);
  const answers: Record<string, Answers[string]> = slow ? { [calls.history]: () => slow } : {};
  const sent = fakeFetch(answers);
  const router = openPortal(paths.orderDetailsOf('104777'));
  return { answers, sent, router };
}
const unreached = () => screen.findByText(/^We cannot reach our server now/);
const asksEmail = () => screen.findByText(/The order may have changed since\. For your safety/);

it('a copy of this device stays in sight, of its date, with the way to the present state', async () => {
  const { answers, router } = await openCopy();
  await unreached();
  answers[calls.history] = over;
  answers[calls.order] = over;
  seeAgain();
  const words = await asksEmail();
  expect(words.textContent).toContain(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(keptAt),
  );
  expect(screen.queryByText(/^We cannot reach our server now/)).toBeNull();
  expect(screen.getByRole('heading', { name: en['approved.heading'] })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en['track.page'] }));
  await openAgain();
  expect(router.state.location.pathname).toBe(paths.trackOrderOf('104777'));
});

it('a copy stays in sight when the network comes back by itself', async () => {
  const { answers, sent, router } = await openCopy();
  await unreached();
  answers[calls.history] = over;
  fireEvent(window, new Event('online'));
  await asksEmail();
  expect(router.state.location.pathname).toBe(paths.orderDetailsOf('104777'));
  expect(sent.filter(({ path }) => path === calls.history)).toHaveLength(2);
});

it('a copy that bad Wi-Fi brought into sight stays, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const slow = Promise.withResolvers<Response>();
  await openCopy(slow.promise);
  await pass(slowMs);
  await unreached();
  slow.resolve(over());
  await asksEmail();
});

it('a document stays in sight when the network comes back by itself', async () => {
  const { answers, sent } = await open({ ...approved, doa: inDays(5) });
  await field();
  answers[calls.history] = over;
  answers[calls.order] = over;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent.filter(({ path }) => path === calls.history)).toHaveLength(2));
  await act(async () => {});
  expect(screen.getByRole('heading', { name: en['approved.heading'] })).toBeTruthy();
});
