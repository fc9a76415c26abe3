import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Loaded ahead: its first import takes longer here than a test wants to wait.
import '../../../shared/notify-toasts.tsx';
import { ToastHost } from '../../../shared/ToastHost.tsx';
import { detailsCall, fakeServer, openScreen, orderReply } from '../testing/open-order.tsx';

const save = 'POST /api/admin/defence-pack-details';

it('refused transaction details are an error toast (spec section 8), and stay in the form', async () => {
  const message = 'The order was deleted meanwhile.';
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
