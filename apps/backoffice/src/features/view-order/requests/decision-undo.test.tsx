import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { offerUndo, useUndo } from '../../../shared/orders/undo-store.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import { correctionAskedOrder, refundAskedOrder } from '../testing/asked-order.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from '../testing/open-order.tsx';

beforeEach(() => {
  forgetDrafts();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

const done = (data: object) => () => ({ status: 1, message: 'Done.', data });

it('an accepted correction ends the offer of the change before it', async () => {
  fakeServer({
    [detailsCall]: () => orderReply(correctionAskedOrder),
    'POST /api/admin/decide-correction': done({ version: 8, state: 'accepted' }),
  });
  openScreen();
  await findOrder();
  offerUndo({ message: 'Order has been assigned', versions: { 104778: 2 } });
  press('Accept Flight / voyage');
  await waitFor(() => expect(useUndo.getState().offer).toBeNull());
});

it('a saved correction does so too', async () => {
  fakeServer({
    [detailsCall]: () => orderReply({}),
    'PUT /api/admin/update-order': done({ version: 8, saved: ['passport_number'], conflicts: [] }),
  });
  openScreen();
  await findOrder();
  offerUndo({ message: 'Order has been assigned', versions: { 104778: 2 } });
  press('Correct Passport number');
  const form = screen.getByRole('form', { name: 'Correct Passport number' });
  const box = within(form).getByLabelText('Passport number');
  fireEvent.change(box, { target: { value: 'ZX1204478' } });
  fireEvent.submit(form);
  await waitFor(() => expect(useUndo.getState().offer).toBeNull());
});

it('a question without a move does so too', async () => {
  fakeServer({
    [detailsCall]: () => orderReply({ process_status: 'New', uploadDoc: null }),
    'POST /api/admin/preview-question': () => ({ status: 0, http: 503, message: 'Not now.' }),
    'POST /api/admin/ask-traveller': done({ questionId: 4 }),
  });
  openScreen();
  await findOrder();
  offerUndo({ message: 'Order has been assigned', versions: { 104778: 2 } });
  press('Ask');
  fireEvent.submit(await screen.findByRole('form', { name: 'Question to the traveller' }));
  await waitFor(() => expect(useUndo.getState().offer).toBeNull());
});

it('a decided refund does so too', async () => {
  fakeServer({
    [detailsCall]: () => orderReply(refundAskedOrder),
    'POST /api/admin/decide-refund': done({ version: 8, state: 'refused', granted: null }),
  });
  openScreen();
  await findOrder();
  offerUndo({ message: 'Order has been assigned', versions: { 104778: 2 } });
  press('Refuse refund');
  const form = await screen.findByRole('form', { name: 'Refuse this refund' });
  const box = within(form).getByLabelText('What the traveller reads');
  fireEvent.change(box, { target: { value: 'As agreed.' } });
  fireEvent.submit(form);
  await waitFor(() => expect(useUndo.getState().offer).toBeNull());
});
