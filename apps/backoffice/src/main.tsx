import '@pabean/ui/theme/staff.css';
import './base.css';
import { watchVersions } from '@pabean/ui/new-version';
import { UiProvider } from '@pabean/ui/UiProvider';
import { whenReady } from '@pabean/ui/when-ready';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { makeRoutes } from './app/routes.tsx';
import { followAddress } from './app/target-address.ts';
import { afterLoad } from './shared/after-load.ts';
import { NewVersion } from './shared/NewVersion.tsx';
import { prepareToasts } from './shared/notify.ts';
import { followOtherTabs } from './shared/session/session-store.ts';
import { ToastHost } from './shared/ToastHost.tsx';
import { findPlace } from './shell/find-place.ts';
import { nameEntry } from './shell/name-entry.ts';

/** The composition root: what lives as long as the page does. */
const sent = document.getElementById('root');
if (sent === null) throw new Error('index.html has no #root.');
/** A form that the server sent stays, with what is typed there, until the app has drawn its own beside it. */
const root = sent.querySelector('form') === null ? sent : (sent.cloneNode() as HTMLElement);

/** The sign-in has taken the form's place itself; another screen leaves nothing of it. */
function InPlace({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    if (!root.isConnected) sent?.replaceWith(root);
  }, []);
  return children;
}

followOtherTabs();
watchVersions(import.meta.url);
nameEntry();
findPlace();
const router = createBrowserRouter(makeRoutes());
followAddress(router);
// The screen's script is on its way; until it is there, what the server sent stays in sight. Drawn in small
// parts: in one go it would stop a slow machine for longer.
void whenReady(router).then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <InPlace>
          <UiProvider theme="staff">
            <RouterProvider router={router} useTransitions={false} />
            <ToastHost />
            <NewVersion />
          </UiProvider>
        </InPlace>
      </StrictMode>,
    ),
  ),
);
// After the first screen stands; a toast that is needed earlier fetches them itself.
afterLoad(() => setTimeout(prepareToasts, 1000));
