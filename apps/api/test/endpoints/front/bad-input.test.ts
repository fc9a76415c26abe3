import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../../src/db/queries/documents.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument, fetchDocument } from '../../support/documents.ts';

const script = '<script>alert(1)</script>';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

let lastIp = 0;
const track = (orderId: unknown, email: unknown, ip = `198.51.100.${++lastIp % 250}`) =>
  app.call('trackOrder', { body: { orderId, email } }, { headers: { 'X-Forwarded-For': ip } });
const phone = (model: string) =>
  `Mozilla/5.0 (Linux; Android 14; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36`;
const cookies = new Map<string, string>();
/** One opening of the order, as long as a test lasts. */
function cookieOf(orderId: string): string {
  const cookie = cookies.get(orderId) ?? app.cookieOf(orderId);
  cookies.set(orderId, cookie);
  return cookie;
}
const as = (orderId: string, userAgent = phone('K')) => ({
  cookie: cookieOf(orderId),
  headers: { 'User-Agent': userAgent },
});
const press = (orderId: string, file1: string, more: object = {}) =>
  app.call('downloadPassportDocPdf', { body: { orderId, file1, ...more } }, as(orderId));
const look = (orderId: string) =>
  app.call('getDownloadHistory', { body: { orderId } }, as(orderId));

describe('Track Order', () => {
  const long = `${'x'.repeat(288)}@example.com`;
  const please = 'Please enter your email';
  test.each([
    ['an e-mail of 300 characters', '412345', long, 'email', please],
    ['an e-mail with a script', '412345', `${script}@example.com`, 'email', please],
    ['an e-mail with a line break', '412345', 'a@example.com\nBcc: b@example.com', 'email', please],
    ['an e-mail that is a list', '412345', ['a@example.com'], 'email', please],
    [
      'an id that is an object',
      { $ne: '' },
      'a@example.com',
      'orderId',
      'Please enter your orderId',
    ],
    ['an id of 300 characters', '4'.repeat(300), 'a@example.com', 'orderId', /at most 64/],
    ['an id with a NUL', '41\u00002345', 'a@example.com', 'orderId', /cannot be stored/],
    ['half a character', '41\ud83d2345', 'a@example.com', 'orderId', /cannot be stored/],
  ])('refuses %s and says which field it is', async (_what, id, email, path, message) => {
    const answer = await track(id, email);
    expect(answer).toMatchObject({ http: 422, status: 0 });
    expect(answer.errors).toEqual([{ path, message: expect.stringMatching(message) }]);
  });

  test('knows no order by a script, and does not say it back', async () => {
    const answer = await track(script, 'maren@example.com');
    expect(answer).toMatchObject({ http: 404, status: 0 });
    expect(answer.message).not.toContain('script');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('finds the order behind the digits of any script and the words around them', async () => {
    await app.newOrder({ order_id: '590417' });
    for (const typed of [
      '５９０４１７',
      '٥٩٠٤١٧',
      '५९०४१७',
      '๕๙๐๔๑๗',
      ' 590 417 ',
      'Order #590417',
    ]) {
      expect(await track(typed, 'maren@example.com')).toMatchObject({
        data: { orderId: '590417' },
      });
    }
  });

  test('answers 50 tries in a row by ten refusals and then by when to try again', async () => {
    const orderId = await app.newOrder();
    for (let turn = 1; turn <= 50; turn++) {
      const answer = await track(orderId, 'somebody@example.com', '192.0.2.50');
      expect(answer.http).toBe(turn <= 10 ? 404 : 429);
      if (turn <= 10) continue;
      expect(answer.message).toMatch(
        /^Too many tries\. Please try again in \d+ (minutes|seconds)\.$/,
      );
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

describe('an order whose document cannot be had', () => {
  test('has none yet: the page says so, Download Now is refused', async () => {
    const orderId = await app.newOrder({ process_status: 'Completed' });
    expect((await look(orderId)).mainResult).toMatchObject({ stage: 'preparing', file1: null });
    expect(await press(orderId, '')).toMatchObject({
      http: 409,
      message: 'Your declaration is not ready for download yet.',
    });
  });

  test('has lost it: Download Now is refused and not recorded, the address leads elsewhere', async () => {
    const orderId = await app.newOrder({ process_status: 'Completed' });
    const file1 = await addDocument(app, orderId, { storage_key: `zz/${crypto.randomUUID()}.pdf` });
    expect(await press(orderId, file1)).toMatchObject({
      http: 404,
      status: 0,
      message:
        'Your document is not in its place at the moment. Please write to us, and we send it again.',
    });
    expect((await look(orderId)).data).toEqual([]);
    expect(await app.history(orderId)).toEqual([]);
    const file = await fetch(app.url + documentPath(orderId, file1), {
      headers: { Cookie: app.cookieOf(orderId) },
      redirect: 'manual',
    });
    expect(file.status).toBe(302);
  });
});

test('a script in any field of Download Now stays a text that nobody stored', async () => {
  const orderId = await app.newOrder({ process_status: 'Completed' });
  const file1 = await addDocument(app, orderId);
  expect(await press(orderId, script)).toMatchObject({ http: 409 });
  expect(await press(orderId, file1, { customername: script, timezone: script })).toMatchObject({
    http: 200,
  });
  const body = { orderId, file1 };
  await app.call('downloadPassportDocPdf', { body }, as(orderId, phone(script)));
  await fetchDocument(app, orderId, file1, as(orderId));
  const rows = (await look(orderId)).data ?? [];
  expect(rows.map((row) => row.browser)).toEqual([
    'Chrome 147-script alert(1) /script-Mobile-Android 14',
    'Chrome 147-Unknown-Mobile-Android 14',
  ]);
  expect(rows.map((row) => row.timezone)).toEqual([null, null]);
  expect(JSON.stringify(await app.history(orderId))).not.toContain('script');
});

test('a name with a script travels as data alone', async () => {
  const orderId = await app.newOrder({ full_name: script });
  const answer = await look(orderId);
  expect(answer.mainResult?.full_name).toBe(script);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([script, '../../etc/passwd', '', 'x'.repeat(300), '４１２３４５'])(
  'the id %j opens nothing, whatever the cookie says',
  async (orderId) => {
    const answer = await app.call('getDownloadHistory', { body: { orderId } }, as(orderId));
    expect(answer).toMatchObject({ http: 422, message: 'This is not an order id.' });
  },
);
