import '@pabean/ui/theme/portal.css';
import './shell/frame.css';
import './shell/language-switch.css';
import { watchVersions } from '@pabean/ui/new-version';
import { whenReady } from '@pabean/ui/when-ready';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { makeRoutes } from './app/routes.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { startLanguage } from './i18n/language-store.ts';
import { keepTyped } from './shared/typed-early.ts';

/**
 * The composition root. The screen's script travels beside the texts of the language; the page that
 * the server sent stays until both are there, and is left without losing what was typed into it.
 */
const page = document.getElementById('root');
if (page === null) throw new Error('index.html has no #root.');
watchVersions(import.meta.url);
const router = createBrowserRouter(makeRoutes());
void Promise.all([startLanguage(), whenReady(router)]).then(() => {
  const root = createRoot(page);
  keepTyped(page);
  // In one go: nothing can be typed between the two.
  flushSync(() =>
    root.render(
      <StrictMode>
        <LanguageProvider>
          <RouterProvider router={router} />
        </LanguageProvider>
      </StrictMode>,
    ),
  );
});
