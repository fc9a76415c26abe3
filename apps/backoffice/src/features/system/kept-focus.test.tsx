import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { openScreen } from '../../shared/report/testing/open-screen.tsx';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers } from '../../testing/staff.ts';
import { SystemScreen } from './SystemScreen.tsx';
import { fineSystem, wrongSystem } from './testing/system-sample.ts';

afterEach(clearSession);

/** A server on which all is well once one of its acts was done, and what it is asked. */
function fakeSystem() {
  let data = wrongSystem;
  const done = () => {
    data = { ...wrongSystem, jobs: fineSystem.jobs, signed_in: fineSystem.signed_in };
    return json({ status: 1, message: 'Done.', data: { jobs: 3 } });
  };
  return fakeFetch({
    ...shellAnswers('Rani', 'Admin'),
    '/api/admin/get-system': () => json({ status: 1, message: 'System.', data }),
    '/api/admin/try-job-again': done,
    '/api/admin/drop-job': done,
    '/api/admin/sign-out-member': done,
  });
}

function pressByKey(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}
async function answerYes(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  pressByKey(dialog.getByRole('button', { name: 'Yes' }));
}

it.each([
  ['Try again: Mail through Sendgrid', 'Jobs', false],
  ['Drop: Mail through Sendgrid', 'Jobs', true],
  ['Sign out Dewa', 'Signed in', true],
])('after “%s” the focus stays in its card', async (name, card, asks) => {
  fakeSystem();
  openOffice(paths.page('system'), 'Admin');
  const button = await screen.findByRole('button', { name });
  pressByKey(button);
  if (asks) await answerYes();
  await waitFor(() => expect(document.contains(button)).toBe(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const region = screen.getByRole('region', { name: card });
  await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
});

it('looks again though the focus is at the card, as nothing there is pressed', async () => {
  vi.useFakeTimers();
  const sent = fakeSystem();
  openScreen(SystemScreen);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(500);
  pressByKey(screen.getByRole('button', { name: 'Try again: Mail through Sendgrid' }));
  await wait(500);
  expect(document.activeElement).toBe(screen.getByRole('table', { name: 'Jobs' }));
  const before = sent.length;
  await wait(11_000);
  expect(sent.length).toBe(before + 1);
});

it('leaves the focus where it is when a row goes by itself', async () => {
  vi.useFakeTimers();
  let data = wrongSystem;
  fakeFetch({ '/api/admin/get-system': () => json({ status: 1, message: 'System.', data }) });
  openScreen(SystemScreen);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(500);
  data = fineSystem;
  await wait(11_000);
  expect(screen.getByText(/Nothing needs attention/)).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
