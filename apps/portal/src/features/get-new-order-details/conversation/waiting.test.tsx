import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, pending, refusal } from '../../../testing/replies.ts';
import { forgetUnsent, keepUnsent, letWait, readUnsent, waitingMessages } from './unsent.ts';

/*
 * Messages that were sent without a network.
 */

const preparing = { ...standingAt('preparing'), doa: inDays(9) };
const accepted = () =>
  json({ status: 1, message: '', data: { id: 3, at: '2026-11-20T14:02:00.000Z' } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');
const list = () => screen.findByRole('list', { name: 'not sent yet' });
const bubbles = async () => within(await list()).getAllByRole('listitem');
const photo = { bytes: new ArrayBuffer(4), name: 'paula.jpg', type: 'image/jpeg' };
const words = (text: string, key: string) => ({ text, file: null, key, waits: true });

let isOnline = false;
/** How much later it is than it was: time passes here by no other way, however long a busy machine takes. */
let later = 0;

beforeEach(async () => {
  isOnline = false;
  const began = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => began + later);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  await forgetUnsent();
  // The order is opened anew: what is kept of it stays.
  await readUnsent('104777', 'message');
});

/** What an earlier visit has left on the device. */
async function leave(...all: { text: string; key: string }[]): Promise<void> {
  for (const one of all) {
    await keepUnsent('104777', 'message', { file: null, waits: true, ...one });
    await letWait('104777', 'message', one.key);
  }
}

function open(more: Answers = {}) {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], preparing),
    [calls.order]: () => ownOrderReply(null),
    [calls.write]: () => (isOnline ? accepted() : new TypeError('offline')),
    ...more,
  };
  const sent = fakeFetch(answers);
  const router = openPortal(paths.orderDetailsOf('104777'));
  const texts = () =>
    sent
      .filter(({ path }) => path === calls.write)
      .map(({ body }) => (body as { text: string; key: string }).text);
  return { answers, router, sent, texts };
}

async function write(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
  press('Send');
}

it('one stands in a bubble of its own, and the form is free for the next', async () => {
  const { texts } = open();
  await write('First');
  const [first] = await bubbles();
  within(first as HTMLElement).getByText('First');
  await screen.findByText(en['write.offline']);
  await waitFor(async () => expect((await field()).value).toBe(''));
  await write('Second');
  await waitFor(async () => expect(await bubbles()).toHaveLength(2));
  // With the network both go by themselves, once and in their order.
  isOnline = true;
  fireEvent(window, new Event('online'));
  await screen.findByText(en['write.sent']);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'not sent yet' })).toBeNull());
  expect(texts()).toEqual(['First', 'Second', 'First', 'Second']);
  expect(await waitingMessages('104777')).toEqual([]);
});

it('the notice is read out again for the next one', async () => {
  open();
  await write('First');
  const first = (await screen.findByText(en['write.offline'])).closest('[role=alert]');
  await write('Second');
  await waitFor(async () => expect(await bubbles()).toHaveLength(2));
  const second = screen.getByText(en['write.offline']).closest('[role=alert]');
  expect([first === null, second === null, first === second]).toEqual([false, false, false]);
});

it('its arrival is not said of what is typed since', async () => {
  open();
  await write('First');
  await list();
  await waitFor(async () => expect((await field()).value).toBe(''));
  fireEvent.change(await field(), { target: { value: 'Half a second' } });
  isOnline = true;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'not sent yet' })).toBeNull());
  await act(async () => undefined);
  expect(screen.queryByText(en['write.sent'])).toBeNull();
  screen.getByText(en['write.kept']);
});

it('it is sent with the key of the first try, by a press too', async () => {
  const { sent } = open();
  await write('First');
  await list();
  isOnline = true;
  press('Send now');
  await screen.findByText(en['write.sent']);
  const bodies = sent.filter(({ path }) => path === calls.write).map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
});

it('deleting one asks nothing, keeps all else that was typed, and the focus goes on', async () => {
  await leave(words('First', '1'), words('Second', '2'));
  await keepUnsent('104777', 'question 7', { ...words('Half an answer', '3'), waits: false });
  open({ [calls.order]: () => ownOrderReply(question({ wants: 'text' })) });
  await waitFor(async () => expect(await bubbles()).toHaveLength(2));
  fireEvent.change(await field(), { target: { value: 'A third' } });
  const remove = async () => {
    // A second press at once is that of a double tap.
    later += 1000;
    const button = screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement;
    button.focus();
    fireEvent.click(button);
  };
  await remove();
  await waitFor(async () => expect(await bubbles()).toHaveLength(1));
  const [left] = await bubbles();
  within(left as HTMLElement).getByText('Second');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send now' }));
  await remove();
  await waitFor(() => expect(screen.queryByText('Second')).toBeNull());
  expect(document.activeElement).toBe(await field());
  expect((await field()).value).toBe('A third');
  expect(await readUnsent('104777', 'question 7')).toMatchObject({ text: 'Half an answer' });
  expect(await waitingMessages('104777')).toEqual([]);
});

it('a double tap on Delete takes one away', async () => {
  await leave(words('First', '1'), words('Second', '2'));
  open();
  await waitFor(async () => expect(await bubbles()).toHaveLength(2));
  const tap = () =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] as Element);
  tap();
  await waitFor(async () => expect(await bubbles()).toHaveLength(1));
  tap();
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(await waitingMessages('104777')).toMatchObject([{ unsent: { text: 'Second' } }]);
  later += 1000;
  tap();
  await waitFor(async () => expect(await waitingMessages('104777')).toEqual([]));
});

it('those of an earlier visit go when the page is opened with a network', async () => {
  await leave(words('First', '1'), words('Second', '2'));
  isOnline = true;
  const { texts } = open();
  await screen.findByText(en['write.sent']);
  await waitFor(() => expect(texts()).toEqual(['First', 'Second']));
});

it('one that travels says so, and cannot be deleted meanwhile', async () => {
  await leave(words('First', 'travels'));
  isOnline = true;
  open({ [calls.write]: pending });
  const bubble = within(await list());
  await bubble.findByRole('button', { name: 'Sending...' });
  fireEvent.click(bubble.getByRole('button', { name: 'Delete' }));
  await act(async () => undefined);
  expect(await waitingMessages('104777')).toHaveLength(1);
});

it('one that travels does so, too, for whoever comes back to the page', async () => {
  await leave(words('First', 'travels on'), words('Second', 'waits'));
  isOnline = true;
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { router, texts } = open({ [calls.write]: () => promise });
  await screen.findByRole('button', { name: 'Sending...' });
  await act(() => router.navigate(paths.trackOrder()));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'not sent yet' })).toBeNull());
  await act(() => router.navigate(paths.orderDetailsOf('104777')));
  const bubble = within((await bubbles())[0] as HTMLElement);
  bubble.getByRole('button', { name: 'Sending...' });
  fireEvent.click(bubble.getByRole('button', { name: 'Delete' }));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(await waitingMessages('104777')).toHaveLength(2);
  resolve(accepted());
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  expect(texts()[0]).toBe('First');
});

it('one that is refused stays, says why, and goes with a press alone', async () => {
  await leave(words('First', '1'), words('Second', '2'));
  isOnline = true;
  const tooOften = refusal(429, 'Too many.', { 'Retry-After': '120' });
  const { answers, texts } = open({ [calls.write]: tooOften });
  const bubble = within((await bubbles())[0] as HTMLElement);
  await bubble.findByText(/^You can send again at .*Your text is kept\.$/);
  // The second would meet the same "no".
  expect(texts()).toEqual(['First']);
  answers[calls.write] = accepted;
  fireEvent(window, new Event('online'));
  await screen.findByText(en['write.sent']);
  await waitFor(async () => expect(await bubbles()).toHaveLength(1));
  expect(texts()).toEqual(['First', 'Second']);
  press('Send now');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'not sent yet' })).toBeNull());
  expect(texts()).toEqual(['First', 'Second', 'First']);
});

it('one that was refused goes by itself again where the press for it met no network', async () => {
  await leave(words('First', '1'));
  isOnline = true;
  const { answers, texts } = open({ [calls.write]: refusal(429, 'Too many.') });
  await screen.findByText('Too many.');
  isOnline = false;
  answers[calls.write] = () => (isOnline ? accepted() : new TypeError('offline'));
  press('Send now');
  await screen.findByText(en['write.offline']);
  isOnline = true;
  fireEvent(window, new Event('online'));
  await screen.findByText(en['write.sent']);
  expect(texts()).toEqual(['First', 'First', 'First']);
});

it('nothing is promised of one that goes with a press alone', async () => {
  await keepUnsent('104777', 'waiting 1', { ...words('First', '1'), waits: false });
  open();
  within(await list()).getByText('First');
  expect(screen.queryByText(en['write.offline'])).toBeNull();
  await leave(words('Second', '2'));
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText(en['write.offline']);
});

it('its file waits with it', async () => {
  await keepUnsent('104777', 'message', { text: '', file: photo, key: '1', waits: true });
  await letWait('104777', 'message', '1');
  open();
  within(await list()).getByText('paula.jpg');
});

it('it stays in sight where the server asks for the e-mail again', async () => {
  const { answers } = open({ [calls.track]: refusal(404, 'No such order.') });
  await write('First');
  await list();
  isOnline = true;
  answers[calls.write] = refusal(401, 'Over.');
  press('Send now');
  const left = within(await screen.findByRole('region', { name: en['left.typed'] }));
  left.getByText('First');
  expect(await waitingMessages('104777')).toMatchObject([{ unsent: { waits: true } }]);
});

it('its arrival is not said again where a file was chosen since, and taken away', async () => {
  isOnline = true;
  open();
  await write('First');
  await screen.findByText(en['write.sent']);
  const file = new File(['1234'], 'paula.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText(en['write.add']), { target: { files: [file] } });
  await screen.findByText('paula.jpg');
  fireEvent.click(screen.getByRole('button', { name: en['write.remove'] }));
  await waitFor(() => expect(screen.queryByText('paula.jpg')).toBeNull());
  expect(screen.queryByText(en['write.sent'])).toBeNull();
});
