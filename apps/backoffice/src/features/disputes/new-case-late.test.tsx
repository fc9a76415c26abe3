import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deskReply } from '../../shared/disputes/testing/rows.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers } from '../../testing/staff.ts';

afterEach(() => {
  clearSession();
  sessionStorage.clear();
});

const field = (label: string) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'New case' }));
  return within(await screen.findByRole('dialog', { name: 'New case' }));
}
async function close() {
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** A whole case that was sent, and how the server answers it. */
async function sendCase() {
  const replies: ((response: Response) => void)[] = [];
  fakeFetch({
    ...shellAnswers('Rani', 'Team'),
    '/api/admin/get-disputes': () => json({ status: 1, message: 'Cases.', ...deskReply() }),
    '/api/admin/add-dispute': () => new Promise<Response>((resolve) => replies.push(resolve)),
  });
  const router = openOffice(paths.page('disputes'), 'Team');
  const dialog = await openDialog();
  type('Gateway', 'Example Pay');
  type('The gateway’s number of the case', 'dp_1');
  type('Kind', 'chargeback');
  type('Order, transaction or payment', '104829');
  type('Network', 'visa');
  type('Reason code', '10.4');
  type('Amount', '69');
  type('Currency', 'USD');
  type('Opened', '2026-11-20T10:00');
  fireEvent.click(dialog.getByRole('button', { name: 'Add the case' }));
  await waitFor(() => expect(replies).toHaveLength(1));
  const reply = () =>
    act(async () => {
      const data = { disputeId: 'DP-10500', created: true };
      replies[0]?.(json({ status: 1, message: 'Added.', data }));
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
  return { router, reply };
}

it('leads nowhere once the screen was left, and forgets what was sent', async () => {
  const { router, reply } = await sendCase();
  await close();
  await act(() => router.navigate(paths.page('mailTrouble')));
  await reply();
  expect(router.state.location.pathname).toBe(paths.page('mailTrouble'));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('new dispute'))).toEqual([]);
});

it('keeps the case that was begun while the first was sent', async () => {
  const { router, reply } = await sendCase();
  await close();
  await openDialog();
  type('The gateway’s number of the case', 'dp_2');
  await reply();
  expect(router.state.location.pathname).toBe(paths.page('disputes'));
  expect(field('The gateway’s number of the case').value).toBe('dp_2');
  await close();
  await openDialog();
  expect(field('The gateway’s number of the case').value).toBe('dp_2');
});
