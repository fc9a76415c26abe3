import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers, tokenOf } from '../../testing/staff.ts';

afterEach(clearSession);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
function press() {
  const button = screen.getByRole('button', { name: 'Sign In' });
  button.focus();
  fireEvent.click(button);
}

it('shows the messages of the specification and goes to the first wrong field', async () => {
  const sent = fakeFetch({});
  openOffice('/');
  await screen.findByRole('button', { name: 'Sign In' });
  expect(document.title).toBe('Sign In · Pabean');
  press();
  expect(await screen.findByText('Email Address is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  type('Email', 'rani@example');
  expect(await screen.findByText('Invalid email address')).toBeTruthy();
  type('Email', 'rani@example.com');
  press();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  expect(sent).toHaveLength(0);
});

it('keeps what was typed when the server refuses, and says why', async () => {
  fakeFetch({
    '/api/admin/admin-login': () =>
      json({ status: 0, message: 'The e-mail or the password is wrong.' }, 422),
  });
  openOffice('/');
  await screen.findByRole('button', { name: 'Sign In' });
  type('Email', ' rani@example.com ');
  type('Password', 'wrong ');
  press();
  const toast = await screen.findByText('The e-mail or the password is wrong.');
  expect(toast.closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong ');
});

it('leads to New Orders, and shows a password that is asked for', async () => {
  const sent = fakeFetch({
    ...shellAnswers('Rani', 'Team'),
    '/api/admin/admin-login': () =>
      json({ status: 1, message: 'Hello.', data: { jwtToken: tokenOf('Rani', 'Team') } }),
    '/api/admin/get-orders-list/newOrder': () =>
      json({ status: 1, message: 'Orders.', data: [], total: 0 }),
  });
  const router = openOffice('/');
  await screen.findByRole('button', { name: 'Sign In' });
  type('Email', ' rani@example.com ');
  type('Password', 'secret ');
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
  press();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  expect(sent[0]?.body).toEqual({ email: 'rani@example.com', password: 'secret ' });
  expect(await screen.findByText('Hello.')).toBeTruthy();
});
