import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
// Loaded ahead: its first import takes longer here than a test wants to wait.
import '../../shared/notify-toasts.tsx';
import { beginSession, useSession } from '../../shared/session/session-store.ts';
import { userKey } from '../../shared/session/user-key.ts';
import { ToastHost } from '../../shared/ToastHost.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { tokenOf } from '../../testing/staff.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

const path = '/api/admin/change-password';
const message = 'Password has been updated successfully. Please sign in again.';

const field = () => screen.getByLabelText<HTMLInputElement>('New password');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Update Password' }));

function open(): void {
  beginSession({ jwtToken: tokenOf('Rani', 'Admin') });
  render(
    <UiProvider theme="staff">
      <ChangePasswordScreen />
      <ToastHost />
    </UiProvider>,
  );
}

it('asks for a password of six characters, in the words of the specification', async () => {
  const sent = fakeFetch({});
  open();
  expect(document.title).toBe('Update Password · Pabean');
  press();
  await screen.findByText('Please enter your New Password.');
  type('five5');
  await screen.findByText('New Password must be at least 6 characters.');
  expect(screen.getByText('At least 6 characters. You sign in again afterwards.')).toBeDefined();
  expect(sent).toHaveLength(0);
});

it('says the success, ends the session here and sends nothing more', async () => {
  const sent = fakeFetch({ [path]: () => json({ status: 1, message }) });
  open();
  type('correct horse');
  press();
  await screen.findByText(message);
  expect(sent.map(({ body }) => body)).toEqual([{ newPassword: 'correct horse' }]);
  expect(useSession.getState().isAuth).toBe(false);
  expect(localStorage.getItem(userKey)).toBeNull();
  expect(screen.queryByText(/expired/)).toBeNull();
});

it('keeps what was typed when the server refuses', async () => {
  const words = 'This password is too common.';
  const errors = [{ path: 'newPassword', message: words }];
  fakeFetch({ [path]: () => json({ status: 0, message: 'Wrong.', errors }, 422) });
  open();
  type('secret');
  press();
  await screen.findByText(words);
  expect(field().value).toBe('secret');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(useSession.getState().isAuth).toBe(true);
});

it('stays signed in when the server cannot be reached, and says why beside the form', async () => {
  fakeFetch({});
  open();
  type('correct horse');
  press();
  const form = screen.getByRole('form', { name: 'Update Password' });
  await waitFor(() => expect(form.textContent).toContain('The server cannot be reached.'));
  expect(field().value).toBe('correct horse');
  expect(useSession.getState().isAuth).toBe(true);
});
