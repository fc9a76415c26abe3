import { UiProvider } from '@pabean/ui/UiProvider';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.doUnmock('./notify-toasts.tsx'));

/** As when the page has just been loaded: nothing is fetched yet, nothing drawn. */
async function freshPage() {
  const { notify } = await import('./notify.ts');
  const { ToastHost } = await import('./ToastHost.tsx');
  const draw = () =>
    render(
      <UiProvider theme="staff">
        <ToastHost />
      </UiProvider>,
    );
  return { notify, draw };
}

/** The network is gone before the library came. */
const cutOff = () =>
  vi.doMock('./notify-toasts.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

it('loses nothing that is said before the host is drawn', async () => {
  const { notify, draw } = await freshPage();
  notify.error('first');
  notify.success('second');
  draw();
  await screen.findByText('first');
  await screen.findByText('second');
  expect(screen.getByText('first').closest('[role="alert"]')?.className).toContain('mantine');
});

it('says without the library what has to be said, for five seconds', async () => {
  cutOff();
  const { notify, draw } = await freshPage();
  draw();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  notify.error('The server cannot be reached.', 'offline');
  notify.error('The server cannot be reached.', 'offline');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached.');
  await vi.advanceTimersByTimeAsync(5100);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('hands on what stays once the library is there, and takes it back', async () => {
  cutOff();
  const { notify, draw } = await freshPage();
  draw();
  notify.sticky('error', 'It stays.', 'report');
  notify.sticky('error', 'It goes.', 'other');
  await screen.findByText('It stays.');
  notify.takeBack('other');
  await waitFor(() => expect(screen.queryByText('It goes.')).toBeNull());
  vi.doUnmock('./notify-toasts.tsx');
  notify.success('Back again.');
  await screen.findByText('Back again.');
  expect(screen.getAllByText('It stays.')).toHaveLength(1);
});
