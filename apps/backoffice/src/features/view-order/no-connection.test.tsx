import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../shared/drafts.ts';
import { beginSession } from '../../shared/session/session-store.ts';
import { tokenOf } from '../../testing/staff.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from './testing/open-order.tsx';

beforeEach(() => {
  forgetDrafts();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

const words = 'Which flight do they take?';
const kept = /The server cannot be reached\..* What you typed is kept in this tab\.$/;
const ask = 'Question to the traveller';

const forms = [
  { form: 'Message to the traveller', label: 'Message' },
  { form: ask, label: 'What the traveller reads', opener: 'Ask' },
  { form: ask, label: 'What the traveller reads', opener: 'Move to Awaiting Response' },
  { form: 'Correct Occupation', label: 'Occupation', opener: /^Correct Occupation/ },
] as const;

/** As a person comes to it, on a server that answers with nothing but the order. */
async function open({ form, ...one }: (typeof forms)[number]) {
  fakeServer({ [detailsCall]: () => orderReply({ process_status: 'New' }) });
  const { unmount } = openScreen();
  await findOrder();
  if ('opener' in one) fireEvent.click(screen.getByRole('button', { name: one.opener }));
  const element = await screen.findByRole('form', { name: form });
  const box = () => within(element).getByLabelText<HTMLInputElement>(one.label);
  return { element, box, unmount };
}

it.each(forms)('says that it is kept: $form, $label', async (one) => {
  const { element, box, unmount } = await open(one);
  fireEvent.change(box(), { target: { value: words } });
  fireEvent.submit(element);
  const said = await within(element).findByText(kept);
  expect(said.closest('[role=alert]')).not.toBeNull();
  unmount();
  expect((await open(one)).box().value).toBe(words);
});

it('says it of a remark too, and nothing of the kind after a refusal', async () => {
  let online = false;
  fakeServer({
    [detailsCall]: () => orderReply(),
    'POST /api/admin/add-new-remark': () =>
      online ? { status: 0, http: 503, message: 'Not now.' } : new TypeError('offline'),
  });
  openScreen();
  fireEvent.change(await findOrder(), { target: { value: words } });
  press('Add Comment');
  await screen.findByText(kept);
  online = true;
  press('Add Comment');
  await screen.findByText('Not now.');
  expect(screen.queryByText(kept)).toBeNull();
});
