import { watchVersions } from '@pabean/ui/new-version';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../app/paths.ts';
import { en } from '../i18n/en.ts';
import { openPortal } from '../testing/draw.tsx';

let stop: () => void;
beforeEach(() => {
  stop = watchVersions('https://portal.example.com/assets-portal/older.js');
});
afterEach(() => stop());

it('an old tab says so, beside what was typed, and leads on', async () => {
  vi.stubGlobal('fetch', async () => new Response('<script src="/assets-portal/newer.js">'));
  openPortal(paths.trackOrder());
  const field = await screen.findByLabelText<HTMLInputElement>('Order ID');
  expect(screen.queryByText(en['crash.newer'], { exact: false })).toBeNull();
  window.dispatchEvent(new Event('vite:preloadError'));
  const said = await screen.findByText(en['crash.newer'], { exact: false });
  expect(said.getAttribute('role')).toBe('alert');
  expect(screen.getByRole('button', { name: en['crash.reload'] })).toBeTruthy();
  expect(field.isConnected).toBe(true);
});
