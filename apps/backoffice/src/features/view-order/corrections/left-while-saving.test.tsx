import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { json } from '../../../testing/answers.ts';
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

const notSaved = 'Correct Occupation, not saved yet';
const editor = (label = 'Occupation') => screen.getByRole('form', { name: `Correct ${label}` });
const input = () => within(editor()).getByLabelText<HTMLInputElement>('Occupation');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const pressIn = (form: HTMLElement, name: string) =>
  fireEvent.click(within(form).getByRole('button', { name }));
const button = (name: string) => screen.queryByRole('button', { name });

/** The order with another occupation typed, whose save is answered when the test says so. */
async function saveSlowly() {
  let order = {};
  const replies: ((response: Response) => void)[] = [];
  const sent = fakeServer({
    [detailsCall]: () => orderReply(order),
    'PUT /api/admin/update-order': () =>
      new Promise<Response>((resolve) => {
        replies.push(resolve);
      }),
  });
  const { unmount } = openScreen();
  await findOrder();
  press('Correct Occupation');
  type('Sailor');
  fireEvent.submit(editor());
  await waitFor(() => expect(replies).toHaveLength(1));
  const answer = (response: Response) =>
    act(async () => {
      replies.at(-1)?.(response);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
  return {
    leave: unmount,
    saves: () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    saved() {
      order = { occupation: 'Sailor', version: 8 };
      const data = { version: 8, saved: ['occupation'], conflicts: [] };
      return answer(json({ status: 1, message: 'Saved.', data }));
    },
    refused: () => answer(json({ status: 0, message: 'Not now.' }, 503)),
  };
}

async function comeBack() {
  openScreen();
  await findOrder();
}

it('a correction that was saved after the page was left is no draft on the next visit', async () => {
  const { leave, saved } = await saveSlowly();
  leave();
  await saved();
  await comeBack();
  expect(button('Correct Occupation')).toBeTruthy();
  expect(button(notSaved)).toBeNull();
});

it('nor is it when somebody came back before the answer', async () => {
  const { leave, saved } = await saveSlowly();
  leave();
  await comeBack();
  expect(button(notSaved)).toBeTruthy();
  await saved();
  expect(button(notSaved)).toBeNull();
  expect(button('Correct Occupation')).toBeTruthy();
});

it('one that could not be saved says why on the next visit', async () => {
  const { leave, refused } = await saveSlowly();
  leave();
  await refused();
  await comeBack();
  press(notSaved);
  expect(input().value).toBe('Sailor');
  expect(within(editor()).getByText('Not now.')).toBeTruthy();
});

it('what was typed on before the page was left goes on from what was saved', async () => {
  const { leave, saved, saves } = await saveSlowly();
  type('Sailor of ships');
  leave();
  await saved();
  await comeBack();
  press(notSaved);
  expect(input().value).toBe('Sailor of ships');
  fireEvent.submit(editor());
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ version: 8, changes: { occupation: 'Sailor of ships' } });
});

it('Cancel gives nothing up while it is saved, and another editor closes all the same', async () => {
  const { refused } = await saveSlowly();
  pressIn(editor(), 'Cancel');
  expect(input().value).toBe('Sailor');
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(input().value).toBe('Sailor');
  press('Correct Full name');
  pressIn(editor('Full name'), 'Cancel');
  expect(button('Correct Full name')).toBeTruthy();
  press(notSaved);
  await refused();
  expect(within(editor()).getByText('Not now.')).toBeTruthy();
  pressIn(editor(), 'Cancel');
  expect(button('Correct Occupation')).toBeTruthy();
});
