import type { CallReply, getStaffEvents } from '@pabean/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureGateways } from '../../../src/usecases/gateways/ensure-gateways.ts';
import { ensureFirstAdmin } from '../../../src/usecases/team/first-admin.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const from = { 'User-Agent': firefox, 'X-Forwarded-For': '203.0.113.9' };
const whence = { ip: '203.0.113.9', device: 'Firefox 140-PC-Desktop-Linux' };
const password = 'violet-otter-lamp-41';

let app: TestApp;
let admin: SignedIn;
/** Rows before the test. */
let before: number;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin', 'Rina Kartika');
  await ensureGateways(app.db, ['First Gate', 'Second Gate']);
});
beforeEach(async () => {
  before = (await list()).total ?? 0;
});
afterAll(() => app.stop());

const list = (query: Record<string, string | number> = {}) =>
  app.call('getStaffEvents', { query }, admin);
type Row = CallReply<typeof getStaffEvents>['data'][number];
/** What was recorded since the test began, oldest first. */
async function recorded(): Promise<Row[]> {
  const { data = [], total = 0 } = await list({ limit: 1000 });
  return data.slice(0, total - before).toReversed();
}
const login = (email: string, typed: string) =>
  app.call('adminLogin', { body: { email, password: typed } }, { headers: from });
const as = (member: SignedIn) => ({ token: member.token, headers: from });

describe('is recorded', () => {
  test('a sign-in, with address and device, and the sign-out', async () => {
    const member = await app.addMember('Team', { name: 'Ayu Lestari', password });
    const { data } = await login(member.email, password);
    const token = data?.jwtToken ?? '';
    await app.call('adminLogout', { body: { everywhere: true } }, { token, headers: from });
    const ayu = { actor_kind: 'member', actor_id: String(member.id), actor_name: 'Ayu Lestari' };
    expect(await recorded()).toMatchObject([
      { kind: 'signed-in', ...ayu, ...whence, subject_id: null, detail: {} },
      { kind: 'signed-out', ...ayu, ...whence, detail: { everywhere: true } },
    ]);
  });

  test('a failed sign-in: the member, and nothing that was typed', async () => {
    const member = await app.addMember('Team', { name: 'Ayu Lestari', password });
    await login(member.email.toUpperCase(), 'typed-secret-1');
    await login('typed-secret-2@example.com', password);
    const visitor = { kind: 'sign-in-failed', actor_kind: 'visitor', actor_id: null, ...whence };
    const rows = await recorded();
    expect(rows).toMatchObject([
      {
        ...visitor,
        subject_id: String(member.id),
        subject_name: 'Ayu Lestari',
        detail: { email: member.email },
      },
      { ...visitor, subject_id: null, subject_name: null, detail: {} },
    ]);
    expect(JSON.stringify(rows)).not.toContain('typed-secret');
  });

  test('not more than 1,000 failures an hour, and that there were more', async () => {
    await app.pool.query(`insert into rate_limit values
      ('staff event sign-in-failed', 999, now() + interval '1 hour')
      on conflict (bucket) do update set tries = 999`);
    for (let n = 0; n < 4; n += 1) await login(`nobody-${n}@example.com`, password);
    expect((await recorded()).map((row) => row.detail)).toEqual([{}, { othersNotRecorded: true }]);
    await app.pool.query('delete from rate_limit');
  });

  test('a change of the team: what is different, and never a password', async () => {
    const email = 'wayan@example.com';
    const added = { name: 'Wayan', email, type: 'Team', password };
    expect(await app.call('addTeamMember', { body: added }, as(admin))).toMatchObject({
      http: 200,
    });
    const { data = [] } = await app.call('getTeamMemberList', {}, admin);
    const id = data.find((member) => member.email === email)?.id ?? '';
    const changed = { ...added, tmId: id, name: 'Wayan Sari', type: 'Telecaller' };
    await app.call('updateTeamMember', { body: { ...changed, password: '' } }, as(admin));
    await app.call(
      'updateTeamMember',
      { body: { ...changed, password: `${password}2` } },
      as(admin),
    );
    await app.call('updateTeamMember', { body: { ...changed, password: '' } }, as(admin));
    await app.call('deleteTeamMember', { body: { teamMemberId: id } }, as(admin));
    const rina = { actor_id: String(admin.id), actor_name: 'Rina Kartika', ...whence };
    const rows = await recorded();
    expect(rows).toMatchObject([
      { kind: 'member-added', ...rina, subject_id: id, detail: { email, type: 'Team' } },
      {
        kind: 'member-changed',
        ...rina,
        subject_id: id,
        detail: {
          nameBefore: 'Wayan',
          name: 'Wayan Sari',
          typeBefore: 'Team',
          type: 'Telecaller',
        },
      },
      { kind: 'password-changed', ...rina, subject_id: id, detail: {} },
      { kind: 'member-deleted', ...rina, subject_name: 'Wayan Sari', detail: { email } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(password);
    expect(JSON.stringify(rows)).not.toContain('argon2');
  });

  test('a refused change is none', async () => {
    const lead = await app.signIn('Manager');
    const body = { name: 'Made Up', email: 'made-up@example.com', type: 'Admin', password };
    expect(await app.call('addTeamMember', { body }, as(lead))).toMatchObject({ http: 403 });
    const wrong = { body: { gatewayId: '999999' } };
    expect(await app.call('paymentGatewaySetting', wrong, as(admin))).toMatchObject({ http: 422 });
    expect(await recorded()).toEqual([]);
  });

  test("one's own password and the gateway", async () => {
    const lead = await app.signIn('Manager', 'Putu Ariani');
    const { data: gateways = [] } = await app.call('paymentGateways', {}, lead);
    const second = gateways.find((gateway) => gateway.is_active === '0');
    await app.call('paymentGatewaySetting', { body: { gatewayId: second?.id } }, as(lead));
    await app.call('changePassword', { body: { newPassword: password } }, as(lead));
    const first = gateways.find((gateway) => gateway.is_active === '1');
    const putu = { actor_name: 'Putu Ariani', ...whence };
    expect(await recorded()).toMatchObject([
      {
        kind: 'gateway-switched',
        ...putu,
        detail: { from: first?.gateway_name, to: second?.gateway_name },
      },
      { kind: 'password-changed', ...putu, subject_id: String(lead.id) },
    ]);
  });

  test('a defence pack that was made', async () => {
    const orderId = await app.newOrder({ process_status: 'Completed' });
    const body = { orderId, defencePackType: 2 };
    expect(await app.call('getDefencePackPdf', { body }, as(admin))).toMatchObject({ http: 200 });
    expect(await recorded()).toMatchObject([
      {
        kind: 'exported',
        ...whence,
        detail: { what: 'defence pack', orderId, defencePackType: 2 },
      },
    ]);
  });

  test('the first Admin, whom nobody but the operator makes', async () => {
    const fresh = await testApp();
    try {
      await ensureFirstAdmin({ db: fresh.db, email: 'first@example.com' });
      const rows = await fresh.db.selectFrom('staff_event').selectAll().execute();
      expect(rows).toMatchObject([
        {
          kind: 'member-added',
          actor_kind: 'operator',
          actor_id: null,
          subject_name: 'First Admin',
        },
      ]);
    } finally {
      await fresh.stop();
    }
  });
});

describe('the call', () => {
  test('pages from the newest on', async () => {
    for (let n = 0; n < 5; n += 1) await login(`page-${n}@example.com`, password);
    const all = (await list({ limit: 1000 })).data ?? [];
    const positions = all.map((row) => row.position);
    expect(positions).toEqual(positions.toSorted((a, b) => b - a));
    const second = await list({ page: 2, limit: 2 });
    expect(second.total).toBe(all.length);
    expect(second.data).toEqual(all.slice(2, 4));
    expect(await list({ page: 9999 })).toMatchObject({ data: [], total: all.length });
  });

  test('gives the events by a member and to a member, and of one kind', async () => {
    const member = await app.addMember('Team', { password });
    await login(member.email, 'wrong-password');
    await login(member.email, password);
    const memberId = String(member.id);
    const kinds = async (query: object) =>
      (await list({ memberId, ...query })).data?.map((row) => row.kind);
    expect(await kinds({})).toEqual(['signed-in', 'sign-in-failed']);
    expect(await kinds({ kind: 'signed-in' })).toEqual(['signed-in']);
    const { data = [] } = await list({ kind: 'signed-in', limit: 1000 });
    expect(new Set(data.map((row) => row.kind))).toEqual(new Set(['signed-in']));
  });

  test.each([{ page: 0 }, { limit: 1001 }, { kind: 'none' }, { memberId: '1 or 1=1' }])(
    'refuses %o',
    async (query) => {
      expect(await list(query as Record<string, string>)).toMatchObject({ http: 422, status: 0 });
    },
  );

  test('is for Admins', async () => {
    const lead = await app.signIn('Manager');
    expect(await app.call('getStaffEvents', {}, lead)).toMatchObject({ http: 403 });
  });
});
