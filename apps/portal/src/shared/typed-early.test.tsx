import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { keepTyped, takeOver, typedEarly } from './typed-early.ts';

const form = '<form><input name="orderId" value=""><input name="email" value=""></form>';

afterEach(() => {
  delete document.documentElement.dataset.pressed;
  document.body.innerHTML = '';
});

const field = (page: HTMLElement, name: string) =>
  page.querySelector(`[name="${name}"]`) as HTMLInputElement;

/** The page that stands there before the script. */
function sentPage(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = form;
  document.body.append(page);
  return page;
}

/** The page that is drawn beside it; `sends` hears of what the form sends. */
async function draw(sends = vi.fn(), orderId = '') {
  function Page() {
    const early = typedEarly();
    const [values, setValues] = useState({
      orderId: early?.orderId || orderId,
      email: early?.email ?? '',
    });
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sends(values);
        }}
      >
        {(['orderId', 'email'] as const).map((name) => (
          <input
            key={name}
            name={name}
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

it('takes over what was typed before the drawing and during it, and the place of the cursor', async () => {
  const sent = sentPage();
  field(sent, 'orderId').value = '1048';
  field(sent, 'email').value = 't.orrelby@example.net';
  keepTyped(sent);
  const sends = vi.fn();
  const drawn = await draw(sends);
  expect(field(drawn, 'orderId').value).toBe('1048');
  field(sent, 'orderId').value = '104829';
  field(sent, 'orderId').focus();
  field(sent, 'orderId').setSelectionRange(5, 5);
  await act(async () => takeOver(sent, drawn));
  expect([sent.isConnected, drawn.isConnected]).toEqual([false, true]);
  expect(field(drawn, 'orderId').value).toBe('104829');
  expect(document.activeElement).toBe(field(drawn, 'orderId'));
  expect(field(drawn, 'orderId').selectionStart).toBe(5);
  drawn.querySelector('form')?.requestSubmit();
  expect(sends).toHaveBeenCalledExactlyOnceWith({
    orderId: '104829',
    email: 't.orrelby@example.net',
  });
  // A later visit of the page begins empty.
  expect(typedEarly()).toBeNull();
});

it('leaves what a link says where nothing was typed', async () => {
  const sent = sentPage();
  keepTyped(sent);
  const drawn = await draw(vi.fn(), '104829');
  await act(async () => takeOver(sent, drawn));
  expect(field(drawn, 'orderId').value).toBe('104829');
  expect(document.activeElement).toBe(document.body);
});

it('takes the place of a page without the form, and does so once', async () => {
  const sent = document.createElement('div');
  document.body.append(sent);
  keepTyped(sent);
  expect(typedEarly()).toBeNull();
  const drawn = await draw();
  takeOver(sent, drawn);
  drawn.remove();
  takeOver(sent, drawn);
  expect(drawn.isConnected).toBe(false);
});

it('does what was asked for before there was a script, with what was typed last', async () => {
  const sent = sentPage();
  keepTyped(sent);
  const sends = vi.fn();
  const drawn = await draw(sends);
  field(sent, 'orderId').value = '104829';
  document.documentElement.dataset.pressed = '';
  await act(async () => takeOver(sent, drawn));
  await waitFor(() =>
    expect(sends).toHaveBeenCalledExactlyOnceWith({ orderId: '104829', email: '' }),
  );
});
