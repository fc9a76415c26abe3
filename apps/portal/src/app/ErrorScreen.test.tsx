import { ChunkFailed } from '@pabean/ui/load-chunk';
import { watchVersions } from '@pabean/ui/new-version';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { catalog as ar } from '../i18n/catalogs/ar.ts';
import { en } from '../i18n/en.ts';
import { LanguageContext, languageOf } from '../i18n/language.ts';
import { languages } from '../i18n/languages.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

let warned: MockInstance;
const arabic = languageOf(languages.find(({ lang }) => lang === 'ar') ?? languages[0], ar);

function fails(error: Error, language = arabic) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <p>The page</p>,
      loader: () => Promise.reject(error),
      ErrorBoundary: ErrorScreen,
    },
  ]);
  render(
    <LanguageContext value={language}>
      <RouterProvider router={router} />
    </LanguageContext>,
  );
}

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

it('says in the words of the specification that a script did not arrive, and what to do', async () => {
  fails(new ChunkFailed('Loading chunk track-order failed'));
  const title = await screen.findByText('Loading chunk track-order failed');
  // The title is English in every language; the rest is the reader's.
  expect([title.lang, title.dir]).toEqual(['en', 'ltr']);
  expect(screen.getByText(ar['crash.chunk'])).toBeTruthy();
  expect(screen.getByRole('button', { name: ar['crash.reload'] })).toBeTruthy();
});

it('leaves it to the frame to say that a script is gone because the page is old', async () => {
  const stop = watchVersions('https://portal.example.com/assets-portal/older.js');
  vi.stubGlobal('fetch', async () => new Response('<script src="/assets-portal/newer.js">'));
  fails(new ChunkFailed('Loading chunk track-order failed'));
  await screen.findByText(ar['crash.chunk']);
  window.dispatchEvent(new Event('vite:preloadError'));
  await waitFor(() => expect(screen.queryByText(ar['crash.chunk'])).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
  stop();
});

it('says nothing of what went wrong inside, which the log has', async () => {
  const secret = new Error('Cannot read properties of undefined');
  fails(secret);
  await screen.findByText('Unexpected Application Error!');
  expect(screen.getByText(ar['crash.other'])).toBeTruthy();
  expect(document.body.textContent).not.toContain('undefined');
  // The screen is drawn before its effects run.
  await waitFor(() => expect(warned).toHaveBeenCalledExactlyOnceWith('The page failed.', secret));
});

it('is read out at once, and leads to people', async () => {
  fails(new Error('x'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  const link = screen.getByRole('link', { name: ar['crash.contact'] });
  expect(link.getAttribute('href')).toMatch(/\/contact-us$/);
  expect(en['crash.contact']).not.toBe(ar['crash.contact']);
});
