import type { Failure, Success } from '@pabean/api-client';
import { adminLogin, adminLogout, userInfo } from '@pabean/api-client/contract';
import { can, isRole, type Permission } from '@pabean/domain';
import { call } from '../api.ts';
import { forgetDraftsEverywhere } from '../drafts.ts';
import { notify } from '../notify.ts';
import {
  beginSession,
  clearSession,
  ownerOf,
  type StaffUser,
  useSession,
} from './session-state.ts';

export {
  beginSession,
  clearSession,
  endSession,
  followOtherTabs,
  type StaffUser,
  useSession,
} from './session-state.ts';

export type LoginValues = { readonly email: string; readonly password: string };

const refusedToast = 'sign-in-refused';

/** The auth flow of spec section 4; both answers become a toast (section 8). */
export async function signIn(values: LoginValues): Promise<Success<typeof adminLogin> | Failure> {
  useSession.setState({ loading: true, error: null });
  notify.takeBack(refusedToast);
  const result = await call(adminLogin, { body: values });
  if (!result.ok) {
    useSession.setState({ loading: false, error: result.message });
    // Nobody is signed in here, so a 401 is the server's word about this try.
    notify.error(result.message, refusedToast);
    return result;
  }
  useSession.setState({ loading: false });
  if (!beginSession(result.data)) return unreadable();
  notify.success(result.message);
  return result;
}

function unreadable(): Failure {
  const message = 'The sign-in response could not be read. Reload the page.';
  useSession.setState({ error: message });
  notify.error(message);
  return { ok: false, kind: 'broken', httpStatus: 200, message, errors: [] };
}

/** Leaves at once; the server is told, so that the token is worth nothing from now on. */
export function signOut(): void {
  const { isAuth } = useSession.getState();
  if (!isAuth) return;
  // The call reads the token before the state is cleared, in this same tick.
  void call(adminLogout, { body: {} });
  forgetDraftsEverywhere();
  clearSession();
}

/** Asks the server who this is: a name that was changed since shows without a new sign-in. */
export async function loadUserInfo(): Promise<void> {
  const { token } = useSession.getState();
  useSession.setState({ userInfoLoading: true });
  const result = await call(userInfo, {});
  const same = useSession.getState().token === token;
  if (!same) return;
  useSession.setState({ userInfoLoading: false });
  if (!result.ok || !isRole(result.data.type)) return;
  const { name, type } = result.data;
  useSession.setState(({ user }) => ({ user: { ...user, name, type }, role: type }));
}

const noUser: StaffUser = { name: '', type: 'Telecaller' };

/** Who is signed in; an empty user between the end of a session and the next sign-in. */
export function useUser(): StaffUser {
  return useSession((state) => state.user) ?? noUser;
}

/** Under whom the device keeps what is of the person who is signed in. */
export const useOwner = (): string => ownerOf(useUser());

/** Whether the person who is signed in holds a permission (spec section 6, domain's table). */
export function useCan(permission: Permission): boolean {
  return useSession(({ user }) => user !== null && can(user.type, permission));
}
