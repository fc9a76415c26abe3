import { isRole, type Role } from '@pabean/domain';
import { create } from 'zustand';
import { followLogout, giveDrafts } from '../drafts.ts';
import { notify } from '../notify.ts';
import { userKey } from './user-key.ts';

export type StaffUser = {
  /** Tokens of an earlier version do not say it. */
  readonly id?: number;
  readonly name: string;
  readonly type: Role;
};

/** Under whom the device keeps what is a member's: two may have one name, and a name may change. */
export const ownerOf = ({ id, name }: StaffUser): string =>
  id === undefined ? name : `member ${id}`;

/** The auth state of spec section 3, with the person that the token names. */
export type SessionState = {
  loading: boolean;
  error: string | null;
  /** The data of the sign-in's answer. */
  data: { readonly jwtToken: string } | null;
  isAuth: boolean;
  /** Ended on purpose, by Logout or another password: the next sign-in begins at the start. */
  wasLeft: boolean;
  role: Role | null;
  userInfoLoading: boolean;
  user: StaffUser | null;
  token: string | null;
};

/** Ten answers with 401 speak once: a toast of this id is shown already. */
const expiredToast = 'session-expired';

export const signedOut: SessionState = {
  loading: false,
  error: null,
  data: null,
  isAuth: false,
  wasLeft: false,
  role: null,
  userInfoLoading: false,
  user: null,
  token: null,
};

/**
 * The person in a signed token's payload (spec section 3). Only read, never trusted: the server
 * decides at each call. Null for anything that is not such a token.
 */
export function userOfToken(token: string): StaffUser | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    const { user } = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof user?.name !== 'string' || !isRole(user.type)) return null;
    const { id, name, type } = user;
    return { ...(typeof id === 'number' && { id }), name, type };
  } catch {
    return null;
  }
}

/** What the user record says, if there is one that can be read. */
function stored(record: string | null): SessionState {
  try {
    const token: unknown = JSON.parse(record ?? 'null')?.accessToken;
    const user = typeof token === 'string' ? userOfToken(token) : null;
    if (typeof token !== 'string' || user === null) return signedOut;
    // What this tab kept by the name, before tokens told the id, goes to the first who has it.
    if (user.id !== undefined) giveDrafts(user.name, ownerOf(user));
    return { ...signedOut, isAuth: true, role: user.type, user, token };
  } catch {
    return signedOut;
  }
}

export const useSession = create<SessionState>(() => stored(localStorage.getItem(userKey)));

/** Keeps a new token: this tab is signed in, and the others follow by the storage event. */
export function beginSession(data: { readonly jwtToken: string }): boolean {
  const record = JSON.stringify({ accessToken: data.jwtToken });
  const state = stored(record);
  if (!state.isAuth) return false;
  localStorage.setItem(userKey, record);
  useSession.setState({ ...state, data });
  return true;
}

/** Forgets who was signed in, who wants that. The guards see it and lead to the sign-in. */
export function clearSession(): void {
  localStorage.removeItem(userKey);
  useSession.setState({ ...signedOut, wasLeft: true });
}

/** The server says the session is over (spec section 8, status 401): said once, however often it came. */
export function endSession(message: string): void {
  if (!useSession.getState().isAuth) return;
  localStorage.removeItem(userKey);
  useSession.setState(signedOut);
  notify.error(message, expiredToast);
}

/** Signing in or out in one tab does the same in all of them; a Logout ends their drafts too. */
export function followOtherTabs(): () => void {
  followLogout();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Logout tells of itself first, then of the record that is gone.
    if (followLogout()) useSession.setState({ wasLeft: true });
    if (key !== userKey && key !== null) return;
    const next = stored(newValue);
    useSession.setState(({ wasLeft }) => ({ ...next, wasLeft: wasLeft && !next.isAuth }));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
