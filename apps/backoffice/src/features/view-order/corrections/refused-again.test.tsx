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

it('a day that could not be saved says so at each try, and keeps the focus and what was typed', async () => {
  const refusal = { status: 0, http: 500, message: 'Something went wrong.' };
  fakeServer({ [detailsCall]: () => orderReply(), 'PUT /api/admin/update-order': () => refusal });
  openScreen();
  await findOrder();
  press('Correct Date of birth');
  const form = screen.getByRole('form', { name: 'Correct Date of birth' });
  const input = within(form).getByLabelText<HTMLInputElement>('Date of birth');
  fireEvent.change(input, { target: { value: '1990-05-06' } });
  const said: (string | null)[] = [];
  const watch = new MutationObserver(() => {
    const words = form.querySelector('[role=alert]:last-child')?.textContent ?? null;
    if (words !== said.at(-1)) said.push(words);
  });
  watch.observe(form, { childList: true, characterData: true, subtree: true, attributes: true });
  for (const tries of [1, 2]) {
    fireEvent.submit(form);
    const times = () => said.filter((words) => words?.startsWith('Something went wrong.')).length;
    // A screen reader says again only what has come again.
    await waitFor(() => expect(times()).toBe(tries));
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('1990-05-06');
  }
  watch.disconnect();
});
