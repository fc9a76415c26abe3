import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { storedFiles } from '../../support/files.ts';
import { pdfOf } from '../../support/pdf.ts';

/** To scan, read and keep a file takes seconds, in which the order may change. Without a version it goes all the same. */
let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => app.stop());

const upload = (orderId: string, bytes: Uint8Array, more: object = {}) =>
  app.call(
    'uploadVisaDocument',
    {
      body: { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS', ...more },
      file: fileOf(bytes),
    },
    team,
  );

/** Does something once, while the next file that comes is on its way into the store. */
function meanwhile(action: () => Promise<unknown>): void {
  const { documents } = app.services;
  const { keep } = documents;
  vi.spyOn(documents, 'keep').mockImplementationOnce(async (file, key) => {
    await action();
    return keep(file, key);
  });
}

const mailsOf = async (orderId: string) =>
  app.db
    .selectFrom('mail_message as m')
    .innerJoin('orders as o', 'o.id', 'm.order_pk')
    .select(['m.kind', 'm.body_text'])
    .where('o.order_id', '=', orderId)
    .orderBy('m.created_at')
    .execute();

test('a document that came meanwhile is what the letter says is replaced', async () => {
  const orderId = await app.newOrder();
  meanwhile(() => upload(orderId, samples.png));
  expect(await upload(orderId, samples.pdf)).toMatchObject({ http: 200 });
  expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual([
    'approval',
    'correctedDocument',
  ]);
});

test('the letter tells of the flight that was corrected meanwhile', async () => {
  const orderId = await app.newOrder({ flight_voyage: 'GA 881' });
  meanwhile(() =>
    app.db
      .updateTable('orders')
      .set({ flight_voyage: 'SQ 942' })
      .where('order_id', '=', orderId)
      .execute(),
  );
  await upload(orderId, samples.pdf);
  const [mail] = await mailsOf(orderId);
  expect(mail?.body_text).toContain('SQ 942');
  expect(mail?.body_text).not.toContain('GA 881');
});

test('a document of somebody who is no traveller of the order any more is not sent', async () => {
  const orderId = await app.newOrder({ full_name: 'Maren Ostrowick' });
  meanwhile(() =>
    app.db
      .updateTable('orders')
      .set({ full_name: 'Henrik Solberg' })
      .where('order_id', '=', orderId)
      .execute(),
  );
  const files = await storedFiles(app);
  const document = await pdfOf(['Customs declaration of Maren Ostrowick, with a text.']);
  expect(await upload(orderId, document)).toMatchObject({
    http: 409,
    message: `The travellers of order ${orderId} were corrected while its document was looked at. Please upload it again.`,
  });
  expect(await mailsOf(orderId)).toEqual([]);
  expect(await storedFiles(app)).toEqual(files);
});

test.each([
  ['later', false],
  ['while the first is under way', true],
])('a press that comes again %s stores one document and sends one e-mail', async (_, isBusy) => {
  const orderId = await app.newOrder();
  const files = await storedFiles(app);
  const press = () => upload(orderId, samples.pdf, { key: 'press-of-one-upload', version: '1' });
  if (isBusy) meanwhile(press);
  else await press();
  expect(await press()).toMatchObject({
    http: 200,
    message: 'This document was taken by an earlier press already. Its e-mail goes out once.',
  });
  expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual(['approval']);
  expect(await storedFiles(app)).toHaveLength(files.length + 1);
  // Another press is another document.
  await upload(orderId, samples.pdf, { key: 'press-of-another' });
  expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual([
    'approval',
    'correctedDocument',
  ]);
});

test.each([
  ['later', false],
  ['while the first is under way', true],
])('another file with the key of an upload is not called stored, %s', async (_, isBusy) => {
  const orderId = await app.newOrder();
  const files = await storedFiles(app);
  const first = () => upload(orderId, samples.pdf, { key: 'press-of-one-upload' });
  if (isBusy) meanwhile(first);
  else await first();
  const message = 'Something else was sent with this key, so your document was not stored.';
  expect(await upload(orderId, samples.png, { key: 'press-of-one-upload' })).toMatchObject({
    http: 409,
    message,
    errors: [{ path: 'key', message }],
  });
  expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual(['approval']);
  expect(await storedFiles(app)).toHaveLength(files.length + 1);
});

test('a press that comes again is not called stored once another document has its place', async () => {
  const orderId = await app.newOrder();
  const press = () => upload(orderId, samples.pdf, { key: 'press-of-one-upload' });
  await press();
  await upload(orderId, samples.png);
  expect(await press()).toMatchObject({
    http: 409,
    message: expect.stringMatching(/^Another document has taken the place of this one since\./),
    errors: [{ path: 'key' }],
  });
  const again = await upload(orderId, samples.pdf, { key: 'press-of-another' });
  expect(again.message).toMatch(/^Document has been uploaded/);
  expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual([
    'approval',
    'correctedDocument',
    'correctedDocument',
  ]);
});
