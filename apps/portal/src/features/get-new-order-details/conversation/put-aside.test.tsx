import 'fake-indexeddb/auto';
import { failure } from '@pabean/api-client';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';
import { forgetUnsent, readUnsent, waitingMessages } from './unsent.ts';
import { useSending } from './useSending.ts';

/*
 * What is typed while a message that was sent without a network is put where it waits.
 */

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return forgetUnsent();
});

it('stays with its file in the form, where a large one is kept slowly', async () => {
  const sent = fakeFetch({
    [calls.history]: history([], standingAt('preparing')),
    [calls.order]: () => ownOrderReply(null),
    [calls.write]: () => new TypeError('offline'),
  });
  openPortal(paths.orderDetailsOf('104777'));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
  await screen.findByText(en['write.kept']);
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const photo = Object.assign(new File(['photo'], 'passport.jpg', { type: 'image/jpeg' }), {
    arrayBuffer: () => promise,
  });
  fireEvent.change(field, { target: { value: 'Here' } });
  fireEvent.change(screen.getByLabelText('Add a file'), { target: { files: [photo] } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent.filter(({ path }) => path === calls.write)).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  fireEvent.change(field, { target: { value: 'Here!' } });
  resolve(new ArrayBuffer(4));
  await screen.findByText(en['failure.offline']);
  expect(await waitingMessages('104777')).toEqual([]);
  expect(field.value).toBe('Here!');
  screen.getByText('passport.jpg');
  await waitFor(async () =>
    expect(await readUnsent('104777', 'message')).toMatchObject({ text: 'Here!', waits: false }),
  );
});

it('is not said to wait, which it does not', async () => {
  const typeOn = { type: () => {} };
  const letWait = async () => {
    typeOn.type();
    return false;
  };
  const send = async () => failure('offline');
  const about = { orderId: '104777', about: 'message', send, letWait };
  const { result } = renderHook(() => useSending({ ...about, onSent: () => undefined }));
  await waitFor(() => expect(result.current.isRead).toBe(true));
  await act(() => result.current.change({ text: 'Here' }));
  typeOn.type = () => void result.current.change({ text: 'Here!' });
  await act(() => result.current.submit());
  await waitFor(() => expect(result.current.state).toMatchObject({ failure: { kind: 'offline' } }));
});
