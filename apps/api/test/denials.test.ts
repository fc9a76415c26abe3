import { hkdfSync, randomUUID } from 'node:crypto';
import { type CallDefinition, type CallName, contract } from '@pabean/api-client/contract';
import { can, roles } from '@pabean/domain';
import { createSigner } from 'fast-jwt';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTokens } from '../src/adapters/tokens.ts';
import { openSession, revokeSession } from '../src/db/queries/sessions.ts';
import { type Caller, type TestApp, testApp } from './support/app.ts';

/** The name without https. */
const orderCookie = 'pabean_order';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());
afterEach(() => {
  vi.useRealTimers();
});

const calls = (Object.keys(contract) as CallName[]).map((name) => {
  const { access }: CallDefinition = contract[name];
  return { name, access };
});
const staffCalls = calls.flatMap(({ name, access }) =>
  access.kind === 'staff' ? [{ name, permission: access.permission }] : [],
);
const callsOf = (kind: 'traveller' | 'intake') =>
  calls.filter(({ access }) => access.kind === kind).map(({ name }) => name);

/** Params that lead to some call; who is refused never learns whether they name anything. */
const params = {
  orderName: 'newOrder',
  orderId: '100000',
  disputeId: 'DP-1',
  id: '1',
  mailId: '00000000-0000-4000-8000-000000000000',
};
const make = (name: CallName, as?: Caller) => app.call(name, { params }, as);
const unauthorised = { http: 401, status: 401 };

async function expectNobody(token: string): Promise<void> {
  for (const name of ['userInfo', 'getTeamMemberList', 'moveOrderStatus'] as const) {
    expect(await make(name, { token })).toMatchObject(unauthorised);
  }
}

describe('without credentials', () => {
  test.each(calls.filter(({ access }) => access.kind !== 'public'))('$name', async ({ name }) => {
    const answer = await make(name);
    expect(answer).toMatchObject(unauthorised);
    expect(Object.keys(answer).sort()).toEqual(['headers', 'http', 'message', 'status']);
  });

  test('only what everybody may know is public', () => {
    const open = calls.filter(({ access }) => access.kind === 'public').map(({ name }) => name);
    expect(open.sort()).toEqual([
      'adminLogin',
      // By the caller's own cookies; an empty list without.
      'getOpenedOrders',
      'health',
      'ready',
      'shop',
      'trackOrder',
    ]);
  });
});

describe.each(roles)('%s', (role) => {
  test.each(staffCalls)('$name', async ({ name, permission }) => {
    const { token } = await app.signIn(role);
    const answer = await make(name, { token });
    if (can(role, permission)) {
      expect([200, 404, 415, 422]).toContain(answer.http);
    } else {
      expect(answer).toMatchObject({
        http: 403,
        status: 0,
        message: 'Your role is not allowed to do this.',
      });
    }
  });
});

describe('a staff token', () => {
  test('of another secret is nobody', async () => {
    const member = await app.signIn('Admin');
    const forged = makeTokens('another-secret-0123456789-abcdefghij').staffToken({
      ...member,
      type: 'Admin',
    });
    const { sessionId, expiresAt } = forged;
    await openSession(app.db, { sessionId, memberId: member.id, expiresAt });
    await expectNobody(forged.token);
  });

  test('with an altered payload, no signature or another algorithm is nobody', async () => {
    const { token } = await app.signIn('Admin');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const altered = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), exp: 9e9 };
    await expectNobody([header, encode(altered), signature].join('.'));
    await expectNobody([encode({ alg: 'none', typ: 'JWT' }), payload, ''].join('.'));
    await expectNobody([header, payload, ''].join('.'));
    await expectNobody('not a token');
    await expectNobody(`Bearer ${token}`);
  });

  test('that has expired is nobody, though its session lives', async () => {
    const member = await app.signIn('Admin');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 12 * 60 * 60 * 1000 - 5000 });
    const { token, sessionId } = app.services.tokens.staffToken({ ...member, type: 'Admin' });
    vi.useRealTimers();
    const expiresAt = new Date(Date.now() + 60_000);
    await openSession(app.db, { sessionId, memberId: member.id, expiresAt });
    await expectNobody(token);
  });

  test('whose session has expired or is unknown is nobody', async () => {
    const member = await app.signIn('Admin');
    const issue = () => app.services.tokens.staffToken({ ...member, type: 'Admin' });
    const { token, sessionId } = issue();
    const expiresAt = new Date(Date.now() - 1000);
    await openSession(app.db, { sessionId, memberId: member.id, expiresAt });
    await expectNobody(token);
    await expectNobody(issue().token);
  });

  test('of our own secret that names no session is nobody', async () => {
    const secret = app.services.secrets.tokenSecret;
    const key = Buffer.from(hkdfSync('sha256', secret, 'pabean', 'staff token', 32));
    const exp = Math.floor(Date.now() / 1000) + 3600;
    for (const jti of ['1', '', 'no-uuid', "' or 1=1", `${randomUUID()}0`, 17, null]) {
      const token = createSigner({ key })({ jti, exp, user: { name: 'x', type: 'Admin' } });
      expect(await app.call('userInfo', {}, { token })).toMatchObject({ http: 401, status: 401 });
    }
  });

  test('that was revoked is nobody', async () => {
    const { token } = await app.signIn('Admin');
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    await revokeSession(app.db, payload.jti);
    await expectNobody(token);
  });

  test('of a deleted member is nobody', async () => {
    const { token, id } = await app.signIn('Admin');
    await app.db
      .updateTable('staff_member')
      .set({ deleted_at: new Date() })
      .where('id', '=', id)
      .execute();
    await expectNobody(token);
  });

  test('speaks for the role of the database, not for its own', async () => {
    const { token, id } = await app.signIn('Admin');
    await app.db.updateTable('staff_member').set({ type: 'Team' }).where('id', '=', id).execute();
    expect(await make('getTeamMemberList', { token })).toMatchObject({ http: 403 });
    expect(await make('userInfo', { token })).toMatchObject({ data: { type: 'Team' } });
  });

  test('is no cookie of an order, and the cookie is no staff token', async () => {
    const { token } = await app.signIn('Admin');
    const orderId = await app.newOrder();
    const cookie = `${orderCookie}=${token}`;
    const input = { body: { orderId } };
    expect(await app.call('getDownloadHistory', input, { cookie })).toMatchObject(unauthorised);
    expect(await app.call('getDownloadHistory', input, { token })).toMatchObject(unauthorised);
    await expectNobody(app.services.tokens.orderToken(orderId).token);
  });
});

/** What all calls of a traveller take, so that none is refused for its input first. */
const anything = {
  file1: 'any.pdf',
  version: 1,
  changes: { doa: '2026-12-24' },
  questionId: 1,
  text: 'Hello',
  reason: 'other',
};

describe.each(callsOf('traveller'))('%s', (name) => {
  const ask = (orderId: string, cookie: string) =>
    app.call(name, { body: { orderId, ...anything } }, { cookie });

  test("refuses another order's cookie, whether or not the order exists", async () => {
    const [mine, theirs] = [await app.newOrder(), await app.newOrder()];
    const other = await ask(theirs, app.cookieOf(mine));
    expect(other).toMatchObject(unauthorised);
    const unknown = await ask('T-000000', app.cookieOf(mine));
    expect({ ...unknown, headers: null }).toEqual({ ...other, headers: null });
  });

  test('refuses a forged and an expired cookie', async () => {
    const orderId = await app.newOrder();
    const forged = makeTokens('another-secret-0123456789-abcdefghij').orderToken(orderId).token;
    expect(await ask(orderId, `${orderCookie}=${forged}`)).toMatchObject(unauthorised);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 60 * 60 * 1000 - 5000 });
    const expired = app.cookieOf(orderId);
    vi.useRealTimers();
    expect(await ask(orderId, expired)).toMatchObject(unauthorised);
  });

  test('refuses the cookie of an order that was deleted since', async () => {
    const orderId = await app.newOrder({ process_status: 'Deleted' });
    expect(await ask(orderId, app.cookieOf(orderId))).toMatchObject(unauthorised);
  });
});

describe.each(callsOf('intake'))('%s', (name) => {
  test.each(['', 'wrong', 'test-intake-key-012345678', 'TEST-INTAKE-KEY-0123456789'])(
    'refuses the key "%s"',
    async (key) => {
      const answer = await make(name, { headers: { 'X-Intake-Key': key } });
      expect(answer).toMatchObject({
        ...unauthorised,
        message: 'The intake key is missing or wrong.',
      });
    },
  );

  test('refuses an Admin without the key', async () => {
    const { token } = await app.signIn('Admin');
    expect(await make(name, { token })).toMatchObject(unauthorised);
  });
});
