import { atOnce } from '@pabean/ui/testing/at-once';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { clearSession } from '../../../shared/session/session-store.ts';
import { openOffice } from '../../../testing/draw.tsx';
import { fakeFetch, json } from '../../../testing/fake-fetch.ts';
import { shellAnswers } from '../../../testing/staff.ts';
import { completedOrder } from '../testing/order.ts';
import '../ViewOrderScreen.tsx';

afterEach(clearSession);

const erased = {
  status: 1,
  message: 'Order has been erased',
  data: { changed: ['104777'], skipped: [] },
};

function office(
  role: 'Admin' | 'Manager',
  process_status: 'Deleted' | 'New',
  answer: () => Response | Promise<Response> = () => json(erased),
  versionNow = () => 7,
) {
  const sent = fakeFetch({
    ...shellAnswers('Rani', role),
    '/api/admin/get-orders-details/104777': () =>
      json({
        status: 1,
        message: 'Order.',
        data: { ...completedOrder, process_status, version: versionNow() },
      }),
    '/api/admin/get-orders-list/deletedOrder': () =>
      json({ status: 1, message: 'Orders.', data: [], total: 0 }),
    '/api/admin/change-order-status': answer,
  });
  return { sent, router: openOffice(paths.viewOrder('104777'), role) };
}

it('erases a deleted order once its id is typed, and leaves it', async () => {
  const { sent, router } = office('Admin', 'Deleted');
  fireEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase this order for good' });
  // Nobody can undo it: as red as every Yes that destroys.
  const sends = within(dialog).getByRole('button', { name: 'Erase for good' });
  expect(sends.dataset.variant).toBe('danger');
  const field = screen.getByLabelText('Type the order ID to confirm');
  const form = screen.getByRole('form', { name: 'Erase for good' });
  fireEvent.change(field, { target: { value: '10477' } });
  // As a press does.
  sends.focus();
  fireEvent.submit(form);
  await screen.findByText('Type 104777 to continue');
  expect(dialog).toBeTruthy();
  expect(sent.some(({ path }) => path.endsWith('change-order-status'))).toBe(false);
  fireEvent.change(field, { target: { value: '104777' } });
  fireEvent.submit(form);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.folder('deletedOrder')));
  expect(sent.find(({ path }) => path.endsWith('change-order-status'))?.body).toEqual({
    orderId: ['104777'],
    versions: { 104777: 7 },
    updatingStatus: 'Deleted',
    permanentDeletedFlag: true,
  });
});

it('leads nobody away who went on while it was erased', async () => {
  let reply = (_answer: Response) => {};
  const { router } = office('Admin', 'Deleted', () => new Promise((resolve) => (reply = resolve)));
  fireEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
  const field = await screen.findByLabelText('Type the order ID to confirm');
  fireEvent.change(field, { target: { value: '104777' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Erase for good' }));
  const other = paths.viewOrder('104778');
  await act(() => router.navigate(other));
  await act(async () => {
    reply(json(erased));
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await screen.findByText('Order has been erased');
  expect(router.state.location.pathname).toBe(other);
});

it('asks for the id once more where a bank may still ask, and says why', async () => {
  const message = 'Order 104777 has the case DP-10001, which is open.';
  const refusal = {
    status: 0,
    message,
    errors: [{ path: 'confirmDisputed', message: '104777' }],
  };
  const answers = [() => json(refusal, 409), () => json(erased)];
  const { sent, router } = office('Admin', 'Deleted', () => answers.shift()?.() ?? json(erased));
  fireEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
  const field = await screen.findByLabelText('Type the order ID to confirm');
  const form = screen.getByRole('form', { name: 'Erase for good' });
  fireEvent.change(field, { target: { value: '104777' } });
  fireEvent.submit(form);
  await screen.findByText(message);
  const again = screen.getByLabelText('Type the order ID again to erase it anyway');
  fireEvent.submit(form);
  await screen.findByText('Type 104777 again');
  fireEvent.change(again, { target: { value: '104777' } });
  fireEvent.submit(form);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.folder('deletedOrder')));
  const bodies = sent.filter(({ path }) => path.endsWith('change-order-status'));
  expect(bodies.map(({ body }) => body)).toMatchObject([{}, { confirmDisputed: ['104777'] }]);
});

it('erases at the second try an order that somebody changed meanwhile', async () => {
  let version = 7;
  const message = 'Dewa changed order 104777 in the meantime.';
  const { sent, router } = office(
    'Admin',
    'Deleted',
    () => {
      if (version === 8) return json(erased);
      version = 8;
      return json({ status: 0, message }, 409);
    },
    () => version,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
  const field = await screen.findByLabelText('Type the order ID to confirm');
  fireEvent.change(field, { target: { value: '104777' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Erase for good' }));
  await screen.findByText(message, { selector: '[role=alert]' });
  const tries = () => sent.filter(({ path }) => path.endsWith('change-order-status'));
  // The second press of a double click is no answer to words that nobody has read yet.
  atOnce(() => fireEvent.submit(screen.getByRole('form', { name: 'Erase for good' })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(tries()).toHaveLength(1);
  fireEvent.submit(screen.getByRole('form', { name: 'Erase for good' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.folder('deletedOrder')));
  expect(tries().map(({ body }) => body)).toMatchObject([
    { versions: { 104777: 7 } },
    { versions: { 104777: 8 } },
  ]);
});

it.each([
  ['Manager', 'Deleted'],
  ['Admin', 'New'],
] as const)('is not offered to %s of an order that is %s', async (role, status) => {
  office(role, status);
  await screen.findByRole('heading', { name: 'Add Comment Below' });
  expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull();
});
