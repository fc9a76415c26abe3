import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { disputeCase, sentAnswer } from '../../shared/disputes/testing/cases.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import { card, change, details, open, said } from './testing/open-case.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  clearSession();
  sessionStorage.clear();
});

const note = 'They paid it back themselves.';
const storage = () => JSON.stringify({ ...sessionStorage });
const noteOf = (dialog: HTMLElement) =>
  within(dialog).getByLabelText<HTMLTextAreaElement>('Note').value;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the loss' }));
  return screen.findByRole('dialog', { name: 'Accept the loss?' });
}
async function write() {
  const dialog = await openDialog();
  fireEvent.click(within(dialog).getByLabelText('Messages with the customer'));
  fireEvent.change(within(dialog).getByLabelText('Note'), { target: { value: note } });
  return dialog;
}

it('what was noted of an outcome is there again after Escape, for this outcome alone', async () => {
  await open();
  fireEvent.keyDown(within(await write()).getByLabelText('Note'), { key: 'Escape' });
  await closed();
  fireEvent.click(screen.getByRole('button', { name: 'Won' }));
  const won = await screen.findByRole('dialog', { name: 'Mark this case as won?' });
  expect(noteOf(won)).toBe('');
  fireEvent.keyDown(won, { key: 'Escape' });
  await closed();
  const again = await openDialog();
  expect(noteOf(again)).toBe(note);
  const lacked = within(again).getByLabelText<HTMLInputElement>('Messages with the customer');
  expect(lacked.checked).toBe(true);
});

it.each([
  [null, 'open', 'No answer will be sent, and we give up the money.'],
  ['refused', 'open', 'No answer will be sent, and we give up the money.'],
  ['unknown', 'open', 'The answer may have been sent. We give up the money either way.'],
  ['sent', 'answered', 'The answer was sent. We give up the money, whatever the bank decides.'],
] as const)('says of an answer that is %s what becomes of it', async (state, now, words) => {
  const answer = state && { ...sentAnswer, state };
  await open({ [details]: () => said(disputeCase({ answer, state: now })) });
  within(await openDialog()).getByText(new RegExp(`${words} This cannot be taken back.`));
});

it('is not opened while the answer is being sent', async () => {
  const answer = { ...sentAnswer, state: 'sending' as const };
  const locked = 'The answer is being sent.';
  await open({ [details]: () => said(disputeCase({ answer, locked })) });
  const button = await screen.findByRole('button', { name: 'Accept the loss' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.title).toBe(locked);
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('notes what was missing of a case that its gateway ended', async () => {
  const lost = disputeCase({ state: 'lost', next: [], locked: 'The case is lost.' });
  const { changes } = await open({ [details]: () => said(lost) });
  fireEvent.click(await screen.findByRole('button', { name: 'Note what was missing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What was missing?' }));
  dialog.getByText(/The cockpit counts what was missing in lost cases\. It can be noted once\./);
  fireEvent.click(dialog.getByRole('button', { name: 'Note what was missing' }));
  await dialog.findByText('Please tick or write what was missing.');
  expect(changes()).toEqual([]);
  fireEvent.click(dialog.getByLabelText('Messages with the customer'));
  fireEvent.click(dialog.getByRole('button', { name: 'Note what was missing' }));
  await waitFor(() =>
    expect(changes()[0]).toMatchObject({
      change: { what: 'state', state: 'lost', lacked: ['customer_messages'], note: '' },
    }),
  );
});

it.each([
  disputeCase({ state: 'won', next: [] }),
  disputeCase({ state: 'lost', next: [], lacked: ['three_ds'] }),
])('has nothing to note of what is $state', async (one) => {
  await open({ [details]: () => said(one) });
  await card('Outcome');
  expect(screen.queryByRole('button', { name: 'Note what was missing' })).toBeNull();
});

it('asks for no note where the gateway said something', async () => {
  const one = disputeCase({ state: 'expired', next: [], outcome_note: 'No response' });
  await open({ [details]: () => said(one) });
  fireEvent.click(await screen.findByRole('button', { name: 'Note what was missing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What was missing?' }));
  expect(dialog.queryByLabelText('Note')).toBeNull();
  // The cockpit counts that of lost cases alone.
  expect(dialog.queryByText(/cockpit/)).toBeNull();
});

it('takes no words of one’s own about an erased order', async () => {
  const before = disputeCase();
  const order = before.order && { ...before.order, erased: true };
  const lost = disputeCase({ order, state: 'lost', next: [], locked: 'The case is lost.' });
  const { changes } = await open({ [details]: () => said(lost) });
  fireEvent.click(await screen.findByRole('button', { name: 'Note what was missing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What was missing?' }));
  expect(dialog.queryAllByRole('textbox')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Note what was missing' }));
  await dialog.findByText('Please tick what was missing.');
  fireEvent.click(dialog.getByLabelText('Messages with the customer'));
  fireEvent.click(dialog.getByRole('button', { name: 'Note what was missing' }));
  await waitFor(() =>
    expect(changes()[0]).toMatchObject({ change: { lacked: ['customer_messages'], note: '' } }),
  );
});

it('is gone after No', async () => {
  await open();
  fireEvent.click(within(await write()).getByRole('button', { name: 'No' }));
  await closed();
  expect(noteOf(await openDialog())).toBe('');
});

it('is kept while the server refuses it, and gone once it is noted', async () => {
  let refuses = true;
  await open({
    [change]: () =>
      refuses
        ? json({ status: 0, message: 'Try later.' })
        : json({ status: 1, message: 'Noted.', data: { version: 4 } }),
  });
  const dialog = await write();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Accept the loss' }));
  await within(dialog).findByText('Try later.');
  expect(storage()).toContain(note);
  refuses = false;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Accept the loss' }));
  await closed();
  expect(storage()).not.toContain(note);
});
