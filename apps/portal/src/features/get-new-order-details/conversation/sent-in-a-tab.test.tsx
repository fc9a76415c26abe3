import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { fakeLocks } from '../../../testing/fake-locks.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, pending } from '../../../testing/replies.ts';
import { forgetUnsent, keepUnsent, letWait, readUnsent, waitingMessages } from './unsent.ts';

/*
 * Messages that wait, while another tab sends one of them: it holds the message's lock.
 */

const accepted = () =>
  json({ status: 1, message: '', data: { id: 3, at: '2026-11-20T14:02:00.000Z' } });
const list = () => screen.findByRole('list', { name: 'not sent yet' });
const bubbles = async () => within(await list()).getAllByRole('listitem');
const button = async (at: number, name: string) =>
  within((await bubbles())[at] as HTMLElement).getByRole('button', { name });
const moment = () => act(() => new Promise((done) => setTimeout(done, 50)));
const lockOf = (key: string) => `portal-sending 104777 waiting ${key}`;

let locks: ReturnType<typeof fakeLocks>;
/** One of its own for each test: what a page sends is on its way for as long as the page stands. */
let first: string;
let isOnline = false;

beforeEach(async () => {
  isOnline = false;
  vi.spyOn(console, 'warn').mockReturnValue();
  locks = fakeLocks();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  first = crypto.randomUUID();
  await forgetUnsent();
  // The order is opened anew: what is kept of it stays.
  await readUnsent('104777', 'message');
  for (const [text, key] of [
    ['First', first],
    ['Second', 'second'],
  ] as const) {
    await keepUnsent('104777', 'message', { text, file: null, key, waits: true });
    await letWait('104777', 'message', key);
  }
});

function open(write: Answers[string] = accepted) {
  const sent = fakeFetch({
    [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(9) }),
    [calls.order]: () => ownOrderReply(null),
    [calls.write]: write,
  });
  openPortal(paths.orderDetailsOf('104777'));
  return () =>
    sent
      .filter(({ path }) => path === calls.write)
      .map(({ body }) => (body as { text: string }).text);
}

/** Another tab sends the first. @returns what ends that */
function sendElsewhere(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks.request(lockOf(first), () => promise);
  return resolve;
}
function comeBack(): void {
  isOnline = true;
  fireEvent(window, new Event('online'));
}

it('it says so, and is not deleted or sent here', async () => {
  sendElsewhere();
  const texts = open();
  await waitFor(() => button(0, 'Sending...'));
  const [first, second] = await bubbles();
  within(first as HTMLElement).getByText(en['write.elsewhere']);
  expect(within(second as HTMLElement).queryByText(en['write.elsewhere'])).toBeNull();
  await button(1, 'Send now');
  isOnline = true;
  fireEvent.click(await button(0, 'Sending...'));
  fireEvent.click(await button(0, 'Delete'));
  await moment();
  expect(await waitingMessages('104777')).toHaveLength(2);
  expect(texts()).toEqual([]);
});

it('a tab that begins while this page stands open is in time', async () => {
  open();
  const remove = await waitFor(() => button(0, 'Delete'));
  sendElsewhere();
  fireEvent.click(remove);
  await waitFor(() => button(0, 'Sending...'));
  expect(await waitingMessages('104777')).toHaveLength(2);
});

it('it can be sent and deleted again where the other tab was closed', async () => {
  const close = sendElsewhere();
  open();
  await waitFor(() => button(0, 'Sending...'));
  close();
  await waitFor(() => button(0, 'Send now'));
  fireEvent.click(await button(0, 'Delete'));
  await waitFor(async () => expect(await waitingMessages('104777')).toHaveLength(1));
});

it('what the other tab has sent does not go again, and the next one goes after it', async () => {
  const arrive = sendElsewhere();
  const texts = open();
  await waitFor(() => button(0, 'Sending...'));
  comeBack();
  await moment();
  expect(texts()).toEqual([]);
  await keepUnsent('104777', `waiting ${first}`, null);
  arrive();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'not sent yet' })).toBeNull());
  expect(texts()).toEqual(['Second']);
});

it('what the other tab was refused waits for a press', async () => {
  const end = sendElsewhere();
  const texts = open();
  await waitFor(() => button(0, 'Sending...'));
  comeBack();
  const [message] = await waitingMessages('104777');
  if (message) await keepUnsent('104777', message.about, { ...message.unsent, waits: false });
  end();
  await waitFor(() => expect(texts()).toEqual(['Second']));
  fireEvent.click(await button(0, 'Send now'));
  await waitFor(() => expect(texts()).toEqual(['Second', 'First']));
});

it('other tabs hear of what this one sends', async () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('portal-unsent');
  channel.onmessage = ({ data }) => heard.push([data, locks.names()]);
  isOnline = true;
  open(pending);
  await waitFor(() =>
    expect(heard).toContainEqual(['104777 waiting', expect.arrayContaining([lockOf(first)])]),
  );
  channel.close();
});

it('a browser that gives no locks here sends and deletes all the same', async () => {
  const refuse = () => Promise.reject(new DOMException('No.', 'SecurityError'));
  locks.request = refuse;
  locks.query = refuse;
  const texts = open();
  fireEvent.click(await waitFor(() => button(1, 'Delete')));
  await waitFor(async () => expect(await waitingMessages('104777')).toHaveLength(1));
  comeBack();
  await screen.findByText(en['write.sent']);
  expect(texts()).toEqual(['First']);
});
