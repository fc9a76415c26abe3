import type { Permission } from '@pabean/domain';
import { Navigate, Outlet } from 'react-router';
import { paths } from '../shared/paths.ts';
import { useCan, useSession } from '../shared/session/session-store.ts';

/**
 * Who may stand where (decisions, "Safety": a matter of permission and not only of hidden links).
 * The guards watch the session, so whoever signs out, here or in another tab, is led away at once.
 */
export function RequireSession() {
  return useSession((state) => state.isAuth) ? <Outlet /> : <Navigate to={paths.login} replace />;
}

/** The sign-in is for those who are not signed in. */
export function RequireNoSession() {
  return useSession((state) => state.isAuth) ? <Navigate to={paths.admin} replace /> : <Outlet />;
}

/** A folder that a role may not open leads to the start page (spec section 6). */
export function RequirePermission({ permission }: { permission: Permission }) {
  return useCan(permission) ? <Outlet /> : <Navigate to={paths.admin} replace />;
}
