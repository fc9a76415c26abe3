import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../src/db/queries/documents.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { addDocument, samples } from '../support/documents.ts';

let app: TestApp;
let orderId: string;
let path: string;
beforeAll(async () => {
  app = await testApp({
    env: { MARKETING_UPLOADS_URL: 'https://files.example.com/uploads/docs/' },
  });
  orderId = await app.newOrder({ process_status: 'Completed' });
  path = documentPath(orderId, await addDocument(app, orderId));
});
afterAll(() => app.stop());

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(app.url + address, { headers, redirect: 'manual' });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const mine = () => ({ Cookie: app.cookieOf(orderId) });

describe('a document answers to', () => {
  test('the cookie of its order', async () => {
    const response = await get(path, mine());
    expect(response.status).toBe(200);
    expect(await bytes(response)).toEqual(samples.pdf);
  });

  test('a staff token', async () => {
    const { token } = await app.signIn('Night Staff');
    expect((await get(path, { Authorization: token })).status).toBe(200);
  });

  test('a signed link, as the detail of the order hands it out', async () => {
    expect((await get(app.linkOf(path, await app.signIn('Team')))).status).toBe(200);
  });
});

describe('a traveller does not get', () => {
  const refused = async (id: string, name: string) => {
    const address = documentPath(id, name);
    const { status } = await get(address, { Cookie: app.cookieOf(id) });
    expect(status).toBe(302);
    const { token } = await app.signIn('Team');
    expect((await get(address, { Authorization: token })).status).toBe(200);
  };

  test('an earlier version, which may have been another person’s', async () => {
    const id = await app.newOrder({ process_status: 'Completed' });
    const before = await addDocument(app, id, { replaced_at: new Date() });
    await addDocument(app, id);
    await refused(id, before);
  });

  test.each([
    { process_status: 'Refunds', refund_date: new Date() },
    { process_status: 'Deleted' },
  ] as const)(
    'the document of an order in $process_status, though the cookie still lives',
    async (status) => {
      const id = await app.newOrder(status);
      await refused(id, await addDocument(app, id));
    },
  );
});

describe('a traveller keeps', () => {
  test.each([
    'New',
    'Awaiting',
    'AwaitingGovt',
    'Contact Customer',
    'Customer Called',
    'Refunds',
    'ChargeBack',
  ] as const)('the document of an order that was moved to %s', async (process_status) => {
    const id = await app.newOrder({ process_status });
    const address = documentPath(id, await addDocument(app, id));
    expect((await get(address, { Cookie: app.cookieOf(id) })).status).toBe(200);
  });
});

describe('a document does not answer to', () => {
  const refused = async (response: Response) => {
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      status: 401,
      message: 'Please enter your order id and e-mail again.',
    });
  };

  test('nobody', async () => refused(await get(path)));

  test('the cookie of another order', async () => {
    await refused(await get(path, { Cookie: app.cookieOf(await app.newOrder()) }));
  });

  test('a forged or a revoked token, even beside the right cookie', async () => {
    await refused(await get(path, { Authorization: 'forged', ...mine() }));
    const member = await app.signIn('Team');
    await app.call('adminLogout', { body: {} }, member);
    await refused(await get(path, { Authorization: member.token }));
  });

  test('a link that has expired', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await refused(await get(app.linkOf(path, await app.signIn('Team'), anHourAgo)));
  });

  test.each<[string, (member: SignedIn) => Promise<unknown>]>([
    ['signed out', (member) => app.call('adminLogout', { body: {} }, member)],
    [
      'has another password',
      (member) =>
        app.call('changePassword', { body: { newPassword: 'violet-otter-lamp-41' } }, member),
    ],
    [
      'was deleted',
      async (member) =>
        app.call(
          'deleteTeamMember',
          { body: { teamMemberId: String(member.id) } },
          await app.signIn('Admin'),
        ),
    ],
  ])('a link whose maker %s', async (_what, end) => {
    const maker = await app.signIn('Manager');
    const link = app.linkOf(path, maker);
    expect((await get(link)).status).toBe(200);
    expect(await end(maker)).toMatchObject({ http: 200 });
    await refused(await get(link));
  });

  test('a link whose end was moved or that was made for another file', async () => {
    const team = await app.signIn('Team');
    const query = new URLSearchParams(app.linkOf(path, team).split('?')[1]);
    query.set('expires', String(Number(query.get('expires')) + 1));
    await refused(await get(`${path}?${query}`));
    const other = app.linkOf(documentPath(orderId, 'other.pdf'), team).split('?')[1];
    await refused(await get(`${path}?${other}`));
    query.set('expires', String(Number(query.get('expires')) - 1));
    expect((await get(`${path}?${query}`)).status).toBe(200);
    query.set('session', (await app.signIn('Admin')).sessionId);
    await refused(await get(`${path}?${query}`));
    await refused(await get(`${path}?expires=9999999999&signature=`));
    await refused(await get(`${path}?expires=9999999999&session=a&signature=a&signature=b`));
  });
});

test('a document is shown under its type and never run', async () => {
  const { headers } = await get(path, mine());
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(samples.pdf.length),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-security-policy': "frame-ancestors 'self'",
    'content-disposition': expect.stringMatching(/^inline; filename="[\w-]+\.pdf"$/),
    'referrer-policy': 'no-referrer',
  });
});

describe('a range', () => {
  test('of a document is sent alone', async () => {
    const response = await get(path, { ...mine(), Range: 'bytes=5-9' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 5-9/${samples.pdf.length}`);
    expect(await bytes(response)).toEqual(samples.pdf.subarray(5, 10));
  });

  test('to its end, and its last bytes', async () => {
    const rest = await get(path, { ...mine(), Range: 'bytes=10-' });
    expect(await bytes(rest)).toEqual(samples.pdf.subarray(10));
    const last = await get(path, { ...mine(), Range: 'bytes=-6' });
    expect(await bytes(last)).toEqual(samples.pdf.subarray(-6));
  });

  test('outside of it is refused with its size', async () => {
    const response = await get(path, { ...mine(), Range: 'bytes=100000-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${samples.pdf.length}`);
  });

  test('is never given to who may not read', async () => {
    expect((await get(path, { Range: 'bytes=0-1' })).status).toBe(401);
  });
});

describe('a file that is not there', () => {
  const elsewhere = async (address: string, to: string) => {
    const response = await get(address, mine());
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(to);
  };
  const base = 'https://files.example.com/uploads/docs';

  test('redirects to the marketing site', async () => {
    await elsewhere(documentPath(orderId, 'old-scan.pdf'), `${base}/${orderId}/old-scan.pdf`);
  });

  test('redirects too when only its row is left', async () => {
    const other = await app.newOrder({ process_status: 'Completed' });
    const name = await addDocument(app, other, { storage_key: 'aa/gone.pdf' });
    const response = await get(documentPath(other, name), { Cookie: app.cookieOf(other) });
    expect(response.headers.get('location')).toBe(`${base}/${other}/${name}`);
  });

  test.each([
    ['..%2f..%2fpostgres%2fPG_VERSION', '..%2F..%2Fpostgres%2FPG_VERSION'],
    ['%0d%0aSet-Cookie:x', '%0D%0ASet-Cookie%3Ax'],
    ['https:%2f%2fevil.example', 'https%3A%2F%2Fevil.example'],
  ])('the name %s stays a name', async (name, escaped) => {
    await elsewhere(`/uploads/docs/${orderId}/${name}`, `${base}/${orderId}/${escaped}`);
  });

  test('does not tell who may not read whether it is there', async () => {
    expect((await get(documentPath(orderId, 'old-scan.pdf'))).status).toBe(401);
  });
});

test.each([
  ['empty', Buffer.alloc(0)],
  ['cut', samples.pdf.subarray(0, 9)],
])(
  'a document whose file in the store is %s is not sent, and counts as opened by nobody',
  async (_, left) => {
    const id = await app.newOrder({ process_status: 'Completed' });
    const address = documentPath(id, await addDocument(app, id));
    const { storage_key } = await app.db
      .selectFrom('document as d')
      .innerJoin('orders as o', 'o.id', 'd.order_pk')
      .select('d.storage_key')
      .where('o.order_id', '=', id)
      .executeTakeFirstOrThrow();
    await writeFile(join(app.dataDir, 'documents', storage_key), left);

    const response = await get(address, { Cookie: app.cookieOf(id) });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      message: 'Documents cannot be reached right now. Please try again shortly.',
    });
    const accesses = await app.db
      .selectFrom('document_access as a')
      .innerJoin('orders as o', 'o.id', 'a.order_pk')
      .select('a.method')
      .where('o.order_id', '=', id)
      .execute();
    expect(accesses).toEqual([]);
  },
);
