import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { takeOver } from './take-over.ts';

afterEach(() => {
  delete document.documentElement.dataset.pressed;
  document.body.innerHTML = '';
});

const field = (page: HTMLElement, name: string) =>
  page.querySelector(`[name="${name}"]`) as HTMLInputElement;

/** The page that stands there before the script. */
function sentPage(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  return page;
}

const sentForm = () =>
  sentPage('<form><input name="email" type="email"><input name="password"></form>');

/** The page that is drawn beside it; `sends` hears of what the form sends. */
async function draw(sends = vi.fn()) {
  function Page() {
    const [values, setValues] = useState({ email: '', password: '' });
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sends(values);
        }}
      >
        {(['email', 'password'] as const).map((name) => (
          <input
            key={name}
            name={name}
            type={name === 'email' ? 'email' : 'text'}
            value={values[name]}
            onChange={({ target }) => setValues((all) => ({ ...all, [name]: target.value }))}
          />
        ))}
      </form>
    );
  }
  const page = document.createElement('div');
  await act(async () => createRoot(page).render(<Page />));
  return page;
}

it('keeps what was typed, the field and the place in it', async () => {
  const sent = sentForm();
  field(sent, 'email').value = 'rani@example.com';
  field(sent, 'password').value = 'secret';
  field(sent, 'password').focus();
  field(sent, 'password').setSelectionRange(2, 2);
  const sends = vi.fn();
  const drawn = await draw(sends);
  await act(async () => takeOver(sent, drawn));
  expect([sent.isConnected, drawn.isConnected]).toEqual([false, true]);
  expect(document.activeElement).toBe(field(drawn, 'password'));
  expect(field(drawn, 'password').selectionStart).toBe(2);
  drawn.querySelector('form')?.requestSubmit();
  expect(sends).toHaveBeenCalledExactlyOnceWith({ email: 'rani@example.com', password: 'secret' });
});

it('goes to a field without places, and sends nothing that nobody asked for', async () => {
  const sent = sentForm();
  field(sent, 'email').focus();
  const sends = vi.fn();
  const drawn = await draw(sends);
  await act(async () => takeOver(sent, drawn));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(field(drawn, 'email'));
  expect(sends).not.toHaveBeenCalled();
});

it('sends what was asked for before there was a script', async () => {
  const sent = sentForm();
  field(sent, 'email').value = 'rani@example.com';
  document.documentElement.dataset.pressed = '';
  const sends = vi.fn();
  const drawn = await draw(sends);
  await act(async () => takeOver(sent, drawn));
  await waitFor(() =>
    expect(sends).toHaveBeenCalledExactlyOnceWith({ email: 'rani@example.com', password: '' }),
  );
});

it('gives way to a page without the form, where nothing is sent', async () => {
  const sent = sentForm();
  field(sent, 'email').value = 'rani@example.com';
  const other = document.createElement('div');
  document.documentElement.dataset.pressed = '';
  takeOver(sent, other);
  await new Promise((resolve) => setTimeout(resolve));
  expect([sent.isConnected, other.isConnected]).toEqual([false, true]);
});

it('takes the place of a page without fields, and does so once', async () => {
  const sent = sentPage('');
  document.documentElement.dataset.pressed = '';
  const sends = vi.fn();
  const drawn = await draw(sends);
  takeOver(sent, drawn);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sends).not.toHaveBeenCalled();
  drawn.remove();
  takeOver(sent, drawn);
  expect(drawn.isConnected).toBe(false);
});
