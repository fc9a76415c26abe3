import '@pabean/ui/theme/staff.css';
import './base.css';
import { watchVersions } from '@pabean/ui/new-version';
import { UiProvider } from '@pabean/ui/UiProvider';
import { whenReady } from '@pabean/ui/when-ready';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { makeRoutes } from './app/routes.tsx';
import { followAddress } from './app/target-address.ts';
import { NewVersion } from './shared/NewVersion.tsx';
import { prepareToasts } from './shared/notify.ts';
import { followOtherTabs } from './shared/session/session-store.ts';
import { ToastHost } from './shared/ToastHost.tsx';
import { nameEntry } from './shell/name-entry.ts';

/** The composition root: what lives as long as the page does. */
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
followOtherTabs();
watchVersions(import.meta.url);
nameEntry();
const router = createBrowserRouter(makeRoutes());
followAddress(router);
// The screen's script is on its way; until it is there, what the server sent stays in sight. Drawn in small
// parts: in one go it would stop a slow machine for longer.
void whenReady(router).then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <UiProvider theme="staff">
          <RouterProvider router={router} useTransitions={false} />
          <ToastHost />
          <NewVersion />
        </UiProvider>
      </StrictMode>,
    ),
  ),
);
// After the first screen stands; a toast that is needed earlier fetches them itself.
window.addEventListener('load', () => setTimeout(prepareToasts, 1000), { once: true });
