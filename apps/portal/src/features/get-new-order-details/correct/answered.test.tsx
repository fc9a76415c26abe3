import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { texts } from './texts/en.ts';

const correct = '/api/front/correct-order';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

/** Opens the details of an order, and sends another value of a field. */
async function send(
  way: 'save' | 'ask',
  label: string,
  value: string | null,
  answer: () => Response,
) {
  fakeFetch({
    [calls.history]: history([], standingAt('preparing')),
    [ownCalls.own]: ownOrder({ paid: null }, { way, values: declaredValues }),
    [correct]: answer,
  });
  openPortal(paths.orderDetailsOf('104777'));
  const [open, verb] = way === 'ask' ? [texts.askOpen, texts.ask] : [texts.open, texts.change];
  fireEvent.click(await screen.findByText(open));
  fireEvent.click(screen.getByRole('button', { name: `${verb}: ${label}` }));
  const form = screen.getByRole('form', { name: label });
  if (value !== null) fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  fireEvent.submit(form);
  return form;
}

it('says what is wrong with a value in the words of the server, which are English', async () => {
  const errors = [{ path: 'changes.full_name', message: 'Full name is missing.' }];
  const refusal = () => json({ status: 0, message: 'Please check.', errors }, 422);
  const form = await send('save', 'Full name', ' ', refusal);
  await within(form).findAllByText('Full name is missing.');
  // Above the field, which it describes and which has the focus.
  const field = within(form).getByRole('textbox', { name: 'Full name' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = described.map((id) => document.getElementById(id)?.textContent);
  expect(words).toContain('Full name is missing.');
});

it('announces what is wrong to whoever saved from the field itself', async () => {
  const errors = [{ path: 'changes.full_name', message: 'Full name is missing.' }];
  const refusal = () => json({ status: 0, message: 'Please check.', errors }, 422);
  // The editor's one field has the focus when it is saved by Enter.
  const form = await send('save', 'Full name', ' ', refusal);
  expect((await within(form).findByRole('alert')).textContent).toBe('Full name is missing.');
});

it('says of a list which of its fields is wrong, above that one', async () => {
  const path = 'changes.familyMember.0.family_member_name';
  const errors = [{ path, message: 'Full name is missing.' }];
  const refusal = () => json({ status: 0, message: 'Please check.', errors }, 422);
  const form = await send('save', 'Family', null, refusal);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  const [name] = within(form).getAllByRole('textbox');
  expect(document.activeElement).toBe(name);
});

it('says of a list that is too long so above all of it', async () => {
  const errors = [{ path: 'changes.familyMember', message: 'At most 50 people.' }];
  const refusal = () => json({ status: 0, message: 'Please check.', errors }, 422);
  const form = await send('save', 'Family', null, refusal);
  const words = await within(form).findByText('At most 50 people.');
  expect(form.firstElementChild?.contains(words)).toBe(true);
});

it('says below the field what is no fault of the value', async () => {
  const broken = () => json({ status: 0, message: 'Something went wrong.' }, 500);
  const form = await send('save', 'Full name', 'Ann', broken);
  await within(form).findByRole('alert');
  const field = within(form).getByRole('textbox', { name: 'Full name' });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('says in its row what was asked for', async () => {
  const data = { way: 'ask', version: 3, saved: ['occupation'], conflicts: [] };
  const asked = () => json({ status: 1, message: 'Asked.', data });
  await send('ask', 'Occupation', 'Baker', asked);
  const notice = await screen.findByText('Asked: Baker');
  const row = screen.getByRole('button', { name: 'Ask: Occupation' }).parentElement;
  expect(row?.contains(notice)).toBe(true);
  expect(notice.closest('[role="status"]')).not.toBeNull();
});

it('says in its row that the value is so already, where nothing is asked for', async () => {
  const data = { way: 'ask', version: 3, saved: ['occupation'], asked: [], conflicts: [] };
  const answer = () => json({ status: 1, message: 'Your request was taken back.', data });
  await send('ask', 'Occupation', null, answer);
  const notice = await screen.findByText('It is now: Architect.');
  expect(notice.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByText('Asked: Architect')).toBeNull();
});

it('says in its row what was saved, where the order was moved back meanwhile', async () => {
  const data = { way: 'save', version: 4, saved: ['occupation'], asked: [], conflicts: [] };
  const answer = () => json({ status: 1, message: 'Your change is saved.', data });
  await send('ask', 'Occupation', 'Baker', answer);
  await screen.findByText('Saved. Before: Architect');
});
