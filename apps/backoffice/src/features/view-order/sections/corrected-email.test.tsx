import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';

const before = 'm.ostrowick@example.com';
const after = 'maren@example.org';
const typedOnPurpose = 'sister@example.org';

beforeEach(() => sessionStorage.clear());

/** Opens the order; a correction of its e-mail is answered by the order with the new one. */
async function open() {
  let order = { email: before, version: 7 };
  const sent = fakeServer({
    [detailsCall]: () => orderReply(order),
    'PUT /api/admin/update-order': () => {
      order = { email: after, version: 8 };
      const data = { version: 8, saved: ['email'], conflicts: [] };
      return { status: 1, message: 'Saved.', data };
    },
    'POST /api/admin/resend-mail': () => ({ status: 1, message: 'Queued.' }),
  });
  openScreen();
  await findOrder();
  return sent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const upload = () =>
  within(screen.getByRole('form', { name: 'Upload document' })).getByLabelText<HTMLInputElement>(
    'Email',
  );
const resend = () => screen.getByLabelText<HTMLInputElement>('Send to');

async function correctEmail() {
  press('Correct Email');
  const editor = screen.getByRole('form', { name: 'Correct Email' });
  fireEvent.change(within(editor).getByLabelText('Email'), { target: { value: after } });
  fireEvent.submit(editor);
  await screen.findByText(after, { selector: 'dd *' });
}

describe('after the e-mail of an order was corrected', () => {
  it('the document and the mail go to the new address', async () => {
    const sent = await open();
    expect([upload().value, resend().value]).toEqual([before, before]);
    await correctEmail();
    await waitFor(() => expect([upload().value, resend().value]).toEqual([after, after]));
    press('Resend Mail (AWS)');
    await waitFor(() =>
      expect(sent.find(({ path }) => path.endsWith('resend-mail'))?.body).toMatchObject({
        email: after,
      }),
    );
  });

  it('another address that was typed on purpose stays', async () => {
    await open();
    fireEvent.change(upload(), { target: { value: typedOnPurpose } });
    await correctEmail();
    await waitFor(() => expect(resend().value).toBe(after));
    expect(upload().value).toBe(typedOnPurpose);
  });
});
