import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { json, type Sent } from '../../../testing/fake-fetch.ts';
import { newOrders, openNewOrders, rowsOf } from './new-orders.ts';

export const sixOrders = ['100001', '100002', '100003', '100004', '100005', '100006'];

/** Six orders, of which deleted ones go once `answer` is called, but for those that stay. */
export async function openSix(address: string, stays: readonly string[] = []) {
  let left = sixOrders;
  let answer: (() => void) | undefined;
  const { router, sent } = openNewOrders(address, 'Manager', {
    [newOrders]: () => rowsOf(left, left.length),
    '/api/admin/change-order-status': async ({ body }: Sent) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      const { orderId } = body as { orderId: string[] };
      const changed = orderId.filter((id) => !stays.includes(id));
      left = left.filter((id) => !changed.includes(id));
      const skipped = stays.map((id) => ({ orderId: id, reason: 'Somebody works on it.' }));
      return json({ status: 1, message: 'Deleted.', data: { changed, skipped } });
    },
  });
  await screen.findByText('100001');
  const listed = () => sent.filter(({ path }) => path === newOrders).length;
  return { router, answer: () => answer?.(), isSent: () => answer !== undefined, listed };
}

type Opened = Awaited<ReturnType<typeof openSix>>;

/** Presses Delete by its button's name or by the key, and answers Yes. */
export async function sendDelete(name: string, { isSent }: Opened) {
  if (name === '#') fireEvent.keyDown(document.body, { key: name });
  else fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(isSent()).toBe(true));
}

/** Until the list without them is on screen. */
export async function finish({ answer, listed }: Opened) {
  const before = listed();
  answer();
  await screen.findByText('Deleted.');
  await waitFor(() => expect(listed()).toBe(before + 1));
  await new Promise((resolve) => setTimeout(resolve, 50));
}
