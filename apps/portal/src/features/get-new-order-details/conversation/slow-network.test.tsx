import { maxUploadBytes } from '@pabean/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { json } from '../../../testing/answers.ts';
import { ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, pending } from '../../../testing/replies.ts';

const waiting = { ...standingAt('waitingForYou'), doa: inDays(9) };
const data = { id: 3, at: '2026-11-20T14:02:00.000Z' };
const accepted = () => json({ status: 1, message: '', data });
const signIn = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const photo = () => new File(['photo'], 'passport.jpg', { type: 'image/jpeg' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

type Answer = () => Response | Promise<Response> | Error;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

/** A page with a question for a photo, whose messages and answers end as `ends` say, one after the other. */
async function open(...ends: Answer[]) {
  const sent = fakeFetch({
    [calls.history]: history([], waiting),
    [calls.order]: () => ownOrderReply(question()),
    [calls.write]: () => ends.shift()?.() ?? accepted(),
    [calls.answer]: () => ends.shift()?.() ?? accepted(),
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByRole('button', { name: 'Send answer' });
  return () => sent.filter(({ path }) => path === calls.write).map(({ body }) => body);
}

/** Sends a text. */
async function write(...ends: Answer[]) {
  const sent = await open(...ends);
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'Hello' } });
  press('Send');
  return sent;
}

/** The person presses again, and it is the same message. */
async function pressAgain(sent: () => unknown[]) {
  press('Send');
  await screen.findByText(en['write.sent']);
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
}

it.each([
  ['a message', 'Add a file', 'Send'],
  ['an answer', 'Choose a file', 'Send answer'],
])('the file of %s has the time that bad Wi-Fi needs for its size', async (_, choose, send) => {
  await open(pending);
  // 13 minutes at 20 KB a second.
  const large = Object.defineProperty(photo(), 'size', { value: maxUploadBytes });
  fireEvent.change(screen.getByLabelText(choose), { target: { files: [large] } });
  press(send);
  await screen.findByRole('button', { name: 'Sending...' });
  await pass(15 * 60_000);
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeTruthy();
  await pass(5 * 60_000);
  await screen.findByText(en['failure.offline']);
});

it('a small file is not waited for as long as a large one', async () => {
  await open(pending);
  fireEvent.change(screen.getByLabelText('Add a file'), { target: { files: [photo()] } });
  press('Send');
  await screen.findByRole('button', { name: 'Sending...' });
  await pass(110_000);
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeTruthy();
  await pass(30_000);
  await screen.findByText(en['failure.offline']);
});

it('a server that does not answer in time is said to be so, and the message can be sent again', async () => {
  const sent = await write(pending);
  await pass(31_000);
  await screen.findByText(en['failure.offline']);
  expect(screen.queryByText(en['write.offline'])).toBeNull();
  await pressAgain(sent);
});

it('a network that wants a sign-in is said to be so, and the message can be sent again', async () => {
  const sent = await write(signIn);
  await screen.findByText(en['failure.captive']);
  await pressAgain(sent);
});

it('a network that went before the device knew it is waited for all the same', async () => {
  const sent = await write(() => new TypeError('offline'));
  await screen.findByText(en['failure.offline']);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
});
