import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { topicArn } from '../mail/delivery/sns.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { samples } from '../support/documents.ts';
import { openWire, postHead } from '../support/wire.ts';

// Long enough for whoever sends on a busy machine: it must not be taken for one who stalls.
const bodyPatience = { idleMs: 1_500, graceMs: 1_500, leastRate: 2_000, lookEveryMs: 50 };
const health = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
const told = '{"status":0,"message":"The request took too long to arrive."}';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp({ bodyPatience, env: { SES_SNS_TOPIC_ARN: topicArn } });
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

const ofTheTopic = { 'Content-Type': 'text/plain', 'x-amz-sns-topic-arn': topicArn };
const form = 'multipart/form-data; boundary=cut';
const beginning =
  '--cut\r\nContent-Disposition: form-data; name="uploadVisaDoc"; filename="a.pdf"\r\n\r\n%PDF-';

describe('a body that stalls is ended with 408:', () => {
  test.each([
    ['/api/admin/admin-login', {}, '{"email":'],
    ['/api/front/track-order', {}, '{"orderId":'],
    ['/api/webhooks/ses', ofTheTopic, '{"Type":'],
  ])('%s', async (path, headers, body) => {
    const wire = await openWire(app.url);
    wire.write(postHead(path, 200, headers) + body);
    const answer = await wire.closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain(told);
  });

  test('an upload', async () => {
    const wire = await openWire(app.url);
    const headers = { 'Content-Type': form, Authorization: admin.token };
    wire.write(postHead('/api/admin/upload-visa-document', 10_000, headers) + beginning);
    const answer = await wire.closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(told);
  });
});

test('a body that drips is ended though it never stalls', async () => {
  const wire = await openWire(app.url);
  wire.write(postHead('/api/front/track-order', 10_000));
  const drip = setInterval(() => wire.write('x'), 100);
  const answer = await wire.closed;
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that is slow and keeps the least rate arrives, however long it takes', async () => {
  const wire = await openWire(app.url);
  const body = JSON.stringify({ orderId: '1', email: 'a@example.com' }).padEnd(16_000);
  wire.write(postHead('/api/front/track-order', body.length));
  const begun = performance.now();
  for (let at = 0; at < body.length; await sleep(125)) {
    // By the clock: a busy machine sleeps longer, and would send less than the least rate.
    const due = 500 + Math.floor((performance.now() - begun) * 4);
    wire.write(body.slice(at, due));
    at = due;
  }
  expect(await wire.answers(1)).toMatch(/^HTTP\/1\.1 404 /);
  wire.cut();
});

describe('is answered before its body is read:', () => {
  test.each([
    ['an unknown path of the API', '/api/nothing', 404],
    ['an unknown path', '/nothing', 404],
    ['a webhook that is not configured', '/api/webhooks/sendgrid', 404],
    ['a call without a token', '/api/admin/add-new-remark', 401],
    ['an upload without a token', '/api/admin/upload-visa-document', 401],
    ['an intake without its key', '/api/intake/orders', 401],
  ])('%s', async (_what, path, status) => {
    const wire = await openWire(app.url);
    const body = '{"a":1}';
    wire.write(postHead(path, body.length));
    expect(await wire.answers(1)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*"status":`));
    // The connection is usable once the body has come.
    wire.write(body + health);
    expect(await wire.answers(2)).toContain('Alive.');
    wire.cut();
  });

  test('and a body that never comes behind the answer ends the connection', async () => {
    const wire = await openWire(app.url);
    wire.write(postHead('/api/nothing', 100));
    expect(await wire.closed).toMatch(/^HTTP\/1\.1 404 /);
  });
});

test('bodies of strangers share a memory, in which the oldest makes room', async () => {
  const size = 500_000;
  const headers = ofTheTopic;
  const wires = await Promise.all(Array.from({ length: 20 }, () => openWire(app.url)));
  for (const wire of wires)
    wire.write(postHead('/api/webhooks/ses', size, headers) + 'x'.repeat(size - 1));
  const answers = await Promise.all(wires.map((wire) => wire.answers(1)));
  const gone = answers.filter((answer) => answer.startsWith('HTTP/1.1 503 '));
  expect(gone.length).toBeGreaterThanOrEqual(3);
  for (const wire of wires) wire.cut();
  // Who sends all of it is served all the same.
  const response = await fetch(`${app.url}/api/webhooks/ses`, {
    method: 'POST',
    headers: ofTheTopic,
    body: '{}',
  });
  expect(response.status).toBe(422);
});

test('the document itself arrives beside all that', async () => {
  const orderId = await app.newOrder({ full_name: 'A' });
  const answer = await app.call(
    'uploadVisaDocument',
    {
      body: {
        orderId,
        email: 'a@example.com',
        mailServiceProvider: 'AWS',
        confirmMismatch: 'Y',
        mismatchRemark: 'x',
      },
      file: new File([samples.pdf], 'a.pdf'),
    },
    admin,
  );
  expect(answer).toMatchObject({ http: 200 });
});
