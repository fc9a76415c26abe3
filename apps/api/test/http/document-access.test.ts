import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentPath } from '../../src/db/queries/documents.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { addDocument } from '../support/documents.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
let orderId: string;
let path: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  orderId = await app.newOrder({ process_status: 'Completed' });
  path = documentPath(orderId, await addDocument(app, orderId));
});
afterAll(() => app.stop());

const ask = async (headers: Record<string, string>, method = 'GET', address = path) => {
  const response = await fetch(app.url + address, {
    method,
    headers: { 'User-Agent': firefox, 'X-Forwarded-For': '::ffff:203.0.113.9', ...headers },
    redirect: 'manual',
  });
  await response.arrayBuffer();
  return response.status;
};
const mine = () => ({ Cookie: app.cookieOf(orderId) });
const recorded = async () =>
  app.db
    .selectFrom('document_access')
    .selectAll()
    .where('order_pk', '=', (await app.order(orderId)).id)
    .orderBy('id')
    .execute();

test('a fetched document is recorded with who, when, whence and by which permission', async () => {
  expect(await ask(mine())).toBe(200);
  const [row, ...more] = await recorded();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    method: 'GET',
    kind: 'person',
    permission: 'order',
    ip: '203.0.113.9',
    timezone: null,
    browser: 'Firefox 140-PC-Desktop-Linux',
    os: 'Linux',
  });
  expect(row?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/);
});

test.each([
  ['a link scanner', { 'User-Agent': `${firefox} SafeLinks` }, 'GET', 'robot'],
  ['a program', { 'User-Agent': 'curl/8.5.0' }, 'HEAD', 'robot'],
  ['a browser that loads ahead', { 'Sec-Purpose': 'prefetch' }, 'GET', 'prefetch'],
  ['a browser that asks for the size alone', {}, 'HEAD', 'prefetch'],
])('%s is labelled', async (_who, headers, method, kind) => {
  expect(await ask({ ...mine(), ...headers }, method)).toBe(200);
  expect(await recorded()).toMatchObject([{ method, kind }]);
});

test('staff and signed links are told apart from the traveller, and name the member', async () => {
  const team = await app.signIn('Team');
  const manager = await app.signIn('Manager');
  await ask({ Authorization: team.token });
  await ask({}, 'GET', app.linkOf(path, manager));
  await ask(mine());
  expect(await recorded()).toMatchObject([
    { permission: 'staff', member_id: team.id },
    { permission: 'link', member_id: manager.id },
    { permission: 'order', member_id: null },
  ]);
});

test('a file that is read in pieces is one access', async () => {
  for (const range of ['bytes=0-9', 'bytes=10-19', 'bytes=20-']) {
    expect(await ask({ ...mine(), Range: range })).toBe(206);
  }
  expect(await recorded()).toHaveLength(1);
});

test('nobody’s fetch counts as a download', async () => {
  await ask(mine());
  await ask(mine(), 'HEAD');
  await ask({ ...mine(), 'User-Agent': 'curl/8.5.0' });
  const cookie = app.cookieOf(orderId);
  const answer = await app.call('getDownloadHistory', { body: { orderId } }, { cookie });
  expect(answer.data).toEqual([]);
  expect(await app.history(orderId)).toEqual([]);
});

describe('nothing is recorded', () => {
  test('of a refused request', async () => {
    expect(await ask({})).toBe(401);
    expect(await ask({ Cookie: app.cookieOf('T-OTHER-ORDER') })).toBe(401);
    expect(await recorded()).toEqual([]);
  });

  test('of a file that is not there', async () => {
    expect(await ask(mine(), 'GET', documentPath(orderId, 'old-scan.pdf'))).toBe(302);
    expect(await recorded()).toEqual([]);
  });
});

test('a record cannot be changed, and goes with an erased order', async () => {
  await ask(mine());
  const change = app.db.updateTable('document_access').set({ kind: 'robot' }).execute();
  await expect(change).rejects.toThrow('a recorded access is never changed');
  const { token } = await app.signIn('Admin');
  const body = { orderId: [orderId], updatingStatus: 'Deleted', permanentDeletedFlag: false };
  await app.call('changeOrderStatus', { body }, { token });
  const erase = { body: { ...body, permanentDeletedFlag: true } };
  expect(await app.call('changeOrderStatus', erase, { token })).toMatchObject({ http: 200 });
  expect(await recorded()).toEqual([]);
});
