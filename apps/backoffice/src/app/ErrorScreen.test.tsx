import { loadChunk } from '@pabean/ui/load-chunk';
import { watchVersions } from '@pabean/ui/new-version';
import { UiProvider } from '@pabean/ui/UiProvider';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { NewVersion } from '../shared/NewVersion.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

/** A page around a screen, as the shell is around each. */
function open(screenRoute: RouteObject): void {
  const routes: RouteObject[] = [
    {
      ErrorBoundary: ErrorScreen,
      children: [{ ErrorBoundary: ErrorScreen, children: [{ path: '/', ...screenRoute }] }],
      HydrateFallback: () => null,
    },
  ] as RouteObject[];
  render(
    <UiProvider theme="staff">
      <RouterProvider router={createMemoryRouter(routes)} />
    </UiProvider>,
  );
}

function Broken(): never {
  throw new Error('a secret of the inside');
}

it('says "Unexpected Application Error!" when a screen fails, without its inside', async () => {
  open({ Component: Broken });
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Unexpected Application Error!',
  );
  expect(alert.textContent).not.toContain('secret');
  expect(document.title).toContain('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('says "Loading chunk ... failed" when the script of a screen cannot be fetched', async () => {
  open({ lazy: () => loadChunk('send-invoice', () => Promise.reject(new TypeError('offline'))) });
  await screen.findByRole('heading', { name: 'Loading chunk send-invoice failed', level: 1 });
  expect(screen.getByRole('alert').textContent).toContain('Check your connection');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('an old tab says once that there is a new version, and not that the connection is bad', async () => {
  const stop = watchVersions('https://backoffice.example.com/assets-backoffice/older.js');
  vi.stubGlobal('fetch', async () => new Response('<script src="/assets-backoffice/newer.js">'));
  render(
    <UiProvider theme="staff">
      <NewVersion />
    </UiProvider>,
  );
  open({ lazy: () => loadChunk('send-invoice', () => Promise.reject(new TypeError('gone'))) });
  await screen.findByText(/Check your connection/);
  window.dispatchEvent(new Event('vite:preloadError'));
  await screen.findByText(/There is a new version/);
  expect(screen.queryByText(/Check your connection/)).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1);
  stop();
});
