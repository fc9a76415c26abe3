import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { detailsCall, fakeServer, openScreen, orderReply } from './testing/open-order.tsx';

/** Spec section 8: a status other than 1 is an error toast with the words of the server. */

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const file = new File(['%PDF-1.4'], 'declaration.pdf', { type: 'application/pdf' });

const forms: [string, string, () => void][] = [
  [
    'a remark',
    'POST /api/admin/add-new-remark',
    () => {
      fireEvent.change(screen.getByLabelText('Remark'), { target: { value: 'Called' } });
      press('Add Comment');
    },
  ],
  [
    'an upload',
    'POST /api/admin/upload-visa-document',
    () => {
      fireEvent.change(screen.getByLabelText('Document'), { target: { files: [file] } });
      press('Upload Document');
    },
  ],
  ['a resent mail', 'POST /api/admin/resend-mail', () => press('Resend Mail (AWS)')],
  ['a move', 'PUT /api/admin/move-order-status', () => press('Move to ChargeBack')],
];

it.each(forms)('%s that is refused', async (_, call, send) => {
  const said = vi.spyOn(notify, 'failure').mockReturnValue();
  const message = 'Not now.';
  fakeServer({
    [detailsCall]: () => orderReply(),
    [call]: () => ({ status: 0, http: 409, message }),
  });
  openScreen();
  await screen.findByLabelText('Remark');
  send();
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(said.mock.calls[0]?.[0].message).toBe(message);
});
