import '@pabean/ui/theme/portal.css';
import './shell/frame.css';
import { UiProvider } from '@pabean/ui/UiProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { makeRoutes } from './app/routes.tsx';
import { english, LanguageContext } from './i18n/language.ts';

/** The composition root. Another language is another value for the context and the provider. */
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const language = english;
createRoot(root).render(
  <StrictMode>
    <LanguageContext value={language}>
      <UiProvider theme="portal" dir={language.dir}>
        <RouterProvider router={createBrowserRouter(makeRoutes())} />
      </UiProvider>
    </LanguageContext>
  </StrictMode>,
);
