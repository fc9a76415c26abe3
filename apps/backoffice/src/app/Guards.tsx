import type { Permission } from '@pabean/domain';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { notify } from '../shared/notify.ts';
import { paths } from '../shared/paths.ts';
import { useCan, useSession } from '../shared/session/session-store.ts';
import { targetAddress } from './target-address.ts';

/**
 * Who may stand where (spec, Safety: a matter of permission and not only of hidden links).
 * The guards watch the session, so whoever signs out, here or in another tab, is led away at once.
 */
export function RequireSession() {
  const { isAuth, wasLeft } = useSession();
  if (isAuth) return <Outlet />;
  const state: SignInState = wasLeft ? null : { from: targetAddress() };
  return <Navigate to={paths.login} replace state={state} />;
}

/** What asked for the sign-in: the page that somebody stood on, or wanted to open. */
type SignInState = { readonly from: string } | null;

/**
 * The sign-in is for those who are not signed in. It leads back to what asked for it, in every tab: what
 * was written there is still there. Where a role may not stand the next guard says.
 */
export function RequireNoSession() {
  const isAuth = useSession((state) => state.isAuth);
  const state: SignInState = useLocation().state;
  return isAuth ? <Navigate to={state?.from ?? paths.admin} replace /> : <Outlet />;
}

/** A page that a role may not open leads to the start page (spec section 6), and says so. */
export function RequirePermission({ permission }: { permission: Permission }) {
  return useCan(permission) ? <Outlet /> : <LedAway />;
}

function LedAway() {
  useEffect(() => notify.error('Your role does not have access to this page.', 'led-away'), []);
  return <Navigate to={paths.admin} replace />;
}
