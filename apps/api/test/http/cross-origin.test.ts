import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { rawRequest } from '../support/raw.ts';

const portal = 'https://portal.example.com';
const staff = 'https://backoffice.example.com';
const env = {
  APPS_ELSEWHERE: 'true',
  PUBLIC_PORTAL_URL: `${portal}/`,
  PUBLIC_BACKOFFICE_URL: staff,
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env });
});
afterAll(() => app.stop());

const question = (Origin: string, method = 'PUT') =>
  rawRequest(
    app.url,
    '/api/admin/update-order',
    {
      Origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization, content-type',
    },
    'OPTIONS',
  );

test.each([portal, staff])('%s may call, with cookies, and asks once a day', async (origin) => {
  const { status, headers } = await question(origin);
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT',
    // Purpose: the portal says so where it fetches a document that nobody reads now (other-copies.ts).
    'access-control-allow-headers': 'Authorization, Content-Type, If-Range, Purpose, Range',
    'access-control-max-age': '86400',
    vary: 'Origin',
  });
});

test.each([
  'https://portal.example.com.evil.example',
  'http://portal.example.com',
  'https://portal.example.com:8443',
  'https://evil.example',
  'null',
])('%s may not', async (origin) => {
  const asked = await question(origin);
  expect(asked.status).toBe(404);
  const answered = await rawRequest(app.url, '/api/shop', { Origin: origin });
  for (const { headers } of [asked, answered]) {
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers.vary).toMatch(/Origin/);
  }
});

test('every answer can be read by the apps, refusals and documents too', async () => {
  const read = (path: string, method = 'GET') =>
    rawRequest(app.url, path, { Origin: portal, 'Accept-Encoding': 'br' }, method);
  const answers = await Promise.all([
    read('/api/shop'),
    read('/api/health'),
    read('/api/nothing'),
    read('/api/admin/get-folder-count'),
    read('/api/front/track-order', 'POST'),
    read('/uploads/docs/104777/a.pdf'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401, 422, 401]);
  for (const { headers } of answers) {
    expect(headers['access-control-allow-origin']).toBe(portal);
    expect(headers['access-control-expose-headers']).toContain('Retry-After');
    expect(headers.vary).toMatch(/Origin/);
  }
});

test('it is the API alone: no address has a page', async () => {
  for (const path of ['/', '/admin', '/track-order']) {
    const { status, body } = await rawRequest(app.url, path, { Accept: 'text/html' });
    expect([status, JSON.parse(String(body)).status]).toEqual([404, 0]);
  }
});

test('a server that serves its apps itself lets no other origin in', async () => {
  const own = await testApp({ env: { ...env, APPS_ELSEWHERE: 'false' } });
  try {
    const { headers } = await rawRequest(own.url, '/api/shop', { Origin: portal });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  } finally {
    await own.stop();
  }
});

test('it has to know where the apps are', async () => {
  await expect(testApp({ env: { APPS_ELSEWHERE: 'true' } })).rejects.toThrow(
    'APPS_ELSEWHERE needs PUBLIC_PORTAL_URL; APPS_ELSEWHERE needs PUBLIC_BACKOFFICE_URL',
  );
});
