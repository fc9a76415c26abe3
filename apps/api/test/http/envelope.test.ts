import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

const send = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(app.url + path, init);
  const body = (await response.json()) as { status: number; message: string };
  return { http: response.status, headers: response.headers, body };
};
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  send(path, {
    method: 'POST',
    headers: { 'Content-Type': type, Authorization: admin.token },
    body,
  });
const remark = '/api/admin/add-new-remark';

describe('status and HTTP status agree:', () => {
  test.each(['/api/nothing', '/api/', '/api/admin/admin-login/x', '/api/../api/none'])(
    '%s is no call',
    async (path) => {
      expect(await send(path)).toMatchObject({
        http: 404,
        body: { status: 0, message: 'There is no such call.' },
      });
    },
  );

  test('another method is no call', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      expect(await send('/api/admin/admin-login', { method })).toMatchObject({
        http: 404,
        body: { status: 0, message: 'There is no such call.' },
      });
    }
  });

  test.each(['{"a":', 'not json', '{"a":1}}', ''])('%j is no JSON', async (body) => {
    const answer = await post(remark, body);
    expect(answer.body).toMatchObject({ status: 0 });
    expect([400, 422]).toContain(answer.http);
  });

  test('another kind of content', async () => {
    for (const type of ['text/xml', 'text/plain', 'application/x-www-form-urlencoded']) {
      expect(await post(remark, 'orderId=1', type)).toMatchObject({
        http: 415,
        body: { status: 0, message: 'That kind of content is not accepted here.' },
      });
    }
    const multipart = 'multipart/form-data; boundary=x';
    expect(await post(remark, '--x--', multipart)).toMatchObject({ body: { status: 0 } });
    expect(await post('/api/admin/upload-visa-document', '{}')).toMatchObject({ http: 415 });
  });

  test('a body that is too large', async () => {
    const body = JSON.stringify({ remark: 'x'.repeat(300_000) });
    expect(await post(remark, body)).toMatchObject({
      http: 413,
      body: { status: 0, message: 'That is too large.' },
    });
  });

  test.each(['[]', 'null', '"text"', '17', '{}', '{"__proto__":{"orderId":"100000"}}'])(
    'the body %s is bad input',
    async (body) => {
      const answer = await post(remark, body);
      expect(answer.body).toMatchObject({ status: 0 });
      expect(answer.body.message).not.toMatch(/Expected|received/);
      expect([400, 422]).toContain(answer.http);
    },
  );

  test('an address that cannot be decoded', async () => {
    const answer = await send('/api/admin/get-orders-details/%E0%A4%A', {
      headers: { Authorization: admin.token },
    });
    expect(answer).toMatchObject({ http: 400, body: { status: 0 } });
    expect(JSON.stringify(answer.body)).not.toMatch(/Error|FST_|code/);
  });

  test('a request that is no HTTP', async () => {
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve) => {
      request(
        `${app.url}/api/health`,
        { headers: { 'X-Long': 'x'.repeat(100_000) } },
        (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode, text }));
        },
      ).end();
    });
    expect(answer.status).toBe(431);
    expect(answer.text).not.toMatch(/ at |node_modules/);
  });
});

test('bad input names every wrong field', async () => {
  const answer = await app.call(
    'addTeamMember',
    { body: { name: '', email: 'x', type: 'Owner', password: '1' } },
    admin,
  );
  expect(answer.http).toBe(422);
  expect(answer.errors?.map((error) => error.path).sort()).toEqual([
    'email',
    'name',
    'password',
    'type',
  ]);
});

test('our own failure is a plain 500 without internals', async () => {
  const broken = await testApp({ databaseUrl: app.databaseUrl, env: { LOG_LEVEL: 'silent' } });
  const member = await broken.signIn('Admin');
  await app.pool.query('alter table payment_gateway rename column gateway_name to other_name');
  const answer = await broken.call('paymentGateways', {}, member);
  await app.pool.query('alter table payment_gateway rename column other_name to gateway_name');
  const { headers, ...rest } = answer;
  expect(rest).toEqual({
    http: 500,
    status: 0,
    message: 'Something went wrong on our side. Please try again.',
  });
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  await broken.stop();
});

test('every answer has a request id, is not stored and not sniffed', async () => {
  const { headers } = await send('/api/health', { headers: { 'X-Request-Id': 'proxy-id-0001' } });
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-request-id': 'proxy-id-0001',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json; charset=utf-8',
  });
  const odd = await send('/api/health', { headers: { 'X-Request-Id': 'a b<c>' } });
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});
