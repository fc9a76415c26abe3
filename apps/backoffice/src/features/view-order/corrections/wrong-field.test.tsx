import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
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

const form = (name: RegExp) => screen.getByRole('form', { name });

it('who mends one of two wrong fields is not led to the other in the middle of a word', async () => {
  fakeServer({ [detailsCall]: () => orderReply() });
  openScreen();
  await findOrder();
  press('Correct Family Information');
  const family = form(/^Correct Family/);
  for (let n = 0; n < 2; n += 1) {
    fireEvent.click(within(family).getByRole('button', { name: 'Add a person' }));
  }
  fireEvent.submit(family);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  const first = document.activeElement as HTMLInputElement;
  fireEvent.change(first, { target: { value: 'T' } });
  await waitFor(() => expect(first.getAttribute('aria-invalid')).toBeNull());
  expect(document.activeElement).toBe(first);
  fireEvent.submit(family);
  await waitFor(() => expect(document.activeElement).not.toBe(first));
});

it('a wrong list of ticks is led to, and its words belong to them', async () => {
  const message = 'Please choose one of these.';
  fakeServer({
    [detailsCall]: () => orderReply(),
    'PUT /api/admin/update-order': () => ({
      status: 0,
      http: 422,
      message: 'Please check the fields.',
      errors: [{ path: 'changes.scheme_fields.symptoms', message }],
    }),
  });
  openScreen();
  await findOrder();
  press('Correct Symptoms of illness now');
  const symptoms = form(/^Correct Symptoms/);
  const first = within(symptoms).getAllByRole('checkbox')[0];
  fireEvent.click(within(symptoms).getByLabelText('Rash'));
  screen.getByRole('button', { name: 'Save' }).focus();
  fireEvent.submit(symptoms);
  await within(symptoms).findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(first));
  const id = first?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe(message);
});
