import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFirstAdmin } from '../../../src/usecases/team/first-admin.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const login = (email: string, password: string) =>
  app.call('adminLogin', { body: { email, password } });

const admins = () =>
  app.db
    .selectFrom('staff_member')
    .selectAll()
    .where('type', '=', 'Admin')
    .where('deleted_at', 'is', null)
    .execute();

async function startOver(): Promise<void> {
  await app.db.updateTable('staff_member').set({ deleted_at: new Date() }).execute();
}

test('the first Admin does not start with a password that a guesser tries first', async () => {
  const given = { db: app.db, email: 'first@example.com' };
  for (const password of ['123456', 'first@example.com']) {
    await expect(ensureFirstAdmin({ ...given, password })).rejects.toThrow(
      /^Wrong configuration: ADMIN_PASSWORD\. /,
    );
  }
  expect(await admins()).toEqual([]);
});

test('the first Admin comes from the configuration, once', async () => {
  const given = { db: app.db, email: 'first@example.com', password: 'from the configuration' };
  expect(await ensureFirstAdmin(given)).toEqual({ email: 'first@example.com' });
  expect(await ensureFirstAdmin(given)).toBeNull();
  expect(await ensureFirstAdmin({ db: app.db })).toBeNull();
  const answer = await login(given.email, given.password);
  expect(answer).toMatchObject({ http: 200 });
});

test('or gets a password that nobody could guess, made once by many processes at once', async () => {
  await startOver();
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => ensureFirstAdmin({ db: app.db })));
  const [one, ...others] = made.filter((result) => result !== null);
  expect(others).toEqual([]);
  expect(one?.oneTimePassword).toMatch(/^[\w-]{16}$/);
  expect(await admins()).toHaveLength(1);
  expect(await login(one?.email ?? '', one?.oneTimePassword ?? '')).toMatchObject({ http: 200 });
});

test('the last Admin is neither deleted nor made something else', async () => {
  await startOver();
  const last = await app.signIn('Admin');
  const refused = { http: 409, message: expect.stringMatching(/^This is the last Admin\./) };
  const body = { tmId: last.id, name: last.name, email: last.email, password: '', type: 'Team' };
  expect(await app.call('updateTeamMember', { body }, last)).toMatchObject(refused);
  expect(
    await app.call('deleteTeamMember', { body: { teamMemberId: last.id } }, last),
  ).toMatchObject(refused);
  // As an Admin they may change their name.
  const renamed = { ...body, type: 'Admin', name: 'Another Name' };
  expect(await app.call('updateTeamMember', { body: renamed }, last)).toMatchObject({ http: 200 });
  // With a second one the first may step down.
  await app.addMember('Admin');
  expect(await app.call('updateTeamMember', { body }, last)).toMatchObject({ http: 200 });
});

test('two Admins who delete each other at once leave one', async () => {
  for (let round = 0; round < 5; round++) {
    await startOver();
    const [one, two] = [await app.signIn('Admin'), await app.signIn('Admin')];
    const remove = (as: SignedIn, whom: SignedIn) =>
      app.call('deleteTeamMember', { body: { teamMemberId: whom.id } }, as);
    const answers = await Promise.all([remove(one, two), remove(two, one)]);
    expect(answers.filter((answer) => answer.http === 200)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
  }
});
