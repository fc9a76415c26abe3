import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { mailboxFiles, storedFiles } from '../../support/files.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp({ jobs: true });
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const form = (orderId: string, more: object = {}) => ({
  orderId,
  email: 'maren@example.com',
  mailServiceProvider: 'AWS',
  ...more,
});
const upload = (orderId: string, file: File | undefined, more: object = {}, as = team) =>
  app.call(
    'uploadVisaDocument',
    { body: form(orderId, more), ...(file !== undefined && { file }) },
    as,
  );
const today = () => new Date().toISOString().slice(0, 10);
const detail = async (orderId: string) =>
  (await app.call('getOrdersDetails', { params: { orderId } }, team)).data;
const documentsOf = (orderId: string) =>
  app.db
    .selectFrom('document as d')
    .innerJoin('orders as o', 'o.id', 'd.order_pk')
    .selectAll('d')
    .where('o.order_id', '=', orderId)
    .orderBy('d.created_at')
    .execute();

describe('a PDF', () => {
  test('completes the order, is stored, mailed and listed', async () => {
    const orderId = await app.newOrder({ process_status: 'AwaitingGovt' });
    const day = today();
    expect(await upload(orderId, fileOf(samples.pdf, '../../evil name.pdf'))).toMatchObject({
      http: 200,
      status: 1,
      message:
        'Document has been uploaded successfully. The e-mail goes to the local mailbox, not to the recipient.',
    });
    expect(await app.order(orderId)).toMatchObject({
      process_status: 'Completed',
      processed_by: team.id,
      processing_date: expect.toBeOneOf([day, today()]),
      version: 2,
    });
    const [document] = await documentsOf(orderId);
    expect(document).toMatchObject({
      file_name: expect.stringMatching(new RegExp(`^${orderId}-declaration-[0-9a-f]{8}\\.pdf$`)),
      media_type: 'application/pdf',
      size: samples.pdf.length,
      sha256: createHash('sha256').update(samples.pdf).digest('hex'),
      mail_service_provider: 'AWS',
      created_by: team.id,
      replaced_at: null,
    });
    const path = join(app.dataDir, 'documents', document?.storage_key ?? '');
    expect(await readFile(path)).toEqual(samples.pdf);

    const mail = await until(async () => {
      const [message] = (await detail(orderId))?.mailHistory ?? [];
      return message?.state === 'sent' ? message : null;
    });
    expect(mail).toMatchObject({
      order_id: orderId,
      kind: 'approval',
      remainder_mail: 0,
      recipient: 'maren@example.com',
      transport: 'local',
      attempts: 1,
      last_error: null,
      uploadDoc: { file1: document?.file_name, mail_service_provider: 'AWS' },
    });
    expect((await app.history(orderId)).map((entry) => entry.action)).toEqual([
      'uploaded',
      'moved',
      'mail-queued',
      'mail-sent',
    ]);
  });

  test('arrives as an attachment under the name that the customer gets', async () => {
    const orderId = await app.newOrder({ full_name: '<b>Zoë</b> "Q" & Ангел' });
    const done = await upload(orderId, fileOf(samples.pdf), { email: 'zoe@example.org' });
    expect(done.http).toBe(200);
    const { id } = await until(async () => {
      const [message] = (await detail(orderId))?.mailHistory ?? [];
      return message?.state === 'sent' ? message : null;
    });
    const message = await PostalMime.parse(
      await readFile(join(app.dataDir, 'mailbox', `${id}.eml`)),
    );
    expect(message.to).toMatchObject([{ address: 'zoe@example.org' }]);
    expect(message.subject).toBe(`Your customs declaration is approved (order ${orderId})`);
    expect(message.text).toContain('Dear <b>Zoë</b> "Q" & Ангел,');
    expect(message.html).toContain(
      'Dear <bdi>&lt;b&gt;Zoë&lt;/b&gt; &quot;Q&quot; &amp; Ангел</bdi>,',
    );
    expect(message.html).not.toContain('<b>Zoë');
    const [attachment] = message.attachments;
    expect(attachment).toMatchObject({
      filename: `customs-declaration-${orderId}.pdf`,
      mimeType: 'application/pdf',
    });
    expect(Buffer.from(attachment?.content as ArrayBuffer)).toEqual(samples.pdf);

    const sent = await app.call('getSentMail', { params: { mailId: id } }, team);
    expect(sent.data).toEqual({
      subject: message.subject,
      html: expect.stringContaining('track-order'),
      text: expect.stringContaining('Dear <b>Zoë</b>'),
      recipient: 'zoe@example.org',
    });
  });
});

test('a PNG named .pdf is stored as what it is', async () => {
  const orderId = await app.newOrder();
  expect(await upload(orderId, fileOf(samples.png, 'scan.pdf'))).toMatchObject({ http: 200 });
  expect(await documentsOf(orderId)).toMatchObject([
    { media_type: 'image/png', file_name: expect.stringMatching(/\.png$/) },
  ]);
});

test('a replacement is the current document, and the earlier version stays', async () => {
  const orderId = await app.newOrder();
  await upload(orderId, fileOf(samples.pdf));
  const second = Buffer.concat([samples.pdf, Buffer.from('% second version\n')]);
  expect(await upload(orderId, fileOf(second), { version: 2 })).toMatchObject({ http: 200 });
  const [before, now] = await documentsOf(orderId);
  expect(before?.replaced_at).not.toBeNull();
  expect(now).toMatchObject({ replaced_at: null, size: second.length });
  for (const document of [before, now]) {
    expect(await app.services.documents.size(document?.storage_key ?? '')).toBe(document?.size);
  }
  const order = await detail(orderId);
  expect(order?.uploadDoc?.file1).toBe(now?.file_name);
  expect(order?.mailHistory).toHaveLength(2);
  // It was completed before: no second move.
  expect((await app.history(orderId)).filter((entry) => entry.action === 'moved')).toHaveLength(1);
});

describe('what is refused leaves no file, no row and no mail', () => {
  const large = Buffer.concat([samples.pdf, Buffer.alloc(16 * 1024 * 1024)]);
  const cases: [string, number, string, (id: string) => ReturnType<typeof upload>][] = [
    [
      'an .exe named .pdf',
      415,
      'This is not a PDF, PNG, JPEG or WebP file, whatever its name says.',
      (id) => upload(id, fileOf(samples.exe)),
    ],
    [
      'plain text named .pdf',
      415,
      'This is not a PDF, PNG, JPEG or WebP file, whatever its name says.',
      (id) => upload(id, fileOf(Buffer.from('<html><script>alert(1)</script>'))),
    ],
    [
      '0 bytes',
      422,
      'The file is empty. Please choose another one.',
      (id) => upload(id, fileOf(Buffer.alloc(0))),
    ],
    [
      '16 MB',
      413,
      'The file is larger than 15 MB. Please choose a smaller one.',
      (id) => upload(id, fileOf(large)),
    ],
    ['no file', 422, 'File is required', (id) => upload(id, undefined)],
    [
      'no e-mail',
      422,
      'Please enter your email',
      (id) => upload(id, fileOf(samples.pdf), { email: '' }),
    ],
    [
      'an unknown provider',
      422,
      'Please choose AWS or Sendgrid.',
      (id) => upload(id, fileOf(samples.pdf), { mailServiceProvider: 'Pigeon' }),
    ],
    [
      'an unknown order',
      404,
      'There is no order T-NOBODY.',
      () => upload('T-NOBODY', fileOf(samples.pdf)),
    ],
  ];
  test.each(cases)('%s', async (_name, http, message, send) => {
    const orderId = await app.newOrder();
    const files = await storedFiles(app);
    expect(await send(orderId)).toMatchObject({ http, status: 0, message });
    expect(await storedFiles(app)).toEqual(files);
    expect(await documentsOf(orderId)).toEqual([]);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
    expect(await app.history(orderId)).toEqual([]);
    expect((await detail(orderId))?.mailHistory).toEqual([]);
  });

  test('a stale version, with the name of who was first', async () => {
    const orderId = await app.newOrder();
    const other = await app.signIn('Manager', 'Bima Saputra');
    const body = { orderId: [orderId], updatingStatus: 'Refunds' };
    await app.call('moveOrderStatus', { body }, other);
    const files = await storedFiles(app);
    expect(await upload(orderId, fileOf(samples.pdf), { version: 1 })).toMatchObject({
      http: 409,
      message: 'Bima Saputra moved the order to Refunds in the meantime.',
    });
    expect(await storedFiles(app)).toEqual(files);
    expect(await documentsOf(orderId)).toEqual([]);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'Refunds', version: 2 });
  });

  test('an erased order', async () => {
    const orderId = await app.newOrder({ process_status: 'Deleted', erased_at: new Date() });
    expect(await upload(orderId, fileOf(samples.pdf))).toMatchObject({ http: 404 });
    expect(await documentsOf(orderId)).toEqual([]);
  });

  test('somebody who may not', async () => {
    const orderId = await app.newOrder();
    const files = await storedFiles(app);
    const nobody = { ...team, token: 'forged' };
    expect(await upload(orderId, fileOf(samples.pdf), {}, nobody)).toMatchObject({ http: 401 });
    expect(await storedFiles(app)).toEqual(files);
  });

  test('a sender who goes away in the middle', async () => {
    const orderId = await app.newOrder();
    const files = await storedFiles(app);
    const boundary = 'pabean-test';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="uploadVisaDoc"; filename="a.pdf"\r\n\r\n`;
    const abort = new AbortController();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.concat([Buffer.from(head), samples.pdf, Buffer.alloc(100_000)]));
      },
    });
    const sending = fetch(`${app.url}/api/admin/upload-visa-document`, {
      method: 'POST',
      headers: {
        Authorization: team.token,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
      duplex: 'half',
      signal: abort.signal,
    } as RequestInit);
    const refused = expect(sending).rejects.toThrow();
    await until(async () => ((await storedFiles(app)).length > files.length ? true : null));
    abort.abort();
    await refused;
    await until(async () => ((await storedFiles(app)).length === files.length ? true : null));
    expect(await documentsOf(orderId)).toEqual([]);
  });
});

test('two uploads of one order at the same version: one wins, one file is kept', async () => {
  const orderId = await app.newOrder();
  const files = await storedFiles(app);
  const answers = await Promise.all(
    [1, 2, 3].map(() => upload(orderId, fileOf(samples.pdf), { version: 1 })),
  );
  const words = answers.map(({ message }) => message).join('\n');
  expect(answers.map((answer) => answer.http).sort(), words).toEqual([200, 409, 409]);
  expect(await documentsOf(orderId)).toHaveLength(1);
  expect(await storedFiles(app)).toHaveLength(files.length + 1);
});

test('the mailbox holds whole messages only, one for each that is sent', async () => {
  await until(async () => {
    const waiting = await app.db
      .selectFrom('mail_message')
      .select('id')
      .where('state', '<>', 'sent')
      .execute();
    return waiting.length === 0 ? true : null;
  });
  const { n } = await app.db
    .selectFrom('mail_message')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const files = await mailboxFiles(app);
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
  expect(files).toHaveLength(n);
});
