import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '../../support/app.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

const member = (more: object = {}) => ({
  name: 'Back Door',
  email: `door-${crypto.randomUUID()}@example.com`,
  password: 'tall grass 41',
  type: 'Manager',
  ...more,
});

/** Sends a call that comes to its turn only when the other's change is through. */
async function overtaken<Answer>(
  begin: () => Promise<Answer>,
  meanwhile: () => Promise<{ http: number }>,
): Promise<Answer> {
  const holder = await app.pool.connect();
  let answer: Promise<Answer>;
  let change: Promise<{ http: number }>;
  const waiting = (many: number) =>
    until(async () => {
      const { rows } = await app.pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length >= many ? true : null;
    });
  try {
    await holder.query('begin');
    await holder.query("select pg_advisory_xact_lock(hashtext('team'))");
    change = meanwhile();
    await waiting(1);
    answer = begin();
    await waiting(2);
  } finally {
    await holder.query('commit');
    holder.release();
  }
  expect(await change).toMatchObject({ http: 200 });
  return answer;
}

const asks: readonly [string, (as: SignedIn) => Promise<{ http: number; message: string }>][] = [
  ['adds a member', (as) => app.call('addTeamMember', { body: member() }, as)],
  [
    'changes a member',
    async (as) => {
      const { id } = await app.addMember('Team');
      const body = member({ tmId: String(id) });
      return app.call('updateTeamMember', { body } satisfies Input, as);
    },
  ],
  [
    'deletes a member',
    async (as) => {
      const { id } = await app.addMember('Team');
      return app.call('deleteTeamMember', { body: { teamMemberId: String(id) } }, as);
    },
  ],
  [
    'changes the own password',
    (as) => app.call('changePassword', { body: { newPassword: 'tall grass 42' } }, as),
  ],
];

test.each(asks)('who %s and is deleted meanwhile has no say any more', async (_, ask) => {
  const leaving = await app.signIn('Manager');
  const answer = await overtaken(
    () => ask(leaving),
    () => app.call('deleteTeamMember', { body: { teamMemberId: String(leaving.id) } }, admin),
  );
  expect(answer).toMatchObject({
    http: 401,
    status: 401,
    message: 'Your session has expired. Please sign in again.',
  });
});

test('a password that an Admin set is not set again by who was signed in before', async () => {
  const taken = await app.signIn('Manager');
  const body = { ...member({ name: taken.name, email: taken.email }), tmId: String(taken.id) };
  const answer = await overtaken(
    () => app.call('changePassword', { body: { newPassword: 'of a thief 77' } }, taken),
    () => app.call('updateTeamMember', { body }, admin),
  );
  expect(answer).toMatchObject({ http: 401 });
  const login = (password: string) =>
    app.call('adminLogin', { body: { email: taken.email, password } });
  expect(await login('of a thief 77')).toMatchObject({ http: 422 });
  expect(await login('tall grass 41')).toMatchObject({ http: 200 });
});

test('nor by who was signed out by an Admin', async () => {
  const out = await app.signIn('Manager');
  const answer = await overtaken(
    () => app.call('changePassword', { body: { newPassword: 'of a thief 78' } }, out),
    () => app.call('signOutMember', { body: { memberId: String(out.id) } }, admin),
  );
  expect(answer).toMatchObject({ http: 401 });
});

/** Who is changed by two forms that were opened at the same time. */
async function changedTwice(first: object, second: object) {
  const { id, name, email } = await app.addMember('Manager');
  const seen = { name, email, type: 'Manager' };
  const send = (change: object) =>
    app.call(
      'updateTeamMember',
      { body: { ...seen, password: '', tmId: String(id), ...change, seen } } as Input,
      admin,
    );
  expect(await send(first)).toMatchObject({ http: 200 });
  const answer = await send(second);
  const { data } = await app.call('teamMemberInfo', { params: { id: String(id) } }, admin);
  return { answer, member: data };
}

test('a form that changes the name gives nobody back the type that they lost meanwhile', async () => {
  const { answer, member } = await changedTwice({ type: 'Telecaller' }, { name: 'Dewa II' });
  expect(answer).toMatchObject({ http: 200 });
  expect(member).toMatchObject({ name: 'Dewa II', type: 'Telecaller' });
});

test('what two forms change alike is changed, and otherwise the second is refused', async () => {
  const alike = await changedTwice({ type: 'Team' }, { type: 'Team', name: 'Dewa III' });
  expect(alike.answer).toMatchObject({ http: 200 });
  const email = `dewa-${crypto.randomUUID()}@example.com`;
  const { answer, member } = await changedTwice({ type: 'Telecaller' }, { type: 'Team', email });
  const message = 'Someone has set this to Telecaller in the meantime. Check it and save again.';
  expect(answer).toMatchObject({ http: 409, message, errors: [{ path: 'type', message }] });
  expect(member).toMatchObject({ type: 'Telecaller' });
  expect(member?.email).not.toBe(email);
});
