import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { offerUndo, useUndo } from '../../../shared/orders/undo-store.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';

const upload = 'POST /api/admin/upload-visa-document';
const file = new File(['%PDF-1.4'], 'declaration.pdf', { type: 'application/pdf' });
const earlier = { message: 'Order has been assigned', versions: { 104778: 2 } };

beforeEach(() => void beginSession({ jwtToken: tokenOf('Sinta', 'Team') }));

async function send(answer: Parameters<typeof fakeServer>[0][string]) {
  fakeServer({ [detailsCall]: () => orderReply(), [upload]: answer });
  openScreen();
  await findOrder();
  offerUndo(earlier);
  fireEvent.change(screen.getByLabelText('Document'), { target: { files: [file] } });
  fireEvent.click(screen.getByRole('button', { name: 'Upload Document' }));
}

it('a document that was sent cannot be taken back, and the change before it is no longer offered', async () => {
  await send(() => ({ status: 1, message: 'Document has been uploaded successfully' }));
  await waitFor(() => expect(useUndo.getState().offer).toBeNull());
});

it('a document that was refused leaves the offer', async () => {
  const message = 'This is not a PDF, PNG, JPEG or WebP file.';
  const errors = [{ path: 'uploadVisaDoc', message }];
  await send(() => ({ status: 0, http: 415, message, errors }));
  await screen.findByText(message);
  expect(useUndo.getState().offer).toBe(earlier);
});
