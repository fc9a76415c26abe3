import { encodeOrderId } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../src/db/queries/documents.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { addDocument } from '../support/documents.ts';
import { rawRequest } from '../support/raw.ts';

let app: TestApp;
let orderId: string;
let file: string;
beforeAll(async () => {
  app = await testApp();
  orderId = await app.newOrder({ process_status: 'Completed' });
  file = documentPath(orderId, await addDocument(app, orderId));
});
afterAll(() => app.stop());

const text = (header: string | string[] | undefined) => String(header ?? '');

describe.each(['/', '/track-order', '/track-order/MjA5NTU0', '/get-new-order-details/MjA5NTU0'])(
  'the portal’s page %s',
  (path) => {
    // Built or not: these stand before the page is looked for.
    const page = () =>
      rawRequest(app.url, path, { Host: 'portal.localhost', Accept: 'text/html,*/*;q=0.8' });

    test('asks nothing of anybody else, and runs nothing but its own scripts', async () => {
      const policy = text((await page()).headers['content-security-policy']);
      const directives = new Map(
        policy.split(';').map((directive) => {
          const [name = '', ...sources] = directive.trim().split(/\s+/);
          return [name, sources];
        }),
      );
      expect(directives.get('default-src')).toEqual(["'self'"]);
      expect(directives.get('connect-src') ?? ["'self'"]).toEqual(["'self'"]);
      expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
      expect(directives.get('object-src')).toEqual(["'none'"]);
      for (const [name, sources] of directives) {
        for (const source of sources) expect(source).toMatch(/^('[A-Za-z0-9+/=-]+'|data:|blob:)$/);
        if (name.startsWith('script-src')) {
          expect(sources).not.toContain("'unsafe-inline'");
          expect(sources).not.toContain("'unsafe-eval'");
        }
      }
    });

    test('tells no other site from where somebody comes, and is what it says it is', async () => {
      const { headers } = await page();
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(text(headers['content-type'])).toMatch(/^text\/html/);
    });
  },
);

describe('nobody keeps', () => {
  const mine = () => ({ Cookie: app.cookieOf(orderId), 'Content-Type': 'application/json' });
  const order = (id: string) => JSON.stringify({ orderId: id });
  test.each<[string, () => Promise<{ headers: Record<string, unknown> }>]>([
    [
      'a traveller’s page data',
      () => rawRequest(app.url, '/api/front/get-download-history', mine(), 'POST', order(orderId)),
    ],
    [
      'a refusal',
      () => rawRequest(app.url, '/api/front/get-download-history', {}, 'POST', order('x')),
    ],
    ['a document', () => rawRequest(app.url, file, mine())],
    ['the head of a document', () => rawRequest(app.url, file, mine(), 'HEAD')],
    ['a piece of a document', () => rawRequest(app.url, file, { ...mine(), Range: 'bytes=0-3' })],
    ['a refused document', () => rawRequest(app.url, file)],
    ['the way to another document', () => rawRequest(app.url, `${file}x`, mine())],
    ['an impossible piece', () => rawRequest(app.url, file, { ...mine(), Range: 'bytes=99999-' })],
    ['a badly written address', () => rawRequest(app.url, '/uploads/docs/%zz/x')],
  ])('%s', async (_what, ask) => {
    const { headers } = await ask();
    expect(headers['cache-control']).toMatch(/\bno-store\b/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test('no answer carries the encoded id of a link', async () => {
  const encoded = encodeOrderId(orderId);
  const { headers } = await rawRequest(app.url, `/track-order/${encoded}`, {
    Host: 'portal.localhost',
    Accept: 'text/html',
  });
  expect(JSON.stringify(headers)).not.toContain(encoded);
});
