import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { tokenOf } from '../../testing/staff.ts';
import { refreshCounts } from '../counts/counts-store.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import { notify } from '../notify.ts';
import { ownerOf, userOfToken } from './session-state.ts';
import {
  beginSession,
  clearSession,
  endSession,
  followOtherTabs,
  loadUserInfo,
  signIn,
  signOut,
  useSession,
} from './session-store.ts';

const values = { email: 'rani@example.com', password: 'secret' };
const token = tokenOf('Ranī Ö', 'Night Staff');

beforeEach(() => {
  vi.spyOn(notify, 'error').mockReturnValue();
  vi.spyOn(notify, 'success').mockReturnValue();
});
afterEach(() => {
  clearSession();
  sessionStorage.clear();
});

it('signs in: keeps the token under "user" and says so', async () => {
  fakeFetch({
    '/api/admin/admin-login': () =>
      json({ status: 1, message: 'You are signed in.', data: { jwtToken: token } }),
  });
  const signing = signIn(values);
  expect(useSession.getState().loading).toBe(true);
  await signing;
  expect(useSession.getState()).toMatchObject({
    loading: false,
    error: null,
    isAuth: true,
    role: 'Night Staff',
    user: { name: 'Ranī Ö', type: 'Night Staff' },
    data: { jwtToken: token },
  });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ accessToken: token });
  expect(notify.success).toHaveBeenCalledExactlyOnceWith('You are signed in.');
});

it('stores why a sign-in was refused', async () => {
  fakeFetch({ '/api/admin/admin-login': () => json({ status: 0, message: 'Wrong.' }, 422) });
  await signIn(values);
  expect(useSession.getState()).toMatchObject({ loading: false, error: 'Wrong.', isAuth: false });
  expect(notify.error).toHaveBeenCalledOnce();
});

it('speaks once when ten calls find the session over', async () => {
  beginSession({ jwtToken: token });
  fakeFetch({
    '/api/admin/get-folder-count': () => json({ status: 401, message: 'Please sign in again.' }),
    '/api/admin/admin-logout': () => json({ status: 401, message: 'Please sign in again.' }),
  });
  const { call } = await import('../api.ts');
  const { getFolderCount } = await import('@pabean/api-client/contract');
  await Promise.all(Array.from({ length: 10 }, () => call(getFolderCount, { query: {} })));
  expect(notify.error).toHaveBeenCalledExactlyOnceWith('Please sign in again.', 'session-expired');
  expect(useSession.getState().isAuth).toBe(false);
  expect(localStorage.getItem('user')).toBeNull();
});

it('signs out at once and tells the server with the token that ends', async () => {
  beginSession({ jwtToken: token });
  const sent = fakeFetch({ '/api/admin/admin-logout': () => json({ status: 1, message: 'Bye.' }) });
  signOut();
  expect(useSession.getState().isAuth).toBe(false);
  await vi.waitFor(() => expect(sent).toMatchObject([{ token }]), 10_000);
  await refreshCounts();
  expect(sent).toHaveLength(1);
});

it('reads nobody in what is not a token', () => {
  for (const broken of ['', 'a.b.c', 'e30.e30.x', tokenOf('Rani', 'Boss' as 'Team')]) {
    expect(userOfToken(broken)).toBeNull();
  }
});

it('forgets what was being written at Logout, in this tab and in the others', () => {
  fakeFetch({ '/api/admin/admin-logout': () => json({ status: 1, message: 'Bye.' }) });
  const draft = { remark: 'The traveller says' };
  const write = () => keepDraft('Ranī Ö', 'remark 104829', draft);
  const kept = () => readDraft('Ranī Ö', 'remark 104829');
  const stop = followOtherTabs();
  beginSession({ jwtToken: token });
  write();
  signOut();
  expect(kept()).toBeUndefined();

  // Another tab's Logout: all that comes of it here is what it wrote.
  write();
  localStorage.setItem('pabean.logout', 'of another tab');
  window.dispatchEvent(new StorageEvent('storage', { key: 'pabean.logout' }));
  expect(kept()).toBeUndefined();
  stop();
});

it('keeps what was being written when the session runs out, here and in another tab', () => {
  const draft = { remark: 'The traveller says' };
  const stop = followOtherTabs();
  beginSession({ jwtToken: token });
  keepDraft('Ranī Ö', 'remark 104829', draft);
  endSession('Please sign in again.');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
  expect(readDraft('Ranī Ö', 'remark 104829')).toEqual(draft);
  stop();
});

const signInAs = (name: string, id?: number) => {
  beginSession({ jwtToken: tokenOf(name, 'Team', id) });
  const { user } = useSession.getState();
  return user === null ? '' : ownerOf(user);
};

it('keeps what is written by the member, whatever the name: of two with one, and of a new one', async () => {
  const draft = { remark: 'The traveller says' };
  keepDraft(signInAs('Ani', 7), 'remark 104829', draft);
  endSession('Please sign in again.');
  expect(readDraft(signInAs('Ani', 8), 'remark 104829')).toBeUndefined();
  endSession('Please sign in again.');
  expect(readDraft(signInAs('Ani Putri', 7), 'remark 104829')).toEqual(draft);
  fakeFetch({
    '/api/user_info': () =>
      json({
        status: 1,
        message: 'You.',
        data: { name: 'Ani P.', email: 'a@example.com', type: 'Team' },
      }),
  });
  await loadUserInfo();
  const { user } = useSession.getState();
  expect(user).toEqual({ id: 7, name: 'Ani P.', type: 'Team' });
});

it('hands what was kept by the name, before tokens had an id, to the next of that name alone', () => {
  const [older, newer] = [{ remark: 'of before' }, { remark: 'of now' }];
  keepDraft(signInAs('Ani'), 'remark 104829', older);
  keepDraft(signInAs('Ani'), 'remark 104830', older);
  keepDraft('member 7', 'remark 104830', newer);
  expect(readDraft(signInAs('Anita', 9), 'remark 104829')).toBeUndefined();
  const ani = signInAs('Ani', 7);
  expect(readDraft(ani, 'remark 104829')).toEqual(older);
  expect(readDraft(ani, 'remark 104830')).toEqual(newer);
  expect(readDraft(signInAs('Ani', 8), 'remark 104829')).toBeUndefined();
});
