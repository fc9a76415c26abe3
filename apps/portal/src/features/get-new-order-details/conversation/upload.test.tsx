import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { json } from '../../../testing/answers.ts';
import { ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { FakeXhr } from '../../../testing/fake-xhr.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, refusal } from '../../../testing/replies.ts';

const waiting = { ...standingAt('waitingForYou'), doa: inDays(9) };
const data = { id: 3, at: '2026-11-20T14:02:00.000Z' };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const forms = [
  ['an answer', 'Choose a file', 'Send answer'],
  ['a message', 'Add a file', 'Send'],
] as const;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** Sends a photo of 4 MB, whose answer is in the test's hands. */
async function sendPhoto(choose: string, send: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const sent = fakeFetch({
    [calls.history]: history([], waiting),
    [calls.order]: () => ownOrderReply(question()),
    [calls.write]: () => promise,
    [calls.answer]: () => promise,
  });
  openPortal(paths.orderDetailsOf('104777'));
  const photo = new File(['photo'], 'passport.jpg', { type: 'image/jpeg' });
  Object.defineProperty(photo, 'size', { value: 4_000_000 });
  fireEvent.change(await screen.findByLabelText(choose), { target: { files: [photo] } });
  press(send);
  const bar = await screen.findByRole('progressbar', { name: 'Sending...' });
  return { sent, bar, resolve, reject };
}

/** So many bytes of the request have left: the photo and 500 of its form. */
const leave = (bytes: number) => act(() => FakeXhr.latest?.progress(bytes, 4_000_500));
const spoken = (bar: HTMLElement) => bar.parentElement?.querySelector('[role=status]')?.textContent;

it.each(forms)('the file of %s shows how much of it has left', async (_, choose, send) => {
  const { bar, resolve } = await sendPhoto(choose, send);
  expect(bar).toMatchObject({ value: 0, max: 4_000_000 });
  // The form's fields, before the first byte of the photo.
  leave(400);
  expect(bar).toHaveProperty('value', 0);
  leave(1_500_500);
  expect(bar).toHaveProperty('value', 1_500_000);
  screen.getByText('1.5 MB of 4 MB');
  screen.getByText('37%');
  leave(4_000_500);
  screen.getByText('4 MB of 4 MB');
  resolve(json({ status: 1, message: '', data }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

it('each quarter is said once to those who listen', async () => {
  const { bar } = await sendPhoto('Choose a file', 'Send answer');
  const heard = [];
  for (let bytes = 0; bytes <= 4_000_500; bytes += 100_100) {
    leave(bytes);
    heard.push(spoken(bar));
  }
  leave(4_000_500);
  heard.push(spoken(bar));
  expect([...new Set(heard)]).toEqual([
    '',
    'Sending... 25%',
    'Sending... 50%',
    'Sending... 75%',
    'Sending... 100%',
  ]);
});

it.each(forms)('%s that breaks in the middle keeps its file, and goes again', async (...form) => {
  const [, choose, send] = form;
  const { sent, reject } = await sendPhoto(choose, send);
  leave(1_500_500);
  await act(async () => reject(new TypeError('cut')));
  await screen.findByText(en['failure.offline']);
  expect(screen.queryByRole('progressbar')).toBeNull();
  screen.getByText('passport.jpg');
  press(send);
  const again = await screen.findByRole('progressbar');
  expect(again).toHaveProperty('value', 0);
  expect(sent.filter(({ path }) => path === calls.write || path === calls.answer)).toHaveLength(2);
});

it('a file of which nothing more leaves is not waited for until its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await sendPhoto('Add a file', 'Send');
  await pass(110);
  leave(1_500_500);
  await pass(110);
  screen.getByRole('progressbar');
  await pass(10);
  await screen.findByText(en['failure.offline']);
  screen.getByText('passport.jpg');
});

it('what has left whole waits for its answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { resolve } = await sendPhoto('Add a file', 'Send');
  leave(4_000_500);
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  screen.getByRole('progressbar');
  resolve(json({ status: 1, message: '', data }));
  await screen.findByText(en['write.sent']);
});

it('a refusal is read with its headers', async () => {
  const { resolve } = await sendPhoto('Add a file', 'Send');
  resolve(refusal(429, 'Too many.', { 'Retry-After': '120' })());
  await screen.findByText(/You can send again at/);
});

it('a network that wants a sign-in is said to be so', async () => {
  const { resolve } = await sendPhoto('Add a file', 'Send');
  resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
  await screen.findByText(en['failure.captive']);
});

it('a text alone shows no bar', async () => {
  fakeFetch({
    [calls.history]: history([], waiting),
    [calls.order]: () => ownOrderReply(question()),
    [calls.write]: () => new Promise<Response>(() => undefined),
  });
  openPortal(paths.orderDetailsOf('104777'));
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: 'Hello' } });
  press('Send');
  await screen.findByRole('button', { name: 'Sending...' });
  expect(screen.queryByRole('progressbar')).toBeNull();
});
