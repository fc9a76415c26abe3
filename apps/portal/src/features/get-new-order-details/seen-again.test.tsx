import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { keepOrder, removeKeptOrders } from '../../shared/offline/kept-order.ts';
import type { Answers } from '../../testing/answers.ts';
import { ownOrderReply } from '../../testing/conversations.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fileOf4Bytes } from '../../testing/kept-file.ts';
import { approved, inDays, standingAt } from '../../testing/orders.ts';
import { calls, history, refusal } from '../../testing/replies.ts';
import { forgetDocument } from './document-file.ts';

/*
 * A page of an approved order that stood open in a pocket: an officer is shown what the server has now.
 */

const order = { ...approved, doa: inDays(5), media_type: 'image/png' };
const replaced = { ...order, path: '/uploads/docs/104777/new.png', file1: 'new.png' };
const asked = (sent: { path: string }[], path: string) =>
  sent.filter((one) => one.path === path).length;

function open(answer: Answers[string]) {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: answer,
    [calls.order]: () => ownOrderReply(null),
    [order.path ?? '']: () => new Response('old'),
    [replaced.path]: () => new Response('new'),
  };
  const sent = fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
  return { answers, sent };
}
const seenAgain = () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
};
const heading = () => screen.findByRole('heading', { name: en['approved.heading'] });

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await removeKeptOrders();
});
afterEach(forgetDocument);

it('a document that was replaced meanwhile is fetched when the page is seen again', async () => {
  const { answers, sent } = open(history([], order));
  await heading();
  await waitFor(() => expect(asked(sent, order.path ?? '')).toBe(1));
  answers[calls.history] = history([], replaced);
  seenAgain();
  await waitFor(() => expect(asked(sent, replaced.path)).toBe(1));
});

it('also where the browser brings the page back as it was', async () => {
  const { answers, sent } = open(history([], order));
  await heading();
  answers[calls.history] = history([], replaced);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(asked(sent, replaced.path)).toBe(1));
});

it('an order that was refunded meanwhile shows no document any more', async () => {
  const { answers } = open(history([], order));
  await heading();
  answers[calls.history] = history([], standingAt('refunded'));
  seenAgain();
  await screen.findByRole('heading', { name: en['stage.refunded'] });
});

it.each([
  ['name', { full_name: 'Maren Ostrowick-Vale-Corrected' }, 'Maren Ostrowick-Vale-Corrected'],
  ['flight', { flight: 'GA 881' }, 'GA 881'],
])('a %s that was corrected meanwhile is shown', async (_, corrected, words) => {
  const { answers } = open(history([], order));
  await heading();
  expect(screen.queryByText(words)).toBeNull();
  answers[calls.history] = history([], { ...order, ...corrected });
  seenAgain();
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

it('a copy gives way to what the server says', async () => {
  await keepOrder(order, [], fileOf4Bytes());
  const { answers } = open(() => new TypeError('offline'));
  await screen.findByText(/^We cannot reach our server now/);
  answers[calls.history] = history([], order);
  seenAgain();
  await waitFor(() => expect(screen.queryByText(/^We cannot reach our server now/)).toBeNull());
});

it('without the cookie a document stays where it is, and nothing is asked by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { answers, sent } = open(history([], order));
  await heading();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(asked(sent, calls.history)).toBe(1);
  answers[calls.history] = refusal(401, 'Over.');
  seenAgain();
  await waitFor(() => expect(asked(sent, calls.history)).toBe(2));
  await heading();
});
