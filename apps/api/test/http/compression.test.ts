import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
  for (let order = 0; order < 40; order += 1) await app.newOrder();
});
afterAll(() => app.stop());

const list = (limit: number, encodings: string) =>
  fetch(`${app.url}/api/admin/get-orders-list/newOrder?page=1&limit=${limit}`, {
    headers: { Authorization: team.token, 'Accept-Encoding': encodings },
  });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
])('a long answer is compressed for who takes %s', async (accepted, encoding) => {
  const answer = await list(40, accepted);
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(answer.headers.get('Vary')).toContain('accept-encoding');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(40);
});

test('who takes no compression gets none', async () => {
  const answer = await list(40, 'identity');
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(40);
});

test('a short answer is sent as it is', async () => {
  const answer = await list(5, 'br, gzip');
  expect(answer.headers.get('Content-Encoding')).toBeNull();
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('a body in %s is not unpacked', async (encoding, pack) => {
  const body = JSON.stringify({ start: 0, end: 10, searchVal: 'x', folderName: 'newOrder' });
  const answer = await fetch(`${app.url}/api/admin/search-order`, {
    method: 'POST',
    headers: {
      Authorization: team.token,
      'Content-Type': 'application/json',
      'Content-Encoding': encoding,
    },
    body: pack(body),
  });
  expect(answer.status).toBe(415);
});
