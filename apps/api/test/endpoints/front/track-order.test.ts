import { processStatuses, travellerStage } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentOrder } from '../../intake/orders.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';
import { rawRequest } from '../../support/raw.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

let lastIp = 0;
const track = (orderId: string, email: string, ip = `198.51.100.${++lastIp % 250}`) =>
  app.call('trackOrder', { body: { orderId, email } }, { headers: { 'X-Forwarded-For': ip } });
const unknown = {
  http: 404,
  status: 0,
  message:
    'We could not find an order with this Order ID and e-mail. Please check both and try again.',
};

describe('the right pair', () => {
  test('sets a cookie that opens this order for two hours and no script can read', async () => {
    const orderId = await app.newOrder();
    const answer = await track(orderId, 'maren@example.com');
    expect(answer).toMatchObject({ http: 200, data: { orderId, stage: 'queued' } });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^pabean_order_T-\d+=[\w.-]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const history = await app.call(
      'getDownloadHistory',
      { body: { orderId } },
      { cookie: cookie.split(';')[0] ?? '' },
    );
    expect(history).toMatchObject({ http: 200, mainResult: { order_id: orderId } });
  });

  test('opens an order whose e-mail came in with capitals and spaces around', async () => {
    const orderId = await app.newOrder({ email: ' Maren@Example.com ' });
    expect(await track(orderId, 'maren@example.COM')).toMatchObject({ http: 200 });
  });

  test("opens an order that came in for an address such as o'neill@", async () => {
    const email = "m.o'neill@example.com";
    const came = await app.call(
      'intakeOrders',
      { body: sentOrder({ email }) },
      { headers: { 'X-Intake-Key': app.intakeKey } },
    );
    expect(came).toMatchObject({ http: 200, data: [{ created: true }] });
    expect(await track(came.data?.[0]?.order_id ?? '', email)).toMatchObject({ http: 200 });
  });

  test('over https sets a secure cookie', async () => {
    const orderId = await app.newOrder();
    const answer = await app.call(
      'trackOrder',
      { body: { orderId, email: 'maren@example.com' } },
      { headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' } },
    );
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure/);
  });

  test.each(processStatuses.filter((status) => status !== 'Deleted'))(
    'tells where an order in %s stands in the traveller’s words',
    async (process_status) => {
      for (const hasDocument of [false, true]) {
        const orderId = await app.newOrder({ process_status });
        if (hasDocument) await addDocument(app, orderId);
        expect(await track(orderId, 'maren@example.com')).toMatchObject({
          data: { stage: travellerStage(process_status, hasDocument, false) },
        });
      }
    },
  );

  test.each([
    ['#412345', 'maren@example.com'],
    [' Order ID: 412345 ', 'MAREN@Example.COM'],
    ['４１２３４５', '  maren@example.com  '],
    ['٤١٢٣٤٥', 'Maren@example.com'],
    ['\u202a412345\u202c', 'maren@example.com'],
  ])('%j and %j are understood', async (typed, email) => {
    await app.db.deleteFrom('orders').where('order_id', '=', '412345').execute();
    await app.newOrder({ order_id: '412345', email: 'Maren@example.com' });
    expect(await track(typed, email)).toMatchObject({ http: 200, data: { orderId: '412345' } });
  });
});

describe('the wrong pair', () => {
  test('gets one answer, whatever is wrong with it', async () => {
    const known = await app.newOrder();
    const deleted = await app.newOrder({ process_status: 'Deleted' });
    const erased = await app.newOrder({ erased_at: new Date() });
    const nameless = await app.newOrder({ email: null });
    const answers = [
      await track(known, 'somebody@example.com'),
      await track('T-NOBODY', 'maren@example.com'),
      await track("x' or '1'='1", 'maren@example.com'),
      await track(deleted, 'maren@example.com'),
      await track(erased, 'maren@example.com'),
      await track(nameless, 'maren@example.com'),
    ];
    for (const { headers, ...answer } of answers) {
      expect(answer).toEqual(unknown);
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  test('gets the same bytes and headers for an unknown order as for a wrong e-mail', async () => {
    const order_id = await app.newOrder();
    const deleted = await app.newOrder({ process_status: 'Deleted' });
    const ask = async (orderId: string, ip: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': ip };
      const body = JSON.stringify({ orderId, email: 'somebody@example.com' });
      const answer = await rawRequest(app.url, '/api/front/track-order', headers, 'POST', body);
      const { date: _, 'x-request-id': __, ...rest } = answer.headers;
      return { status: answer.status, headers: rest, body: String(answer.body) };
    };
    const known = await ask(order_id, '192.0.2.20');
    expect(known.status).toBe(404);
    expect(await ask('T-NOBODY-1', '192.0.2.21')).toEqual(known);
    expect(await ask(deleted, '192.0.2.22')).toEqual(known);
    for (let i = 0; i < 9; i++) {
      await ask(order_id, '192.0.2.20');
      await ask('T-NOBODY-1', '192.0.2.21');
    }
    const refused = await ask(order_id, '192.0.2.20');
    const { 'retry-after': wait, ...same } = refused.headers;
    expect([refused.status, wait]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await ask('T-NOBODY-1', '192.0.2.21')).toEqual({
      ...refused,
      headers: { ...same, 'retry-after': expect.stringMatching(/^\d+$/) },
    });
  });
});

describe('too many tries', () => {
  test('for one order are refused, also with the right e-mail', async () => {
    const orderId = await app.newOrder();
    const ip = '192.0.2.98';
    for (let i = 0; i < 10; i++) {
      expect(await track(orderId, 'somebody@example.com', ip)).toMatchObject(unknown);
    }
    const refused = await track(`#${orderId}`, 'maren@example.com', ip);
    expect(refused).toMatchObject({ http: 429, status: 0 });
    expect(refused.message).toMatch(/^Too many tries\. Please try again in /);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(refused.headers.get('set-cookie')).toBeNull();
  });

  test('for an order that does not exist are refused alike', async () => {
    const ip = '192.0.2.97';
    for (let i = 0; i < 10; i++) await track('T-NOWHERE', 'somebody@example.com', ip);
    expect(await track('T-NOWHERE', 'somebody@example.com', ip)).toMatchObject({ http: 429 });
  });

  test('start anew after a success', async () => {
    const orderId = await app.newOrder();
    const ip = '192.0.2.96';
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) await track(orderId, 'somebody@example.com', ip);
      expect(await track(orderId, 'maren@example.com', ip)).toMatchObject({ http: 200 });
    }
  });

  test('from one address are refused, whatever they ask for', async () => {
    const orderId = await app.newOrder();
    const ip = '192.0.2.99';
    for (let i = 0; i < 60; i++) await track(`T-GUESS-${i}`, 'maren@example.com', ip);
    expect(await track(orderId, 'maren@example.com', ip)).toMatchObject({ http: 429 });
    expect(await track(orderId, 'maren@example.com', '192.0.2.100')).toMatchObject({ http: 200 });
  });

  test('are not used up by the successes of others behind one airport address', async () => {
    const ip = '192.0.2.101';
    const orderId = await app.newOrder();
    for (let i = 0; i < 59; i++) await track(`T-TYPO-${i}`, 'maren@example.com', ip);
    for (let i = 0; i < 5; i++) {
      expect(await track(orderId, 'maren@example.com', ip)).toMatchObject({ http: 200 });
    }
    // A success frees nobody who guesses: the next wrong pair is the sixtieth.
    expect(await track('T-TYPO-59', 'maren@example.com', ip)).toMatchObject({ http: 404 });
    expect(await track('T-TYPO-60', 'maren@example.com', ip)).toMatchObject({ http: 429 });
  });
});

test.each([
  [{ orderId: ' ', email: 'a@example.com' }, 'orderId', 'Please enter your orderId'],
  [{ orderId: '412345', email: '' }, 'email', 'Please enter your email'],
  [{ orderId: '412345', email: 'nonsense' }, 'email', 'Please enter your email'],
])('%o is refused with the words of the form', async (body, path, message) => {
  const answer = await app.call('trackOrder', { body });
  expect(answer).toMatchObject({ http: 422, message });
  expect(answer.errors).toContainEqual({ path, message });
});

test('the limits keep neither addresses nor order ids', async () => {
  const orderId = await app.newOrder();
  await track(orderId, 'somebody@example.com', '192.0.2.55');
  const rows = JSON.stringify(await app.db.selectFrom('rate_limit').selectAll().execute());
  expect(rows).not.toContain(orderId);
  expect(rows).not.toContain('192.0.2.55');
});
