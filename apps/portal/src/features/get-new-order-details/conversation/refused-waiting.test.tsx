import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { type Answers, json, type Sent } from '../../../testing/answers.ts';
import { ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';
import { forgetUnsent, keepUnsent, letWait, readUnsent, waitingMessages } from './unsent.ts';

/*
 * Messages that waited for a network, and that the server does not take.
 */

const photo = { bytes: new ArrayBuffer(4), name: 'paula.jpg', type: 'image/jpeg' };
const accepted = () =>
  json({ status: 1, message: '', data: { id: 3, at: '2026-11-20T14:02:00.000Z' } });
const refused = (httpStatus: number, path: string) => () =>
  json(
    { status: 0, message: 'No.', errors: [{ path, code: 'invalid', message: 'No.' }] },
    httpStatus,
  );
const list = () => screen.findByRole('list', { name: 'not sent yet' });
const button = (name: string) => screen.findByRole('button', { name });

/** How much later it is than it was: time passes here by no other way, however long a busy machine takes. */
let later = 0;

beforeEach(async () => {
  const began = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => began + later);
  vi.spyOn(console, 'warn').mockReturnValue();
  await forgetUnsent();
  // The order is opened anew: what is kept of it stays.
  await readUnsent('104777', 'message');
});

async function leave(text: string, key: string, file: typeof photo | null = null) {
  await keepUnsent('104777', 'message', { text, file, key, waits: true });
  await letWait('104777', 'message', key);
}

function open(write: (sent: Sent) => Response) {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(9) }),
    [calls.order]: () => ownOrderReply(null),
    [calls.write]: write,
  };
  const sent = fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
  const writes = () => sent.filter(({ path }) => path === calls.write).map(({ body }) => body);
  return { answers, writes };
}

it.each([
  ['415', refused(415, 'file'), en['ask.badFile']],
  ['409', refused(409, 'files'), en['ask.manyFiles']],
])('goes without its file where that was refused with %s', async (_, write, words) => {
  await leave('Here is the photo', '1', photo);
  const { answers, writes } = open(write);
  await screen.findByText(words);
  const remove = await button(en['write.remove']);
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByText('paula.jpg')).toBeNull());
  expect(screen.queryByText(words)).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Send now'));
  const [left] = await waitingMessages('104777');
  expect(left?.unsent).toMatchObject({ text: 'Here is the photo', file: null });
  answers[calls.write] = accepted;
  // A second press at once is that of a double tap.
  later += 1000;
  fireEvent.click(await button('Send now'));
  await screen.findByText(en['write.sent']);
  // A form with a file is not JSON; this one is, and has another key.
  expect(writes()).toHaveLength(2);
  expect(writes()[0]).toBeUndefined();
  expect(writes()[1]).toEqual({
    orderId: '104777',
    text: 'Here is the photo',
    key: left?.unsent.key,
  });
  expect(left?.unsent.key).not.toBe('1');
});

it('a double tap on that sends nothing, and deletes nothing', async () => {
  await leave('Here is the photo', '1', photo);
  const { answers, writes } = open(refused(415, 'file'));
  const remove = await button(en['write.remove']);
  answers[calls.write] = accepted;
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByText('paula.jpg')).toBeNull());
  fireEvent.click(await button('Send now'));
  fireEvent.click(await button('Delete'));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(writes()).toHaveLength(1);
  expect(await waitingMessages('104777')).toHaveLength(1);
  later += 1000;
  fireEvent.click(await button('Send now'));
  await screen.findByText(en['write.sent']);
});

it('a second Enter on Delete does not send the next one', async () => {
  await leave('First', '1');
  await leave('Second', '2');
  const { answers, writes } = open(refused(429, 'text'));
  await screen.findByText('No.');
  answers[calls.write] = accepted;
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] as Element);
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  fireEvent.click(await button('Send now'));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(writes()).toHaveLength(1);
  expect(await waitingMessages('104777')).toMatchObject([{ unsent: { text: 'Second' } }]);
});

it.each([
  ['the file is all that there is', '', refused(415, 'file'), en['ask.badFile']],
  ['it was not refused for its file', 'Here it is', refused(422, 'text'), en['write.failed']],
])('has no file to remove where %s', async (_, text, write, words) => {
  await leave(text, '1', photo);
  open(write);
  await screen.findByText(words);
  expect(screen.queryByRole('button', { name: en['write.remove'] })).toBeNull();
});

it.each([413, 415, 422, 409])('holds up no other one, refused with %i', async (httpStatus) => {
  await leave('First', '1');
  await leave('Second', '2');
  const { writes } = open(({ body }) =>
    (body as { text: string }).text === 'First' ? refused(httpStatus, 'text')() : accepted(),
  );
  await waitFor(() => expect(writes()).toHaveLength(2));
  const left = within(await list());
  await waitFor(() => expect(left.getAllByRole('listitem')).toHaveLength(1));
  left.getByText('First');
});

it('is the only one that is tried where the server is out of order', async () => {
  await leave('First', '1');
  await leave('Second', '2');
  const { writes } = open(refused(500, 'text'));
  await screen.findByText(en['write.failed']);
  expect(writes()).toHaveLength(1);
});
