import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../src/db/queries/documents.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { addDocument, samples } from '../support/documents.ts';
import { openWire, postHead } from '../support/wire.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

const asking = { Expect: '100-continue' };
const remark = '/api/admin/add-new-remark';

describe('a sender that asks before it sends its body', () => {
  test.each([
    ['a call without a token', remark, 401],
    ['an unknown path', '/api/nothing', 404],
  ])('is refused at once: %s', async (_what, path, status) => {
    const wire = await openWire(app.url);
    wire.write(postHead(path, 200, asking));
    const answer = await wire.closed;
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toContain('100 Continue');
  });

  test('is told to go on, and answered', async () => {
    const wire = await openWire(app.url);
    const body = JSON.stringify({ orderId: '1', email: 'a@example.com' });
    wire.write(postHead('/api/front/track-order', body.length, asking));
    expect(await wire.answers(1)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    wire.write(body);
    expect(await wire.answers(2)).toMatch(/HTTP\/1\.1 404 /);
    wire.cut();
  });
});

test('bodies that stall share their memory: a new one takes the place of the oldest', async () => {
  const members = await Promise.all([1, 2, 3, 4, 5].map(() => app.signIn('Team')));
  const heads = members.map(({ token }) => postHead(remark, 250_000, { Authorization: token }));
  const wires = await Promise.all(Array.from({ length: 40 }, () => openWire(app.url)));
  // Who is oldest is not known here: the database is asked first who they are.
  for (const [index, wire] of wires.entries()) {
    wire.write(heads[index % heads.length] + 'x'.repeat(240_000));
  }
  const answer = await Promise.race(wires.map(({ closed }) => closed));
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/retry-after: 5/i);
  for (const wire of wires) wire.cut();
});

test('one member sends eight large bodies at a time; others are refused before they are read', async () => {
  const member = await app.signIn('Team');
  const head = postHead(remark, 250_000, { Authorization: member.token });
  const wires = await Promise.all(Array.from({ length: 9 }, () => openWire(app.url)));
  for (const wire of wires) wire.write(head + 'x'.repeat(1_000));
  const answer = await Promise.race(wires.map((wire) => wire.answers(1)));
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).toMatch(/connection: close/i);
  const orderId = await app.newOrder();
  const body = { orderId, remark: 'A short one.' };
  expect(await app.call('addNewRemark', { body }, member)).toMatchObject({ http: 200 });
  for (const wire of wires) wire.cut();
  const large = { orderId, remark: 'x'.repeat(4_000), padding: 'x'.repeat(20_000) };
  const isTaken = async () => (await app.call('addNewRemark', { body: large }, member)).http;
  await expect.poll(isTaken).toBe(200);
});

test('five members hold no more than eight bodies each while the database is asked who they are', async () => {
  const members = await Promise.all([1, 2, 3, 4, 5].map(() => app.signIn('Team')));
  const sessions = await app.pool.connect();
  await sessions.query('begin; lock table staff_session in access exclusive mode');
  const wires = await Promise.all(Array.from({ length: 60 }, () => openWire(app.url)));
  const refused = new Set<number>();
  for (const [index, wire] of wires.entries()) {
    const { token = '' } = members[index % members.length] ?? {};
    void wire.closed.then((answer) => answer.startsWith('HTTP/1.1 429 ') && refused.add(index));
    wire.write(postHead(remark, 250_000, { Authorization: token }) + 'x'.repeat(240_000));
  }
  await expect.poll(() => refused.size).toBe(20);
  await sessions.query('rollback');
  sessions.release();
  for (const wire of wires) wire.cut();
});

test('of a large body behind a refusal no more is read', async () => {
  const sockets: Socket[] = [];
  const note = (message: unknown) => sockets.push((message as { socket: Socket }).socket);
  subscribe('http.server.request.start', note);
  const wire = await openWire(app.url);
  wire.write(`${postHead('/api/nothing', 2_000_000)}${'x'.repeat(1_900_000)}`);
  await wire.closed;
  unsubscribe('http.server.request.start', note);
  // What one look at the connection brings; Node reads 64 KB at a time.
  expect(sockets.map(({ bytesRead }) => bytesRead <= 128 * 1024)).toEqual([true]);
});

test.each(['0x10', '1e3', ' 1', '-1', '1.0', ''])(
  '%j is no version of an order',
  async (version) => {
    const orderId = await app.newOrder({ process_status: 'New' });
    const form = new FormData();
    form.set('orderId', orderId);
    form.set('email', 'a@example.com');
    form.set('mailServiceProvider', 'AWS');
    form.set('version', version);
    form.set('uploadVisaDoc', new Blob([samples.pdf]), 'a.pdf');
    const response = await fetch(`${app.url}/api/admin/upload-visa-document`, {
      method: 'POST',
      headers: { Authorization: admin.token },
      body: form,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'version' }] });
  },
);

describe('rows of a document’s accesses', () => {
  const fetchOften = async (userAgent: string, ip: string, times: number) => {
    const orderId = await app.newOrder({ process_status: 'Completed' });
    const path = documentPath(orderId, await addDocument(app, orderId));
    for (let at = 0; at < times; at += 1) {
      const response = await fetch(app.url + path, {
        headers: {
          Cookie: app.cookieOf(orderId),
          'User-Agent': userAgent,
          'X-Forwarded-For': ip.replace('#', String(at + 1)),
        },
      });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    const { id } = await app.order(orderId);
    const rows = app.db.selectFrom('document_access').select('id').where('order_pk', '=', id);
    return (await rows.execute()).length;
  };

  test('a robot’s are one an hour for each network', async () => {
    expect(await fetchOften('curl/8.5.0', '203.0.113.9', 5)).toBe(1);
    expect(await fetchOften('curl/8.5.0', '2001:db8:1:2::#', 5)).toBe(1);
    expect(await fetchOften('curl/8.5.0', '203.0.113.#', 5)).toBe(5);
  });

  test('a person’s are thirty an hour', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    expect(await fetchOften(firefox, '203.0.113.9', 33)).toBe(30);
  });
});

test('more connections than the server holds are closed at once', async () => {
  const small = await testApp({ env: { MAX_CONNECTIONS: '3' } });
  const held = await Promise.all(Array.from({ length: 3 }, () => openWire(small.url)));
  const surplus = await openWire(small.url);
  expect(await surplus.closed).toBe('');
  held[0]?.cut();
  await held[0]?.closed;
  for (const wire of held) wire.cut();
  await small.stop();
});
