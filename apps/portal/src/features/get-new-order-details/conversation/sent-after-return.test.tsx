import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { ownOrderReply } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history, refusal } from '../../../testing/replies.ts';
import { places } from '../ToPlace.tsx';
import { forgetUnsent, keepUnsent, letWait, readUnsent } from './unsent.ts';

/*
 * A message of an earlier visit, which "Send now" sends.
 */

const over = refusal(401, 'Over.');
const accepted = () =>
  json({ status: 1, message: '', data: { id: 3, at: '2026-11-20T14:02:00.000Z' } });

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await forgetUnsent();
  await readUnsent('104777', 'message');
  const key = crypto.randomUUID();
  await keepUnsent('104777', 'message', { text: 'First', file: null, key, waits: true });
  await letWait('104777', 'message', key);
  await keepUnsent('104777', `waiting ${key}`, { text: 'First', file: null, key, waits: false });
});

async function sendNow(write: Answers[string]) {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(9) }),
    [calls.order]: () => ownOrderReply(null),
    [calls.write]: write,
  };
  fakeFetch(answers);
  const router = openPortal(paths.orderDetailsOf('104777'));
  const button = await screen.findByRole('button', { name: 'Send now' });
  button.focus();
  fireEvent.click(button);
  return { answers, router };
}

it('is told when it arrives, and the focus goes to the form', async () => {
  await sendNow(accepted);
  const told = await screen.findByText(en['write.sent']);
  expect(told.closest('[role="status"]')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe(places.message));
});

it('is in sight and told where the e-mail is asked for first, and told again when it arrives', async () => {
  const { answers, router } = await sendNow(over);
  const left = within(await screen.findByRole('region', { name: en['left.typed'] }));
  left.getByText('First');
  expect(left.getByRole('status').textContent).toBe(en['left.typed']);
  expect(document.activeElement?.tagName).toBe('H1');
  answers[calls.write] = accepted;
  await act(() => router.navigate(paths.orderDetailsOf('104777')));
  const told = await screen.findByText(en['write.sent']);
  expect(told.closest('[role="status"]')).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('H1');
});
