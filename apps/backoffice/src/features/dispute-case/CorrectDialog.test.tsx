import type { DisputeCase } from '@pabean/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { disputeCase } from '../../shared/disputes/testing/cases.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import { change, details, open, said } from './testing/open-case.tsx';

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.unstubAllEnvs();
  clearSession();
  sessionStorage.clear();
});

const typed = (more: Partial<DisputeCase> = {}) => disputeCase({ correctable: true, ...more });
const openTyped = (answers: object = {}) => open({ [details]: () => said(typed()), ...answers });
const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes('facts'));

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  return within(await screen.findByRole('dialog', { name: 'Correct DP-10213' }));
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const field = (dialog: Dialog, label: string) => dialog.getByLabelText<HTMLInputElement>(label);
const write = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(field(dialog, label), { target: { value } });
const send = (dialog: Dialog) => fireEvent.click(dialog.getByRole('button', { name: 'Correct' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const facts = (fields: object) => ({
  disputeId: 'DP-10213',
  version: 3,
  change: { what: 'facts', ...fields },
});

it('has no button where a gateway told the case', async () => {
  await open();
  await screen.findByLabelText('Clock');
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});

it('shows what was typed, and sends what differs alone', async () => {
  const { changes } = await openTyped();
  const dialog = await openDialog();
  await waitFor(() => expect(document.activeElement).toBe(field(dialog, 'Network')));
  expect(field(dialog, 'Opened').value).toBe('2026-11-18T01:22');
  expect(field(dialog, 'Answer due').value).toBe('2026-11-22T07:40');
  expect(field(dialog, 'Network').value).toBe('visa');
  write(dialog, 'Answer due', '2026-12-02T10:00');
  expect(drafts()).toHaveLength(1);
  send(dialog);
  await closed();
  expect(changes()).toEqual([facts({ answerDueAt: '2026-12-02T10:00:00.000Z' })]);
  expect(drafts()).toEqual([]);
});

it('takes every other fact, and a day that the gateway told none of', async () => {
  const { changes } = await openTyped();
  const dialog = await openDialog();
  write(dialog, 'Answer due', '');
  write(dialog, 'Opened', '2026-11-17T01:22');
  write(dialog, 'Amount', '96');
  write(dialog, 'Currency', 'eur');
  write(dialog, 'Reason code', '13.1');
  write(dialog, 'Network', 'other');
  write(dialog, 'Its name', 'Sample Card');
  send(dialog);
  await closed();
  expect(changes()).toEqual([
    facts({
      network: 'Sample Card',
      reasonCode: '13.1',
      amount: '96',
      currency: 'eur',
      openedAt: '2026-11-17T01:22:00.000Z',
      answerDueAt: null,
    }),
  ]);
});

it('leaves no draft of what the server writes in another way', async () => {
  let isCorrected = false;
  const due = '2026-12-02T10:00';
  await openTyped({
    [details]: () =>
      said(
        typed(isCorrected ? { version: 4, amount: '96.00', answer_due_at: `${due}:00.000Z` } : {}),
      ),
    [change]: () => {
      isCorrected = true;
      return said({ version: 4 });
    },
  });
  const dialog = await openDialog();
  write(dialog, 'Amount', '96');
  write(dialog, 'Answer due', due);
  send(dialog);
  await closed();
  expect(drafts()).toEqual([]);
  expect(field(await openDialog(), 'Amount').value).toBe('96.00');
});

it('says of a network that the list does not have its name', async () => {
  await openTyped({ [details]: () => said(typed({ network: 'Sample Card' })) });
  const dialog = await openDialog();
  expect(field(dialog, 'Its name').value).toBe('Sample Card');
});

it('asks for what is missing, and sends nothing that is not changed', async () => {
  const { changes } = await openTyped();
  const dialog = await openDialog();
  send(dialog);
  await dialog.findByText('Nothing is changed yet.');
  write(dialog, 'Opened', '');
  write(dialog, 'Network', 'other');
  send(dialog);
  await dialog.findByText('Please enter when it was opened.');
  await dialog.findByText('Please select the network.');
  expect(changes()).toEqual([]);
});

it('says what the server refuses at its field, and keeps what was written', async () => {
  const message = 'This is before it was opened.';
  await openTyped({
    [change]: () =>
      json({ status: 0, message, errors: [{ path: 'change.answerDueAt', message }] }, 422),
  });
  const dialog = await openDialog();
  write(dialog, 'Answer due', '2026-11-02T10:00');
  send(dialog);
  await waitFor(() =>
    expect(field(dialog, 'Answer due').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(field(dialog, 'Answer due').value).toBe('2026-11-02T10:00');
  expect(drafts()).toHaveLength(1);
});

it('says what somebody corrected meanwhile, shows it, and does not undo it', async () => {
  const meanwhile = 'Meanwhile: Sinta corrected the amount from 69.00 to 96.00.';
  let version = 3;
  let isStale = true;
  const { changes } = await openTyped({
    [details]: () => said(typed(version === 3 ? {} : { version, amount: '96.00' })),
    [change]: () => {
      version = 4;
      return isStale ? json({ status: 0, message: meanwhile }, 409) : said({ version: 5 });
    },
  });
  const dialog = await openDialog();
  write(dialog, 'Answer due', '2026-12-02T10:00');
  send(dialog);
  await dialog.findByText(meanwhile);
  await waitFor(() => expect(field(dialog, 'Amount').value).toBe('96.00'));
  expect(field(dialog, 'Answer due').value).toBe('2026-12-02T10:00');
  isStale = false;
  send(dialog);
  await closed();
  expect(changes().at(-1)).toEqual({
    ...facts({ answerDueAt: '2026-12-02T10:00:00.000Z' }),
    version: 4,
  });
});

it('keeps what was written after Escape, and gives it up after Cancel', async () => {
  await openTyped();
  const first = await openDialog();
  write(first, 'Amount', '96');
  fireEvent.keyDown(field(first, 'Amount'), { key: 'Escape' });
  await closed();
  const second = await openDialog();
  expect(field(second, 'Amount').value).toBe('96');
  fireEvent.click(second.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(field(await openDialog(), 'Amount').value).toBe('69.00');
});

it('says of an expired case what another day does', async () => {
  await openTyped({ [details]: () => said(typed({ state: 'expired', locked: 'It is expired.' })) });
  const dialog = await openDialog();
  dialog.getByText(/A day that has not passed opens the case again\.$/);
});
