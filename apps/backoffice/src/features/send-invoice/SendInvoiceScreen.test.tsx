import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
// Loaded ahead: its first import takes longer here than a test wants to wait.
import '../../shared/notify-toasts.tsx';
import { ToastHost } from '../../shared/ToastHost.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { SendInvoiceScreen } from './SendInvoiceScreen.tsx';

const path = '/api/admin/send-invoice';

const field = () => screen.getByLabelText<HTMLInputElement>('Enter Your Order ID');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send Invoice' }));

function open(): void {
  render(
    <UiProvider theme="staff">
      <SendInvoiceScreen />
      <ToastHost />
    </UiProvider>,
  );
}

it('asks for an order id of six characters, in the words of the specification', async () => {
  const sent = fakeFetch({});
  open();
  expect(document.title).toBe('Send Invoice · Pabean');
  press();
  await screen.findByText('Please enter your order id.');
  type('10477');
  await screen.findByText('Order Id must be at least 6 characters.');
  expect(sent).toHaveLength(0);
});

it('says the success and empties the field for the next one', async () => {
  const message = 'The invoice has been sent successfully.';
  const sent = fakeFetch({ [path]: () => json({ status: 1, message }) });
  open();
  type('104777');
  press();
  await screen.findByText(message);
  const key = expect.stringMatching(/^[\w-]{8,64}$/);
  expect(sent.map(({ body }) => body)).toEqual([{ orderId: '104777', key }]);
  expect(field().value).toBe('');
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
});

it('is the same press again after an answer that was lost', async () => {
  let isLost = true;
  const sent = fakeFetch({
    [path]: () => (isLost ? new TypeError('offline') : json({ status: 1, message: 'Issued.' })),
  });
  open();
  type('104777');
  press();
  await waitFor(() => expect(screen.getAllByText(/cannot be reached/).length).toBeGreaterThan(0));
  isLost = false;
  press();
  await screen.findByText('Issued.');
  const [lost, repeated] = sent.map(({ body }) => body);
  expect(repeated).toEqual(lost);
});

it('keeps what was typed when there is no such order', async () => {
  const message = 'There is no order 999999.';
  fakeFetch({ [path]: () => json({ status: 0, message }, 404) });
  open();
  type('999999');
  press();
  // Beside the form and as a toast.
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(field().value).toBe('999999');
});

it('puts the server’s words about the id under the field', async () => {
  const words = 'This is not an order id.';
  const errors = [{ path: 'orderId', message: words }];
  fakeFetch({ [path]: () => json({ status: 0, message: 'Wrong.', errors }, 422) });
  open();
  type('10 47 77');
  press();
  await screen.findByText(words);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

it.each([
  ['went out', json({ status: 1, message: 'Heard.' })],
  [
    'was refused',
    json({ status: 0, message: 'Heard.', errors: [{ path: 'orderId', message: 'No id.' }] }, 422),
  ],
])('keeps the next order that was typed while the invoice of the first %s', async (_, answer) => {
  let reply: ((answer: Response) => void) | undefined;
  fakeFetch({
    [path]: () =>
      new Promise<Response>((resolve) => {
        reply = resolve;
      }),
  });
  open();
  type('104777');
  press();
  await waitFor(() => expect(reply).toBeDefined());
  type('104778');
  reply?.(answer);
  await screen.findByText('Heard.');
  expect(field().value).toBe('104778');
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
});
