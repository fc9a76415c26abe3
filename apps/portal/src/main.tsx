import '@pabean/ui/theme/portal.css';
import './shell/frame.css';
import './shell/language-switch.css';
import { watchVersions } from '@pabean/ui/new-version';
import { whenReady } from '@pabean/ui/when-ready';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { makeRoutes } from './app/routes.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { startLanguage } from './i18n/language-store.ts';
import { keepTyped, takeOver } from './shared/typed-early.ts';

/**
 * The composition root. The screen's script travels beside the texts of the language; the page that
 * the server sent stays until both are there, and is left without losing what was typed into it.
 */
const sent = document.getElementById('root');
if (sent === null) throw new Error('index.html has no #root.');
const drawn = sent.cloneNode() as HTMLElement;

function TakeOver({ children }: { children: ReactNode }) {
  useLayoutEffect(() => takeOver(sent as HTMLElement, drawn), []);
  return children;
}

watchVersions(import.meta.url);
const router = createBrowserRouter(makeRoutes());
void Promise.all([startLanguage(), whenReady(router)]).then(() => {
  keepTyped(sent);
  // In small parts: on a slow phone it takes half a second, and who types meanwhile sees the letters.
  startTransition(() =>
    createRoot(drawn).render(
      <StrictMode>
        <TakeOver>
          <LanguageProvider>
            <RouterProvider router={router} />
          </LanguageProvider>
        </TakeOver>
      </StrictMode>,
    ),
  );
});
