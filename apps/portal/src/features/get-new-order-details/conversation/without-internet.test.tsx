import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { keepOrder, removeKeptOrders } from '../../../shared/offline/kept-order.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { conversation, ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { fileOf4Bytes } from '../../../testing/kept-file.ts';
import { leaveNothing } from '../../../testing/leave-nothing.ts';
import { approved, inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, refusal } from '../../../testing/replies.ts';
import { forgetUnsent, keepUnsent, letWait, readUnsent, waitingMessages } from './unsent.ts';

/*
 * The messages of a page that was loaded without a network: no device keeps what was written.
 */

const order = { ...approved, doa: inDays(5) };
const over = refusal(401, 'Over.');
const accepted = () => json({ status: 1, message: '', data: { id: 5, at: conversation[3]?.at } });
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');
const waitingList = () => screen.queryByRole('list', { name: 'not sent yet' });

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

/** The copy that this device kept; the answers come when there is a network. */
async function openCopy(answers: Record<string, Answers[string]> = {}) {
  await keepOrder(order, [], fileOf4Bytes());
  const sent = fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText(/^We cannot reach our server now/);
  const texts = () =>
    sent
      .filter(({ path }) => path === calls.write)
      .map(({ body }) => (body as { text: string }).text);
  return { answers, texts };
}

function comeBack(): void {
  isOnline = true;
  fireEvent(window, new Event('online'));
}

async function write(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  within(await screen.findByRole('list', { name: 'not sent yet' })).getByText(text);
}

it('a copy says that they need the internet, and what is written waits and goes when it is back', async () => {
  const { answers, texts } = await openCopy();
  await screen.findByText(en['write.needsInternet']);
  expect(screen.queryByRole('log')).toBeNull();
  await write('Is this hotel right?');
  const typing = await field();
  fireEvent.change(typing, { target: { value: 'And one more' } });
  typing.focus();
  answers[calls.history] = history([], order);
  answers[calls.order] = () => ownOrderReply(null, conversation);
  answers[calls.write] = accepted;
  const tries = texts().length;
  comeBack();
  const log = await screen.findByRole('log');
  expect(within(log).getAllByRole('listitem')).toHaveLength(4);
  await waitFor(() => expect(waitingList()).toBeNull());
  expect(texts().slice(tries)).toEqual(['Is this hotel right?']);
  expect(screen.queryByText(en['write.needsInternet'])).toBeNull();
  // Whoever was typing meanwhile goes on.
  expect(document.activeElement).toBe(typing);
  expect(typing.value).toBe('And one more');
});

it('where the cookie is over the copy stays in sight, and the message says that it waits still', async () => {
  const { texts } = await openCopy({ [calls.write]: () => (isOnline ? over() : new TypeError()) });
  await write('Is this hotel right?');
  const answersOver = { [calls.history]: over, [calls.write]: over };
  const sent = fakeFetch(answersOver);
  comeBack();
  await screen.findByText(/The order may have changed since\. For your safety/);
  await waitFor(() => expect(sent.some(({ path }) => path === calls.write)).toBe(true));
  await screen.findByText(en['write.failed']);
  expect(screen.getByRole('heading', { name: en['approved.heading'] })).toBeTruthy();
  // It is not the internet that is missing.
  expect(screen.queryByText(en['write.needsInternet'])).toBeNull();
  expect(await waitingMessages('104777')).toMatchObject([{ unsent: { waits: true } }]);
  expect(texts()).toEqual(['Is this hotel right?']);
  // A press leads to where the e-mail is asked for.
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await screen.findByText(en['track.openAgain']);
  const left = await screen.findByRole('region', { name: en['left.typed'] });
  within(left).getByText('Is this hotel right?');
});

it('what an earlier page left on its way takes no document out of sight either', async () => {
  isOnline = true;
  await keepUnsent('104777', 'message', { text: 'Hello', file: null, key: '1', waits: true });
  const { texts } = await openCopy({ [calls.write]: over });
  await waitFor(() => expect(texts()).toEqual(['Hello']));
  await screen.findByText(en['write.failed']);
  expect(screen.getByRole('heading', { name: en['approved.heading'] })).toBeTruthy();
});

it('a page whose messages alone did not come says so too, and takes one', async () => {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(5) }),
  };
  fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText(en['write.needsInternet']);
  await write('Hello');
});

it.each(['one that waits', 'one that stands in the form'])(
  '%s goes once the server answers, though no browser tells of it',
  async (place) => {
    isOnline = true;
    await keepUnsent('104777', 'message', { text: 'Hello', file: null, key: '1', waits: true });
    if (place === 'one that waits') await letWait('104777', 'message', '1');
    // The sign-in page of an airport's Wi-Fi stands before our server.
    const { answers, texts } = await openCopy();
    await waitFor(() => expect(texts()).toEqual(['Hello']));
    await screen.findByText(en['failure.offline']);
    answers[calls.history] = history([], order);
    answers[calls.order] = () => ownOrderReply(null, conversation);
    answers[calls.write] = accepted;
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText(en['write.sent']);
    expect(texts()).toEqual(['Hello', 'Hello']);
    expect(await waitingMessages('104777')).toEqual([]);
  },
);

it('what waits on a page that stands goes so, too', async () => {
  const own = () => ownOrderReply(null);
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(5) }),
    [calls.order]: own,
  };
  const sent = fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
  await write('Hello');
  const tries = () => sent.filter(({ path }) => path === calls.write).length;
  answers[calls.order] = () => new TypeError();
  comeBack();
  await waitFor(() => expect(tries()).toBe(2));
  await screen.findByText(en['failure.offline']);
  answers[calls.order] = own;
  answers[calls.write] = accepted;
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText(en['write.sent']);
  expect(tries()).toBe(3);
});
