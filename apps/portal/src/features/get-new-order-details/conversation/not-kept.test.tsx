import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { json } from '../../../testing/answers.ts';
import { ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';
import { forgetUnsent, readUnsent } from './unsent.ts';

/*
 * A device that cannot keep what is typed: a private window, or one without room.
 */

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return forgetUnsent();
});

async function open(write: () => Response | Error) {
  const sent = fakeFetch({
    [calls.history]: history([], standingAt('preparing')),
    [calls.order]: () => ownOrderReply(null),
    [calls.write]: write,
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText(en['write.kept']);
  return () => sent.filter(({ path }) => path === calls.write);
}

it('does not say that it is kept, and sends it all the same', async () => {
  const sent = await open(() =>
    json({ status: 1, message: '', data: { id: 3, at: '2026-11-20T14:02:00.000Z' } }),
  );
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  type(await field(), 'Hello');
  await waitFor(() => expect(screen.queryByText(en['write.kept'])).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(en['write.sent']);
  expect(sent()).toMatchObject([{ body: { text: 'Hello' } }]);
});

it('does not say that it waits on the device, and sends it when there is a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = await open(() => new TypeError('offline'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  type(await field(), 'Hello');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(en['failure.offline']);
  expect([screen.queryByText(en['write.offline']), (await field()).value]).toEqual([null, 'Hello']);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it('keeps the text where there is no room for its file', async () => {
  await open(() => new TypeError('offline'));
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    return value.file ? full() : put.call(this, value, key);
  });
  type(await field(), 'My passport');
  const photo = Object.assign(new File(['photo'], 'passport.jpg', { type: 'image/jpeg' }), {
    arrayBuffer: async () => new ArrayBuffer(4),
  });
  fireEvent.change(screen.getByLabelText('Add a file'), { target: { files: [photo] } });
  await waitFor(() => expect(screen.queryByText(en['write.kept'])).toBeNull());
  expect(await readUnsent('104777', 'message')).toMatchObject({ text: 'My passport', file: null });
  screen.getByText('passport.jpg');
});
