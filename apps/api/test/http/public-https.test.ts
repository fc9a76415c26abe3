import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../src/db/queries/documents.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { addDocument } from '../support/documents.ts';
import { rawRequest } from '../support/raw.ts';

const security = 'max-age=31536000';
const body = (orderId: string) => ({ orderId, email: 'maren@example.com' });

describe('behind a proxy that ends TLS and is not trusted', () => {
  let app: TestApp;
  beforeAll(async () => {
    const env = { PUBLIC_PORTAL_URL: 'https://portal.example.com', TRUST_PROXY: 'false' };
    app = await testApp({ env });
  });
  afterAll(() => app.stop());

  test('a traveller’s cookie belongs to this very host and travels encrypted', async () => {
    const orderId = await app.newOrder();
    const answer = await app.call('trackOrder', { body: body(orderId) });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(cookie).not.toContain('Domain');
  });

  test('the cookie opens its order; one without the prefix, which another host can plant, does not', async () => {
    const orderId = await app.newOrder();
    const cookie = app.cookieOf(orderId);
    const ask = (value: string) =>
      app.call('getDownloadHistory', { body: { orderId } }, { cookie: value });
    expect((await ask(cookie)).http).toBe(200);
    expect((await ask(cookie.replace('__Host-', ''))).http).toBe(401);
  });

  test('every answer says that browsers come by https', async () => {
    const orderId = await app.newOrder({ process_status: 'Completed' });
    const file = documentPath(orderId, await addDocument(app, orderId));
    const mine = { Cookie: app.cookieOf(orderId) };
    const paths = ['/', '/track-order', '/gone.js', '/api/health', '/api/nothing', '/api/%zz'];
    const asked = [
      ...paths.map((path) => rawRequest(app.url, path)),
      rawRequest(app.url, file, mine),
      rawRequest(app.url, file),
      rawRequest(app.url, '/api/admin/get-folder-count'),
      rawRequest(app.url, '/api/webhooks/ses', {}, 'POST', '{}'),
    ];
    for (const { headers } of await Promise.all(asked)) {
      expect(headers['strict-transport-security']).toBe(security);
    }
  });
});

describe('without https', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.stop());

  test('nothing is said of it, and the cookie works', async () => {
    const orderId = await app.newOrder();
    const answer = await app.call('trackOrder', { body: body(orderId) });
    expect(answer.headers.get('set-cookie')).toMatch(/^pabean_order/);
    expect(answer.headers.get('set-cookie')).not.toContain('Secure');
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });
});
