import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revokeSessionsOf } from '../../src/db/queries/sessions.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { addDocument } from '../support/documents.ts';
import { mailboxFiles } from '../support/files.ts';
import { until } from '../support/until.ts';

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await testApp({ jobs: true });
  two = await testApp({ jobs: true, databaseUrl: one.databaseUrl });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

/** What ends a member's sessions, done at the other server by an Admin or the member. */
const endings = {
  'sign-out': (member) => two.call('adminLogout', { body: {} }, member),
  'sign-out everywhere': (member) =>
    two.call('adminLogout', { body: { everywhere: true } }, member),
  'a new password': (member) =>
    two.call('changePassword', { body: { newPassword: 'gravel otter 4 lanterns' } }, member),
  'another role': (member, admin) =>
    two.call('updateTeamMember', { body: { ...bodyOf(member), type: 'Telecaller' } }, admin),
  deletion: (member, admin) =>
    two.call('deleteTeamMember', { body: { teamMemberId: String(member.id) } }, admin),
  'the operator, with SQL': (member) => revokeSessionsOf(two.db, member.id),
} satisfies Record<string, (member: SignedIn, admin: SignedIn) => Promise<unknown>>;

const bodyOf = ({ id, name, email }: SignedIn) => ({ tmId: String(id), name, email, password: '' });

test.each(Object.entries(endings))(
  'a token of one server is good at the other, and after %s at none',
  async (_, end) => {
    const [member, admin] = [await one.signIn('Manager'), await one.signIn('Admin')];
    // Read calls, so that both servers remember the session.
    for (const server of [one, two, one]) {
      expect(await server.call('getFolderCount', {}, member)).toMatchObject({ http: 200 });
    }
    expect(await end(member, admin)).not.toMatchObject({ status: 0 });
    // A change is refused from the same moment on, at every server.
    const change = await one.call('addNewRemark', { body: { orderId: 'X-1' } }, member);
    expect(change).toMatchObject({ http: 401 });
    // Reading, as soon as the other server has heard of it: five seconds at most (decision 018).
    for (const server of [one, two]) {
      const read = async () => (await server.call('getFolderCount', {}, member)).http;
      await expect.poll(read).toBe(401);
    }
  },
);

test('at the server that takes it, a sign-out ends reading too before it is answered', async () => {
  const member = await one.signIn('Team');
  for (let i = 0; i < 3; i++) await one.call('getFolderCount', {}, member);
  await one.call('adminLogout', { body: {} }, member);
  expect(await one.call('getFolderCount', {}, member)).toMatchObject({ http: 401 });
});

test('an end that nobody hears of is in force all the same after seconds', async () => {
  const member = await one.signIn('Team');
  await one.call('getFolderCount', {}, member);
  // Triggers are off for this one change, as for one that is lost on its way.
  await one.pool.query(`
    set session_replication_role = replica;
    update staff_session set revoked_at = now() where member_id = ${member.id};
    set session_replication_role = origin`);
  const read = async () => (await one.call('getFolderCount', {}, member)).http;
  await expect.poll(read).toBe(401);
});

test('tries are counted by both together', async () => {
  const orderId = await one.newOrder();
  const track = (server: TestApp) =>
    server.call('trackOrder', { body: { orderId, email: 'somebody@example.com' } });
  for (let i = 0; i < 10; i++) await track(i % 2 === 0 ? one : two);
  expect(await track(one)).toMatchObject({ http: 429 });
  expect(await track(two)).toMatchObject({ http: 429 });
});

test('each of many messages is delivered exactly once, by whichever server', async () => {
  const admin = await one.signIn('Admin');
  const ids: string[] = [];
  // Nobody paid them, so their letter says that they are closed.
  for (let i = 0; i < 60; i++) ids.push(await one.newOrder({ process_status: 'Refunds' }));
  await Promise.all([
    one.call('moveToCompleteRefund', { body: { orderId: ids.slice(0, 30) } }, admin),
    two.call('moveToCompleteRefund', { body: { orderId: ids.slice(30) } }, admin),
  ]);
  await until(async () => {
    const waiting = await one.db
      .selectFrom('mail_message')
      .select('id')
      .where('state', '<>', 'sent')
      .execute();
    return waiting.length === 0 ? true : null;
  });
  const files = [...(await mailboxFiles(one)), ...(await mailboxFiles(two))];
  const messages = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(file))),
  );
  const subjects = messages.map((message) => message.subject).sort();
  expect(subjects).toEqual(ids.map((id) => `Your order ${id} is closed`).sort());
  const sent = await one.db
    .selectFrom('order_history')
    .select('order_pk')
    .where('action', '=', 'mail-sent')
    .execute();
  expect(sent).toHaveLength(ids.length);
  const attempts = await one.db.selectFrom('mail_message').select('attempts').execute();
  expect(attempts.every((row) => row.attempts === 1)).toBe(true);
});

test('orders moved at both servers at once keep their versions and history', async () => {
  const admin = await one.signIn('Admin');
  const orderId = await one.newOrder();
  await addDocument(one, orderId);
  const targets = ['Awaiting', 'Refunds', 'ChargeBack', 'Contact Customer'] as const;
  const answers = await Promise.all(
    targets.flatMap((updatingStatus) =>
      [one, two].map((server) =>
        server.call('moveOrderStatus', { body: { orderId: [orderId], updatingStatus } }, admin),
      ),
    ),
  );
  const moved = answers.filter((answer) => answer.http === 200).length;
  const history = await one.history(orderId);
  expect(history.map((entry) => entry.order_version)).toEqual(
    Array.from({ length: moved }, (_, index) => index + 2),
  );
  expect(await two.order(orderId)).toMatchObject({ version: moved + 1 });
});
