import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { storedFiles } from '../../support/files.ts';
import { pdfOf } from '../../support/pdf.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const maren = { full_name: 'Maren Ostrowick', passport_number: 'C1234567' };
const upload = (orderId: string, bytes: Uint8Array | null, more: object = {}, as = team) =>
  app.call(
    'uploadVisaDocument',
    {
      body: { orderId, email: 'other@example.org', mailServiceProvider: 'AWS', ...more },
      ...(bytes !== null && { file: fileOf(bytes) }),
    },
    as,
  );
const mailOf = async (orderId: string) => {
  const { id } = await app.order(orderId);
  return app.db
    .selectFrom('mail_message')
    .selectAll()
    .where('order_pk', '=', id)
    .executeTakeFirstOrThrow();
};

test('the history says what was uploaded, and from where the order was moved', async () => {
  const orderId = await app.newOrder({ process_status: 'AwaitingGovt' });
  expect(await upload(orderId, samples.pdf)).toMatchObject({ http: 200 });
  const history = await app.history(orderId);
  const mail = await mailOf(orderId);
  expect(
    history.map(({ action, order_version, detail }) => [action, order_version, detail]),
  ).toEqual([
    [
      'uploaded',
      2,
      {
        from: 'AwaitingGovt',
        to: 'Completed',
        file: expect.stringMatching(/-declaration-[0-9a-f]{8}\.pdf$/),
        sha256: createHash('sha256').update(samples.pdf).digest('hex'),
      },
    ],
    ['moved', 2, { from: 'AwaitingGovt', to: 'Completed' }],
    ['mail-queued', 2, { mailId: mail.id, kind: 'approval', provider: 'AWS' }],
  ]);
  expect(history.every(({ actor_name }) => actor_name === 'Ayu Lestari')).toBe(true);
});

test.each([
  ['maren@example.com', 'maren@example.com', 'other@example.org'],
  [null, 'other@example.org', 'maren@example.com'],
])('the letter of an order at %j names %s', async (email, named, notNamed) => {
  const orderId = await app.newOrder({ email });
  await upload(orderId, samples.pdf);
  const mail = await mailOf(orderId);
  expect(mail).toMatchObject({
    kind: 'approval',
    recipient: 'other@example.org',
    remainder_mail: false,
  });
  expect(mail.body_text).toContain(named);
  expect(mail.body_text).not.toContain(notNamed);
});

test('at the version that the member saw the document is looked at', async () => {
  const orderId = await app.newOrder(maren);
  const wrong = await pdfOf(['Customs declaration of Henrik Solberg, passport K7654321.']);
  expect(await upload(orderId, wrong, { version: 1 })).toMatchObject({
    http: 409,
    errors: [{ path: 'confirmMismatch' }],
  });
  const right = await pdfOf(['Customs declaration of Maren Ostrowick.']);
  const answer = await upload(orderId, right, { version: 1 });
  expect(answer).toMatchObject({ http: 200 });
  expect(answer.notice).toBeUndefined();
});

test('of an erased order there is none', async () => {
  const orderId = await app.newOrder({ process_status: 'Deleted', erased_at: new Date() });
  expect(await upload(orderId, samples.pdf)).toMatchObject({
    http: 404,
    message: `There is no order ${orderId}.`,
  });
});

test('of one that is not known neither', async () => {
  expect(await upload('T-NOBODY', samples.pdf)).toMatchObject({
    http: 404,
    message: 'There is no order T-NOBODY.',
  });
});

test('the document stands with its order and is what the mail carries', async () => {
  const orderId = await app.newOrder();
  await upload(orderId, samples.png, { mailServiceProvider: 'Sendgrid' });
  await upload(orderId, samples.pdf, { mailServiceProvider: 'Sendgrid' });
  const { id } = await app.order(orderId);
  const [before, now, ...others] = await app.db
    .selectFrom('document')
    .selectAll()
    .where('order_pk', '=', id)
    .orderBy('created_at')
    .execute();
  expect(others).toEqual([]);
  expect(before).toMatchObject({ media_type: 'image/png', replaced_at: expect.any(String) });
  expect(now).toMatchObject({
    file_name: `${orderId}-declaration-${now?.id.slice(0, 8)}.pdf`,
    media_type: 'application/pdf',
    size: samples.pdf.length,
    sha256: createHash('sha256').update(samples.pdf).digest('hex'),
    mail_service_provider: 'Sendgrid',
    created_by: team.id,
    replaced_at: null,
  });
  expect(await app.services.documents.size(now?.storage_key ?? '')).toBe(samples.pdf.length);
  const mails = await app.db
    .selectFrom('mail_message')
    .select(['document_id', 'mail_service_provider'])
    .where('order_pk', '=', id)
    .orderBy('created_at')
    .execute();
  expect(mails).toEqual(
    [before, now].map((document) => ({
      document_id: document?.id,
      mail_service_provider: 'Sendgrid',
    })),
  );
  // It was completed before: no second move.
  const moves = (await app.history(orderId)).filter(({ action }) => action === 'moved');
  expect(moves).toHaveLength(1);
  expect(await app.order(orderId)).toMatchObject({
    process_status: 'Completed',
    processed_by: team.id,
  });
});

test('an upload that came too late leaves no file', async () => {
  const orderId = await app.newOrder();
  const body = { orderId: [orderId], updatingStatus: 'Refunds' };
  await app.call('moveOrderStatus', { body }, team);
  const files = await storedFiles(app);
  const late = await upload(orderId, samples.pdf, { version: 1 });
  expect(late).toMatchObject({ http: 409, message: expect.stringContaining('moved the order') });
  expect(await storedFiles(app)).toEqual(files);
});

test.each([
  [null, 422, 'File is required'],
  [new Uint8Array(), 422, 'The file is empty. Please choose another one.'],
  [samples.exe, 415, 'This is not a PDF, PNG, JPEG or WebP file, whatever its name says.'],
])('what is wrong with the file is said at its field', async (bytes, http, message) => {
  const orderId = await app.newOrder();
  expect(await upload(orderId, bytes)).toMatchObject({
    http,
    message,
    errors: [{ path: 'uploadVisaDoc', message }],
  });
});

test('a replacement leaves who completed the order, and when, and ends the marks that were read', async () => {
  const orderId = await app.newOrder();
  await upload(orderId, samples.pdf);
  const completed = { processing_date: '2026-10-31', status_since: '2026-10-31T09:00:00.000Z' };
  const waits = { answered_at: new Date() };
  await app.db
    .updateTable('orders')
    .set({ ...completed, ...waits })
    .where('order_id', '=', orderId)
    .execute();
  const bima = await app.signIn('Manager', 'Bima Saputra');
  const second = Buffer.concat([samples.pdf, Buffer.from('% corrected\n')]);
  const more = { newestEntry: '0' };
  expect(await upload(orderId, second, more, bima)).toMatchObject({ http: 200 });
  expect(await app.order(orderId)).toMatchObject({
    process_status: 'Completed',
    processed_by: team.id,
    ...completed,
    answered_at: null,
    version: 3,
  });
  const october = { fromDate: '2026-10-01', toDate: '2026-10-31' };
  expect(await app.call('getProcessedByCount', { body: october }, bima)).toMatchObject({
    data: [{ processed_by: 'Ayu Lestari', count: 1 }],
  });
});

test('who brings the document of an order that nobody is named for completes it', async () => {
  const orderId = await app.newOrder({
    process_status: 'Completed',
    processing_date: '2026-10-31',
    status_since: '2026-10-31T09:00:00.000Z',
  });
  const day = new Date().toISOString().slice(0, 10);
  expect(await upload(orderId, samples.pdf)).toMatchObject({ http: 200 });
  const order = await app.order(orderId);
  expect(order).toMatchObject({ process_status: 'Completed', processed_by: team.id });
  expect(order.processing_date && order.processing_date >= day).toBe(true);
});
