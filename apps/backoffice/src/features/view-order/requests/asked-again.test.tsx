import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import { reloadOrder } from '../order-store.ts';
import { refundAskedOrder } from '../testing/asked-order.ts';
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

const message =
  'A refund of order 104777 has been requested again in the meantime. Read the new request first.';
const { refundRequest } = refundAskedOrder;
const again = refundRequest && { ...refundRequest, id: 4, amount: '69.00' };

/** An order whose request is another one from the first look behind the dialog on. */
async function open(title: string, button: string) {
  let request = refundRequest;
  const sent = fakeServer({
    [detailsCall]: () => orderReply({ ...refundAskedOrder, refundRequest: request }),
    'POST /api/admin/decide-refund': ({ body }) =>
      Reflect.get(Object(body), 'requestId') === 4
        ? { status: 1, message: 'Done.', data: { state: 'refused', version: 8, granted: null } }
        : { status: 0, http: 409, message, errors: [{ path: 'requestId', message }] },
  });
  openScreen();
  await findOrder();
  press(button);
  const form = await screen.findByRole('form', { name: title });
  request = again ?? null;
  await act(() => reloadOrder());
  const bodies = () =>
    sent.filter(({ path }) => path === '/api/admin/decide-refund').map(({ body }) => body);
  return { form, bodies };
}

const afterDoublePress = () => new Promise((done) => setTimeout(done, 600));

describe('a refund that was asked for again behind the dialog', () => {
  test('is not refused with words about the first request, and they stay', async () => {
    const { form, bodies } = await open('Refuse this refund', 'Refuse refund');
    const box = within(form).getByLabelText<HTMLTextAreaElement>('What the traveller reads');
    fireEvent.change(box, { target: { value: 'We filed it.' } });
    fireEvent.submit(form);
    await within(form).findByText(message);
    expect(box.value).toBe('We filed it.');
    const saw = { orderId: '104777', newestEntry: null };
    const first = { ...saw, requestId: 3, accept: false, sentence: 'We filed it.' };
    // The second press of a double click is no answer to what was said.
    fireEvent.submit(form);
    expect(bodies()).toEqual([first]);
    // Whoever closes the dialog to read the new request finds the words in it.
    fireEvent.keyDown(box, { key: 'Escape' });
    await waitFor(() => expect(form.isConnected).toBe(false));
    press('Refuse refund');
    const anew = await screen.findByRole('form', { name: 'Refuse this refund' });
    expect(within(anew).getByDisplayValue('We filed it.')).toBeTruthy();
    fireEvent.submit(anew);
    await waitFor(() => expect(bodies()).toEqual([first, { ...first, requestId: 4 }]));
  });

  test('is not accepted with the amount of the first request', async () => {
    const { form, bodies } = await open('Accept this refund', 'Accept refund');
    const amount = within(form).getByLabelText<HTMLInputElement>('Amount to return, USD');
    expect(amount.value).toBe('34.50');
    fireEvent.submit(form);
    await within(form).findByText(message);
    await waitFor(() => expect(amount.value).toBe('69.00'));
    await afterDoublePress();
    fireEvent.submit(form);
    const body = { orderId: '104777', newestEntry: null, accept: true, sentence: null };
    await waitFor(() =>
      expect(bodies()).toEqual([
        { ...body, requestId: 3, amount: '34.50' },
        { ...body, requestId: 4, amount: '69.00' },
      ]),
    );
  });
});
