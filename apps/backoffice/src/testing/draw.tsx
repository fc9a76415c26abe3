import type { Role } from '@pabean/domain';
import { UiProvider } from '@pabean/ui/UiProvider';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
// Loaded ahead: a lazy screen's first import takes longer here than a test wants to wait.
import '../features/login/LoginScreen.tsx';
import '../features/order-folders/folder-route.tsx';
import '../shared/notify-toasts.tsx';
import '../shell/Shell.tsx';
import { makeRoutes } from '../app/routes.tsx';
import { followAddress } from '../app/target-address.ts';
import { beginSession, signedOut, useSession } from '../shared/session/session-state.ts';
import { userKey } from '../shared/session/user-key.ts';
import { ToastHost } from '../shared/ToastHost.tsx';
import { tokenOf } from './staff.ts';

/** The whole back office at an address, as a browser of that person would open it. */
export function openOffice(address: string, role?: Role, name = 'Rani', id?: number) {
  localStorage.removeItem(userKey);
  useSession.setState(signedOut);
  if (role !== undefined) beginSession({ jwtToken: tokenOf(name, role, id) });
  const router = createMemoryRouter(makeRoutes(), { initialEntries: [address] });
  followAddress(router);
  render(
    <UiProvider theme="staff">
      <RouterProvider router={router} />
      <ToastHost />
    </UiProvider>,
  );
  return router;
}

/** As when another tab changes the user record. */
export function otherTabWrites(newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key: userKey, newValue }));
}
