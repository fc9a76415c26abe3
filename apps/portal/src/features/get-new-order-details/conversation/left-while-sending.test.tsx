import 'fake-indexeddb/auto';
import { failure } from '@pabean/api-client';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetUnsent, readUnsent, unsentOrders } from './unsent.ts';
import { useSending } from './useSending.ts';

/** A message that is under way when its order is removed from the device. */
function send() {
  const answer = Promise.withResolvers<ReturnType<typeof failure>>();
  const about = { orderId: '104777', about: 'message', send: () => answer.promise };
  const { result } = renderHook(() => useSending({ ...about, onSent: () => undefined }));
  act(() => void result.current.change({ text: 'My passport number is X1234567' }));
  const sending = act(() => result.current.submit());
  return { answer, sending };
}

beforeEach(async () => void (await forgetUnsent()));

it.each([
  ['its order is', '104777'],
  ['all orders are', undefined],
])('a message that fails after %s removed is not kept on the device', async (_, orderId) => {
  const { answer, sending } = send();
  await waitFor(async () => expect(await unsentOrders()).toEqual(['104777']));
  expect(await forgetUnsent(orderId)).toBe(true);
  answer.resolve(failure('offline'));
  await sending;
  expect(await unsentOrders()).toEqual([]);
});

it('is kept where another order was removed, and where its own is open again', async () => {
  const first = send();
  await waitFor(async () => expect(await unsentOrders()).toEqual(['104777']));
  await forgetUnsent('104778');
  first.answer.resolve(failure('offline'));
  await first.sending;
  expect((await readUnsent('104777', 'message'))?.waits).toBe(true);
  cleanup();
  await forgetUnsent('104777');
  const second = send();
  second.answer.resolve(failure('offline'));
  await second.sending;
  expect(await unsentOrders()).toEqual(['104777']);
});
