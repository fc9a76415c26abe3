import '@pabean/ui/theme/portal.css';
import './shell/frame.css';
import './shell/language-switch.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { makeRoutes } from './app/routes.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { startLanguage } from './i18n/language-store.ts';

/** The composition root. The screen's script travels beside the texts of the language. */
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const router = createBrowserRouter(makeRoutes());
const reactRoot = createRoot(root);
void startLanguage().then(() =>
  reactRoot.render(
    <StrictMode>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </StrictMode>,
  ),
);
