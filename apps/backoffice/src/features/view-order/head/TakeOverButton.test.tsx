import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import type { OrderDetail } from '../order-store.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';

beforeEach(() => beginSession({ jwtToken: tokenOf('Sinta', 'Team') }));

const assignCall = 'PUT /api/admin/assign-order-status';
const left: Partial<OrderDetail> = {
  process_status: 'Awaiting',
  assign_to: 'Dewa',
  assignee_left: true,
  version: 7,
};

async function open(before: Partial<OrderDetail>, refusal?: string) {
  let order = before;
  const sent = fakeServer({
    [detailsCall]: () => orderReply(order),
    [assignCall]: () => {
      order = { ...before, assign_to: 'Sinta', assignee_left: false, version: 8 };
      if (refusal !== undefined) return { status: 0, http: 409, message: refusal };
      const data = { changed: ['104777'], skipped: [], undo: { '104777': 8 } };
      return { status: 1, message: 'Order has been assigned successfully', data };
    },
  });
  openScreen();
  await findOrder();
  return sent;
}
const button = () => screen.queryByRole('button', { name: 'Assign to me' });
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

it('takes an order over whose assignee has left, once that is confirmed', async () => {
  const sent = await open(left);
  expect(screen.getByText(/who has left/).textContent).toBe('Assigned to Dewa, who has left');
  button()?.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Order 104777');
  await answer('Yes');
  await waitFor(() => expect(button()).toBeNull());
  const calls = sent.filter(({ path }) => path === '/api/admin/assign-order-status');
  expect(calls.map(({ body }) => body)).toEqual([
    { orderId: ['104777'], versions: { '104777': 7 }, assignto: 'Sinta' },
  ]);
  expect(screen.queryByText(/who has left/)).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

it('takes nothing over by No, and looks at the order again where somebody was faster', async () => {
  const sent = await open(left, 'Order 104777 was changed in the meantime.');
  const isSent = () => sent.some(({ path }) => path === '/api/admin/assign-order-status');
  fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  await answer('No');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isSent()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  await answer('Yes');
  await waitFor(() => expect(button()).toBeNull());
  expect(isSent()).toBe(true);
});

it.each([
  ['whose assignee works here', { ...left, assignee_left: false }],
  ['of a server that does not know', { process_status: 'Awaiting', assign_to: 'Dewa' } as const],
  ['that is done with', { ...left, process_status: 'Completed' } as const],
])('is not offered for an order %s', async (_, order) => {
  await open(order);
  expect(button()).toBeNull();
});
