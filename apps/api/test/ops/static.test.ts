import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildsIn } from '../../src/static/builds.ts';
import { registerStatic } from '../../src/static/index.ts';
import { readableUrl } from '../../src/static/route.ts';

let app: FastifyInstance;
let production: FastifyInstance;
let repository: string;

beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), 'pabean-static-'));
  const files = {
    'apps/backoffice/dist/index.html': 'the back office',
    'apps/backoffice/dist/orders.recent-order.html': 'new orders<script>ask()</script>',
    'apps/backoffice/dist/orders.completed-order.html': 'completed orders',
    'apps/backoffice/dist/view-order.html': 'an order',
    'apps/backoffice/dist/assets-backoffice/main-abc.js': 'staff()',
    'apps/backoffice/dist/assets-backoffice/main-abc.js.br': 'staff, small',
    'apps/portal/dist/index.html': 'the portal',
    'apps/portal/dist/track-order.en.html': 'Track Order<script>start()</script>',
    'apps/portal/dist/track-order.zh-Hant.html': '追蹤訂單',
    'apps/portal/dist/assets-portal/main-def.js': 'traveller()',
    'apps/portal/dist/favicon.svg': '<svg/>',
    'apps/portal/dist/portal-sw.js': 'keep()',
    'apps/portal/dist/manifest.webmanifest': '{}',
    'apps/portal/dist/.hidden': 'hidden',
    'apps/storybook/dist/index.html': 'the stories',
    'apps/storybook/dist/iframe.html': 'one story',
    'apps/storybook/dist/index.json': '{"entries":{}}',
    'apps/storybook/dist/assets/iframe-abc.js': 'draw()',
    'secret.txt': 'secret',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(repository, name)), { recursive: true });
    await writeFile(join(repository, name), text);
  }
  const publicUrls = { backoffice: 'https://staff.example.com', portal: 'https://go.example.com' };
  app = Fastify({ trustProxy: true });
  const builds = buildsIn(repository);
  await registerStatic(app, { publicUrls }, { builds, demo: true });
  production = Fastify({ trustProxy: true });
  await registerStatic(production, { publicUrls }, { builds });
});
afterAll(async () => {
  await app.close();
  await production.close();
  await rm(repository, { recursive: true });
});

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

function get(url: string, headers: Record<string, string> = page) {
  return app.inject({ url, headers: { host: 'localhost:4000', ...headers } });
}

describe('which app answers', () => {
  test.each([
    ['localhost:4000', '/', 'the back office'],
    ['localhost:4000', '/admin', 'new orders<script>ask()</script>'],
    ['localhost:4000', '/admin/recent-order', 'new orders<script>ask()</script>'],
    ['localhost:4000', '/admin/completed-order?page=2', 'completed orders'],
    ['localhost:4000', '/admin/refund-order', 'the back office'],
    ['localhost:4000', '/admin/view-order/MjA5NTU0', 'an order'],
    ['localhost:4000', '/admin/view-order/MjA5NTU0/defence-pack/1', 'the back office'],
    ['localhost:4000', '/admin/change-password', 'the back office'],
    ['localhost:4000', '/administrator', 'the portal'],
    ['localhost:4000', '/get-new-order-details/abc', 'the portal'],
    ['127.0.0.1', '/', 'the back office'],
    ['backoffice.example.org', '/track-order', 'the back office'],
    ['portal.localhost:4000', '/contact', 'the portal'],
    ['portal.localhost:4000', '/admin', 'the portal'],
    ['staff.example.com', '/anything', 'the back office'],
    ['go.example.com', '/contact', 'the portal'],
    ['go.example.com', '/storybook/', 'the portal'],
    ['storybook.localhost:4000', '/', 'the stories'],
    ['storybook.localhost:4000', '/?path=/story/pager--first', 'the stories'],
    ['storybook.localhost:4000', '/iframe.html?id=pager--first', 'one story'],
    ['localhost:4000', '/storybook/?path=/story/pager--first', 'the stories'],
    ['localhost:4000', '/storybook/iframe.html?id=pager--first', 'one story'],
    ['localhost:4000', '/storybooks', 'the portal'],
  ])('%s%s: %s', async (host, url, body) => {
    const reply = await get(url, { ...page, host });
    expect([reply.statusCode, reply.body]).toEqual([200, body]);
  });
});

test('files with a hash in their name are kept for ever, compressed where the browser can', async () => {
  const plain = await get('/assets-backoffice/main-abc.js', { accept: '*/*' });
  expect(plain.body).toBe('staff()');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toMatch(/javascript/);
  const small = await get('/assets-backoffice/main-abc.js', { 'accept-encoding': 'gzip, br' });
  expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'staff, small']);
  expect((await get('/assets-portal/main-def.js')).body).toBe('traveller()');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('the service worker is asked for anew, on every host that has the portal', async () => {
  for (const host of ['localhost:4000', 'go.example.com']) {
    const worker = await get('/portal-sw.js', { accept: '*/*', host });
    expect(worker.body).toBe('keep()');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-type']).toMatch(/javascript/);
    const manifest = await get('/manifest.webmanifest', { accept: '*/*', host });
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  }
  const staff = await get('/portal-sw.js', { accept: '*/*', host: 'staff.example.com' });
  expect(staff.statusCode).toBe(404);
});

test('pages are asked for anew and let nothing foreign in', async () => {
  const { headers } = await get('/admin');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['/assets-backoffice/gone-123.js', page],
  ['/assets-backoffice/gone', page],
  ['/gone.js', { accept: '*/*' }],
  ['/logo.png', page],
  ['/track-order/x', { accept: 'image/png' }],
  ['/.hidden', page],
  ['/../../../secret.txt', page],
  ['/..%2f..%2f..%2fsecret.txt', page],
  ['/%2e%2e/%2e%2e/%2e%2e/secret.txt', page],
  ['/assets-portal/..%5c..%5csecret.txt', page],
  ['/a%00.txt', page],
  ['/%zz', page],
])('%s is plainly not found', async (url, headers) => {
  const reply = await get(url, headers);
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.body).not.toMatch(/portal|back office|secret$|hidden/);
});

test.each(['/api/nothing', '/api', '/uploads/docs/1/x.pdf'])(
  '%s is the API on every host',
  async (url) => {
    for (const host of [
      'localhost',
      'portal.localhost',
      'backoffice.localhost',
      'storybook.localhost',
    ]) {
      const reply = await get(url, { ...page, host });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ status: 0, message: expect.any(String) });
    }
  },
);

test('only reading is answered with a page', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/', headers: page })).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/', headers: page })).statusCode).toBe(404);
});

test('a build that is missing says how to make it', async () => {
  const empty = Fastify();
  const publicUrls = { backoffice: 'http://localhost', portal: 'http://localhost' };
  const builds = buildsIn(join(repository, 'nowhere'));
  await registerStatic(empty, { publicUrls }, { builds, demo: true });
  const doors = { 'storybook.localhost': '/', localhost: '/storybook/' };
  for (const [host, url] of Object.entries(doors)) {
    const reply = await empty.inject({ url, headers: { ...page, host } });
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('npx --yes pnpm@12 build:storybook');
  }
  await empty.close();
});

describe('Storybook', () => {
  test('below a folder has its slash, so that its relative addresses lead into it', async () => {
    const reply = await get('/storybook?path=/story/pager--first');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('/storybook/?path=/story/pager--first');
  });

  test('keeps what has a hash and asks anew for its list of stories', async () => {
    const script = await get('/storybook/assets/iframe-abc.js', { accept: '*/*' });
    expect(script.body).toBe('draw()');
    expect(script.headers['cache-control']).toContain('immutable');
    const list = await get('/storybook/index.json', { accept: '*/*' });
    expect(list.headers['cache-control']).toBe('no-cache');
  });

  test('may frame its own stories', async () => {
    const { headers } = await get('/storybook/iframe.html');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('has no address on the origin of the back office in production, only its own host', async () => {
    const ask = (host: string, url: string) =>
      production.inject({ url, headers: { ...page, host } });
    for (const host of ['localhost:4000', '127.0.0.1', 'staff.example.com', 'go.example.com']) {
      for (const url of ['/storybook/', '/storybook/iframe.html', '/storybook']) {
        const reply = await ask(host, url);
        expect(reply.body).not.toMatch(/stor(y|ies)/);
        expect(String(reply.headers['content-security-policy'])).not.toContain('unsafe-eval');
      }
    }
    const own = await ask('storybook.example.com', '/');
    expect([own.statusCode, own.body]).toEqual([200, 'the stories']);
  });

  test.each(['/storybook/gone/', '/storybook/gone.js', '/storybook/../secret.txt'])(
    '%s is not found',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});

describe('Track Order as the build drew it', () => {
  const portal = { ...page, host: 'portal.localhost:4000' };
  const drawn = 'Track Order<script>start()</script>';

  test.each([
    ['/', {}, drawn],
    ['/track-order', {}, drawn],
    ['/track-order/abc?x=1', { 'accept-language': 'sv, en;q=0.5' }, drawn],
    ['/track-order', { 'accept-language': 'en;q=0.5, zh-TW, *;q=0.1' }, '追蹤訂單'],
    ['/track-order?lang=zh-HK', { 'accept-language': 'en' }, '追蹤訂單'],
    ['/track-order', { 'accept-language': 'en', cookie: 'a=1; lang=zh-Hant' }, '追蹤訂單'],
    ['/track-order?lang=en', { cookie: 'lang=zh-Hant' }, drawn],
    ['/track-order', { cookie: 'slang=zh-Hant; lang=../x' }, drawn],
    ['/track-order?lang=../../secret', {}, drawn],
    ['/track-order?lang=zh-TW&lang=en', {}, drawn],
    ['/track-orders', {}, 'the portal'],
  ])('%s %j', async (url, headers, body) => {
    const reply = await get(url, { ...portal, ...headers });
    expect([reply.statusCode, reply.body]).toEqual([200, body]);
  });

  test('differs by language, and caches are told so', async () => {
    const reply = await get('/track-order', portal);
    expect(reply.headers.vary).toContain('accept-language, cookie');
    expect(reply.headers.vary).toContain('accept-encoding');
    const other = await get('/get-new-order-details/abc', portal);
    expect(other.headers.vary).toBe('accept-encoding');
  });

  test('may run the script inside it and no other', async () => {
    const digest = createHash('sha256').update('start()').digest('base64');
    const policy = String((await get('/track-order', portal)).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
    const other = String((await get('/contact', portal)).headers['content-security-policy']);
    expect(other).toContain("script-src 'self';");
  });
});

test.each([
  ['/track-order/MjA5NTU0?lang=ar', '/track-order/MjA5NTU0?lang=ar'],
  ['/track-order/%E2%9C%93', '/track-order/%E2%9C%93'],
  ['/track-order/%F0%9F', '/track-order/%25F0%259F'],
  ['/%zz%41', '/%25zz%2541'],
])('the address %s is read as %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
  expect(() => decodeURI(readableUrl(url))).not.toThrow();
});
