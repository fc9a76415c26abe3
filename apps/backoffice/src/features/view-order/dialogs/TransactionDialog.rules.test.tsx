import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
// Loaded ahead: its first import takes longer here than a test wants to wait.
import '../../../shared/notify-toasts.tsx';
import { atOnce } from '@pabean/ui/testing/at-once';
import { ToastHost } from '../../../shared/ToastHost.tsx';
import { detailsCall, fakeServer, openScreen, orderReply } from '../testing/open-order.tsx';

beforeEach(() => sessionStorage.clear());

const save = 'POST /api/admin/defence-pack-details';

it('refused transaction details are an error toast (spec section 8), and stay in the form', async () => {
  const message = 'The order was deleted in the meantime.';
  fakeServer({
    [detailsCall]: () => orderReply(),
    [save]: () => ({ status: 0, http: 409, message }),
  });
  openScreen();
  render(
    <UiProvider theme="staff">
      <ToastHost />
    </UiProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Enter Transaction Details' }));
  const dialog = within(await screen.findByRole('dialog'));
  const id = await dialog.findByLabelText<HTMLInputElement>('Transaction Id');
  fireEvent.change(id, { target: { value: 'TXN-EX-1' } });
  fireEvent.change(dialog.getByLabelText('Merchant Name'), { target: { value: 'EXAMPLE' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  await dialog.findByText(message);
  expect((await screen.findAllByText(message)).length).toBe(2);
  expect(id.value).toBe('TXN-EX-1');
});

it('says what another member entered meanwhile, keeps what was typed, and replaces it knowingly', async () => {
  const message = 'Sinta entered other transaction details meanwhile: TX-2, PABEAN.';
  let overtaken = false;
  const sent = fakeServer({
    [detailsCall]: () =>
      orderReply(
        overtaken
          ? { transaction_id: 'TX-2', merchant_name: 'PABEAN' }
          : { transaction_id: 'TX-0', merchant_name: null },
      ),
    [save]: () => {
      if (overtaken) return { status: 1, message: 'Saved.' };
      overtaken = true;
      return { status: 0, http: 409, message, errors: [{ path: 'before', message }] };
    },
  });
  const open = async () => {
    const screenOfOrder = openScreen();
    fireEvent.click(await screen.findByRole('button', { name: 'Enter Transaction Details' }));
    const dialog = within(await screen.findByRole('dialog'));
    const id = await dialog.findByLabelText<HTMLInputElement>('Transaction Id');
    return { screenOfOrder, dialog, id, press: () => fireEvent.click(dialog.getByText('Submit')) };
  };
  const bodies = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const typed = { orderId: '104777', transactionId: 'TX-1', merchantName: 'EXAMPLE' };
  const first = await open();
  fireEvent.change(first.id, { target: { value: 'TX-1' } });
  fireEvent.change(first.dialog.getByLabelText('Merchant Name'), { target: { value: 'EXAMPLE' } });
  first.press();
  await first.dialog.findByText(message);
  const before = { transactionId: 'TX-0', merchantName: null };
  expect(bodies()).toEqual([{ ...typed, before }]);
  expect(first.id.value).toBe('TX-1');
  // The second press of a double click is no answer to words that nobody has read yet.
  const submit = () => first.dialog.getByRole('button', { name: 'Submit' });
  const isPending = () => submit().getAttribute('aria-disabled') !== null;
  await waitFor(() => expect(isPending()).toBe(false));
  atOnce(first.press);
  await waitFor(() => expect(isPending()).toBe(false));
  expect(bodies()).toHaveLength(1);
  // What was seen stays with the draft.
  first.screenOfOrder.unmount();
  const again = await open();
  expect(again.id.value).toBe('TX-1');
  again.press();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  const seen = { transactionId: 'TX-2', merchantName: 'PABEAN' };
  expect(bodies()[1]).toEqual({ ...typed, before: seen });
});
