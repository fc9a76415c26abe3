import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  freshDatabase,
  type ServerProcess,
  spawnServer,
  type TestDatabase,
  temporaryDataDir,
} from '../support/index.ts';

const password = 'Sesame-open-7431';
const email = 'owner-7431@example.com';
const visitor = '203.0.113.177';

let database: TestDatabase;
let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: ServerProcess;
beforeAll(async () => {
  database = await freshDatabase();
  dataDir = await temporaryDataDir();
  server = await spawnServer({
    PABEAN_DATA_DIR: dataDir.path,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    INTAKE_KEY: 'intake-key-7431-7431',
    TOKEN_SECRET: 'token-secret-7431-token-secret-7431',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'trace',
  });
});
afterAll(async () => {
  await server.stop();
  await dataDir.remove();
  await database.drop();
});

async function post(path: string, body: object, token = ''): Promise<Response> {
  return fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': visitor,
      ...(token && { Authorization: token }),
    },
    body: JSON.stringify(body),
  });
}

async function sendForm(path: string, fields: object, headers: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const sent = { 'X-Forwarded-For': visitor, ...headers };
  return fetch(`${server.url}/api${path}`, { method: 'POST', headers: sent, body });
}

test('the log names calls and never a person, a secret or an order', async () => {
  const row = {
    order_id: 'LOG-7431-ORDER',
    full_name: 'Quintessa Loggable',
    email: 'quintessa-7431@example.com',
    process_status: 'Completed' as const,
    processing_mode: 'Standard' as const,
  };
  await database.db.insertInto('orders').values(row).execute();
  const login = await post('/admin/admin-login', { email, password });
  const { jwtToken: token } = ((await login.json()) as { data: { jwtToken: string } }).data;
  await post('/admin/admin-login', { email: row.email, password: 'Wrong-7431' });
  const opened = await post('/front/track-order', { orderId: row.order_id, email: row.email });
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const order = { orderId: row.order_id };
  const message = { ...order, text: 'A word of Quintessa', key: crypto.randomUUID() };
  const told = await sendForm('/front/send-message', message, { Cookie: cookie });
  expect(told.status).toBe(200);
  const noFile = await sendForm('/admin/upload-visa-document', order, { Authorization: token });
  expect(noFile.status).toBe(422);
  await post('/front/track-order', { orderId: row.order_id, email: 'other-7431@example.com' });
  await post('/admin/add-new-remark', { orderId: row.order_id, remark: 'Secretive-7431' }, token);
  const search = { start: 0, end: 1, searchVal: row.full_name, folderName: 'completedOrder' };
  await post('/admin/search-order', search, token);
  const signed = `/uploads/docs/${row.order_id}/scan-7431.pdf?expires=9999999999&signature=abc-7431`;
  await fetch(server.url + signed, { redirect: 'manual' });
  await fetch(`${server.url}/api/admin/get-orders-details/${row.order_id}`, {
    headers: { Authorization: token },
  });
  // A search stands in the back office's own address too (spec: a list can be shared).
  const list = `/admin/order-history?q=${encodeURIComponent(row.full_name)}`;
  for (const path of [list, `/gone-7431.js?q=Quintessa`, `/api/gone?q=Quintessa`]) {
    await fetch(server.url + path);
  }
  // Our own failure, with the database's words about the row that it refused.
  await database.pool.query(
    "alter table remark add constraint no_more check (remark not like '%Refused%')",
  );
  const failed = await post(
    '/admin/add-new-remark',
    { orderId: row.order_id, remark: 'Refused Quintessa' },
    token,
  );
  expect(failed.status).toBe(500);

  const log = server.output();
  expect(log).toContain('/api/front/track-order');
  expect(log).toContain('/api/admin/get-orders-details/:orderId');
  expect(log).toContain('"status":404');
  expect(log).toContain('call failed');
  // The reader of forms tells at this level what it was given.
  expect(log).toContain('busboyOptions');
  const secrets = [password, token, cookie, cookie.split('=')[1] ?? '', visitor, row.order_id];
  for (const secret of [...secrets, 'Quintessa', '7431@', '-7431']) {
    expect(log.includes(secret), `the log holds ${secret}`).toBe(false);
  }
});
