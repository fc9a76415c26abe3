import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '../../../shared/notify.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';

const message = 'There is no document to send yet. Please upload it first.';

async function open(http: number) {
  let isLoaded = false;
  const sent = fakeServer({
    [detailsCall]: () => {
      const reply = orderReply(isLoaded ? { version: 8 } : {});
      isLoaded = true;
      return reply;
    },
    'POST /api/admin/resend-mail': () => ({ status: 0, http, message }),
  });
  openScreen();
  await findOrder();
  fireEvent.change(form().getByLabelText('Send to'), { target: { value: 'sister@example.org' } });
  fireEvent.click(form().getByRole('button', { name: 'Resend Mail (AWS)' }));
  return () => sent.filter(({ path }) => path.includes('get-orders-details')).length;
}
const form = () => within(screen.getByRole('form', { name: 'Resend mail' }));

it('a mail that cannot go out any more offers the order as it is, and what was typed stays', async () => {
  const looks = await open(409);
  await form().findByText(message);
  expect(looks()).toBe(1);
  const button = form().getByRole('button', { name: 'Load the latest' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(form().queryByText(message)).toBeNull());
  expect(screen.getByRole('form', { name: 'Resend mail' }).contains(document.activeElement)).toBe(
    true,
  );
  expect(looks()).toBe(2);
  expect(form().getByLabelText<HTMLInputElement>('Send to').value).toBe('sister@example.org');
});

it('the words of the last try go with the next', async () => {
  await open(409);
  await form().findByText(message);
  fireEvent.change(form().getByLabelText('Send to'), { target: { value: '' } });
  fireEvent.click(form().getByRole('button', { name: 'Resend Mail (AWS)' }));
  await form().findByText('Please enter your email');
  fireEvent.change(form().getByLabelText('Send to'), { target: { value: 'a@example.org' } });
  fireEvent.click(form().getByRole('button', { name: 'Resend Mail (Sendgrid)' }));
  await form().findByText(message);
});

it('leads to the address that is wrong, at every press', async () => {
  await open(409);
  await form().findByText(message);
  const address = form().getByLabelText('Send to');
  fireEvent.change(address, { target: { value: '' } });
  for (const provider of ['AWS', 'Sendgrid']) {
    const button = form().getByRole('button', { name: `Resend Mail (${provider})` });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(address));
  }
});

it('a refusal that is not about the order offers nothing', async () => {
  const said = vi.spyOn(notify, 'failure').mockReturnValue();
  await open(429);
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(form().queryByRole('button', { name: 'Load the latest' })).toBeNull();
});

it('names the provider that is sending, whichever is pressed meanwhile', async () => {
  const sent = fakeServer({
    [detailsCall]: () => orderReply(),
    'POST /api/admin/resend-mail': () => new Promise<Response>(() => {}),
  });
  openScreen();
  await findOrder();
  const button = (provider: string) =>
    form().getByRole('button', { name: `Resend Mail (${provider})` });
  const icons = () => ['AWS', 'Sendgrid'].map((each) => button(each).querySelector('svg') !== null);
  fireEvent.click(button('AWS'));
  await waitFor(() => expect(icons()).toEqual([false, true]));
  fireEvent.click(button('Sendgrid'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(icons()).toEqual([false, true]);
  expect(sent.filter(({ path }) => path.endsWith('resend-mail'))).toHaveLength(1);
});
