import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureFirstAdmin } from '../../../src/usecases/team/first-admin.ts';
import { memberOfEmail, setPasswordAsOperator } from '../../../src/usecases/team/staff-password.ts';
import { requireOtherAdmin } from '../../../src/usecases/team/team-rules.ts';
import { type TestApp, testApp } from '../../support/app.ts';

// What the command does, without its process: see `ops/staff-password.test.ts` for that.
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.db.updateTable('staff_member').set({ deleted_at: new Date() }).execute());
afterAll(() => app.stop());

const login = (email: string, password: string) =>
  app.call('adminLogin', { body: { email, password } });
const lastEvent = () =>
  app.db
    .selectFrom('staff_event')
    .select(['kind', 'actor_kind', 'subject_id', 'detail'])
    .orderBy('position', 'desc')
    .executeTakeFirst();

describe('the member of an e-mail', () => {
  test('is found whatever its case and the blanks around it', async () => {
    const rani = await app.addMember('Team', { email: 'Rani@Example.com' });
    await app.addMember('Admin', { email: 'ayu@example.com' });
    for (const typed of ['rani@example.com', ' RANI@EXAMPLE.COM ']) {
      expect(await memberOfEmail(app.db, typed)).toMatchObject({ id: rani.id, type: 'Team' });
    }
  });

  test('that nobody has is answered with the Admins, and with no other member', async () => {
    await app.addMember('Team', { email: 'rani@example.com' });
    await app.addMember('Admin', { email: 'ayu@example.com' });
    await app.addMember('Admin', { email: 'bima@example.com' });
    await expect(memberOfEmail(app.db, 'x@example.com')).rejects.toThrow(
      /^There is no team member with the e-mail x@example\.com\. Admins: (ayu@example\.com, bima@example\.com|bima@example\.com, ayu@example\.com)\.$/,
    );
  });

  test('says so where there is no Admin', async () => {
    await expect(memberOfEmail(app.db, 'x@example.com')).rejects.toThrow(/ Admins: none\.$/);
  });
});

test('a new password works, ends the sessions, and stands among the events', async () => {
  const member = await app.signIn('Manager');
  await setPasswordAsOperator(app.db, { ...member, type: 'Manager' }, 'a fine new one 77');
  expect(await login(member.email, 'a fine new one 77')).toMatchObject({ http: 200 });
  expect(await app.call('userInfo', {}, member)).toMatchObject({ http: 401 });
  const event = await app.db
    .selectFrom('staff_event')
    .select(['kind', 'actor_kind', 'detail'])
    .where('subject_id', '=', member.id)
    .where('kind', '=', 'password-changed')
    .executeTakeFirst();
  expect(event).toEqual({ kind: 'password-changed', actor_kind: 'operator', detail: {} });
});

test('a password that is guessed first is not set, and the sessions go on', async () => {
  const member = await app.signIn('Manager');
  await expect(
    setPasswordAsOperator(app.db, { ...member, type: 'Manager' }, '123456'),
  ).rejects.toThrow(/^This password is among the first that a guesser tries\./);
  expect(await app.call('userInfo', {}, member)).toMatchObject({ http: 200 });
});

test('the first Admin stands among the events with e-mail and type', async () => {
  await ensureFirstAdmin({ db: app.db, email: 'first@example.com', password: 'a good start 77' });
  expect(await lastEvent()).toMatchObject({
    kind: 'member-added',
    actor_kind: 'operator',
    detail: { email: 'first@example.com', type: 'Admin' },
  });
});

test('only an Admin can be the last one', async () => {
  const rani = await app.addMember('Team');
  const member = { id: rani.id, name: rani.name, email: rani.email };
  await expect(requireOtherAdmin(app.db, { ...member, type: 'Team' })).resolves.toBeUndefined();
  await expect(requireOtherAdmin(app.db, { ...member, type: 'Admin' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^This is the last Admin\./),
  });
});
