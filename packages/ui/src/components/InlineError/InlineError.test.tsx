import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { InlineError } from './InlineError.tsx';

function Part({ within }: { within: boolean }) {
  const [failed, setFailed] = useState(true);
  if (!failed) return <p>Loaded</p>;
  const error = <InlineError title="It did not load." onRetry={() => setFailed(false)} />;
  return within ? <div>{error}</div> : error;
}

it.each([true, false])('leaves the focus where it stood when it is pressed away', (within) => {
  render(
    <UiProvider theme="staff">
      <section aria-label="Part">
        <Part within={within} />
      </section>
      <button type="button">Beside it</button>
    </UiProvider>,
  );
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  const part = screen.getByRole('region', { name: 'Part' });
  return Promise.resolve().then(() => {
    expect(screen.getByText('Loaded')).toBeTruthy();
    expect(document.activeElement).toBe(part);
    expect(part.style.outlineStyle, 'no ring around all of it').toBe('none');
    screen.getByRole('button', { name: 'Beside it' }).focus();
    expect([part.hasAttribute('tabindex'), part.style.outlineStyle]).toEqual([false, '']);
  });
});

it('takes no focus from who is elsewhere', async () => {
  render(
    <UiProvider theme="staff">
      <section aria-label="Part">
        <Part within={false} />
      </section>
      <button type="button">Beside it</button>
    </UiProvider>,
  );
  const beside = screen.getByRole('button', { name: 'Beside it' });
  beside.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await Promise.resolve();
  expect(document.activeElement).toBe(beside);
});

/** Fails at each try; what loads meanwhile stands in its place. */
function FailsAgain() {
  const [isLoading, setLoading] = useState(false);
  return isLoading ? (
    <button type="button" onClick={() => setLoading(false)}>
      It fails
    </button>
  ) : (
    <InlineError title="It did not load." onRetry={() => setLoading(true)} />
  );
}

async function tryAgain(): Promise<void> {
  render(
    <UiProvider theme="staff">
      <section aria-label="Part">
        <FailsAgain />
      </section>
      <button type="button">Beside it</button>
    </UiProvider>,
  );
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  await Promise.resolve();
}
const fails = () => fireEvent.click(screen.getByRole('button', { name: 'It fails' }));

it('takes the focus back where it fails again', async () => {
  await tryAgain();
  const part = screen.getByRole('region', { name: 'Part' });
  expect(document.activeElement).toBe(part);
  fails();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  expect(part.hasAttribute('tabindex')).toBe(false);
});

it('takes nothing back from who has gone on', async () => {
  await tryAgain();
  const beside = screen.getByRole('button', { name: 'Beside it' });
  beside.focus();
  fails();
  expect(document.activeElement).toBe(beside);
});
