import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const login = (email: string, password: string) =>
  app.call('adminLogin', { body: { email, password } });

test('sets the new password, and every session has to sign in again', async () => {
  const { email } = await app.addMember('Manager', { password: 'old password' });
  const tokens = [await login(email, 'old password'), await login(email, 'old password')].map(
    (answer) => answer.data?.jwtToken ?? '',
  );
  const answer = await app.call(
    'changePassword',
    { body: { newPassword: ' new password ' } },
    { token: tokens[0] ?? '' },
  );
  expect(answer).toMatchObject({
    http: 200,
    message: 'Password has been updated successfully. Please sign in again.',
  });
  for (const token of tokens) {
    expect(await app.call('userInfo', {}, { token })).toMatchObject({ http: 401, status: 401 });
  }
  expect(await login(email, 'old password')).toMatchObject({ status: 0 });
  expect(await login(email, 'new password')).toMatchObject({ status: 0 });
  expect(await login(email, ' new password ')).toMatchObject({ http: 200 });
});

const expired = 'Your session has expired. Please sign in again.';
const changed = 'Your password was changed. Please sign in with the new one.';
const change = (newPassword: string, token: string) =>
  app.call('changePassword', { body: { newPassword } }, { token });

test('whoever lost the answer and presses again learns that the password was changed', async () => {
  const { email } = await app.addMember('Manager', { password: 'old password' });
  const signIn = async () => (await login(email, 'old password')).data?.jwtToken ?? '';
  const [token, elsewhere] = [await signIn(), await signIn()] as const;
  const twice = await Promise.all([change('new password', token), change('new password', token)]);
  const lost = twice.find(({ http }) => http !== 200);
  expect(lost).toMatchObject({ http: 401, status: 401, message: changed });
  for (const newPassword of ['new password', 'another one', '12345']) {
    expect(await change(newPassword, token)).toMatchObject({ http: 401, message: changed });
  }
  expect(await app.call('userInfo', {}, { token: elsewhere })).toMatchObject({ message: changed });
  expect(await login(email, 'another one')).toMatchObject({ status: 0 });
  expect(await login(email, 'new password')).toMatchObject({ http: 200 });
});

test('a session that ended otherwise has expired, whenever the password was changed before', async () => {
  const { email } = await app.addMember('Manager', { password: 'old password' });
  const tokenOf = async (password: string) => (await login(email, password)).data?.jwtToken ?? '';
  await change('new password', await tokenOf('old password'));
  const token = await tokenOf('new password');
  await app.call('adminLogout', { body: {} }, { token });
  expect(await change('third password', token)).toMatchObject({ http: 401, message: expired });
  expect(await change('third password', 'no token')).toMatchObject({ http: 401, message: expired });
});

test('a sign-in with the password before it, begun before it, opens nothing', async () => {
  const { email, id } = await app.addMember('Manager', { password: 'old password' });
  const changing = await app.pool.connect();
  let answer: ReturnType<typeof login>;
  try {
    await changing.query('begin');
    await changing.query("update staff_member set password_hash = 'another' where id = $1", [id]);
    answer = login(email, 'old password');
    const waits = until(async () => {
      const { rows } = await app.pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0 ? true : null;
    });
    await Promise.race([answer, waits]);
  } finally {
    await changing.query('commit');
    changing.release();
  }
  expect(await answer).toMatchObject({
    http: 422,
    message: 'The e-mail or the password is wrong.',
  });
});

test('keeps a hash and never the password', async () => {
  const { token, id } = await app.signIn('Admin');
  await app.call('changePassword', { body: { newPassword: 'plain to see' } }, { token });
  const { password_hash } = await app.db
    .selectFrom('staff_member')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(password_hash).not.toContain('plain to see');
});

test.each([
  ['', 'Please enter your New Password.'],
  ['12345', 'New Password must be at least 6 characters.'],
  ['x'.repeat(201), 'Please use at most 200 characters.'],
  ['123456', 'This password is among the first that a guesser tries. Please choose another one.'],
])('%j is refused with the words of the form, and the session stays', async (typed, message) => {
  const { token } = await app.signIn('Admin');
  const answer = await app.call('changePassword', { body: { newPassword: typed } }, { token });
  expect(answer).toMatchObject({ http: 422, status: 0, message });
  expect(answer.errors).toContainEqual({ path: 'newPassword', message });
  expect(await app.call('userInfo', {}, { token })).toMatchObject({ http: 200 });
});

test('the own e-mail or name is refused', async () => {
  const member = await app.signIn('Manager', 'Dewa Prasetya');
  for (const newPassword of [member.email, 'dewa prasetya']) {
    const answer = await app.call('changePassword', { body: { newPassword } }, member);
    expect(answer).toMatchObject({ http: 422, errors: [{ path: 'newPassword' }] });
    expect(answer.message).toMatch(/^The password is the name or the e-mail of its owner\./);
  }
});
