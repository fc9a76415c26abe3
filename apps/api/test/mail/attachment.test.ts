import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpTransport } from '../../src/adapters/mail/smtp.ts';
import { issueInvoice } from '../../src/db/queries/invoices.ts';
import { findOutgoingMail, type OutgoingMail } from '../../src/db/queries/mail.ts';
import { attachmentOf } from '../../src/usecases/mail/attachment.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { addDocument, samples } from '../support/documents.ts';
import { startJudgingMailServer } from '../support/judging-mail-server.ts';
import { pagesOf } from '../support/pdf.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const mail: OutgoingMail = {
  id: '7b0f7a0e-8a4e-4b0e-9a51-000000000001',
  order_pk: 0,
  order_id: 'IND-104777',
  order_version: 1,
  kind: 'approval',
  recipient: 'traveller@example.net',
  subject: 'Your customs declaration is approved',
  html: '<p>Hello</p>',
  body_text: 'Hello',
  mail_service_provider: 'AWS',
  state: 'queued',
  attempts: 0,
  sent_again_as: null,
  storage_key: null,
  file_name: null,
  media_type: null,
  sha256: null,
  replaced_at: null,
  process_status: 'Completed',
  refund_date: null,
  invoice_payment: null,
};
const attached = (more: Partial<OutgoingMail> = {}) =>
  attachmentOf({ ...mail, ...more }, { ...app.services, company: app.services.env.company });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** A stored file's key. */
async function stored(bytes: Buffer): Promise<string> {
  const orderId = await app.newOrder();
  const file_name = await addDocument(app, orderId, { bytes });
  const { storage_key } = await app.db
    .selectFrom('document')
    .select('storage_key')
    .where('file_name', '=', file_name)
    .executeTakeFirstOrThrow();
  return storage_key;
}

test.each([
  ['application/pdf', 'application/pdf', 'pdf'],
  ['image/png', 'image/png', 'png'],
  ['image/jpeg', 'image/jpeg', 'jpg'],
  ['image/tiff', 'image/tiff', 'pdf'],
  [null, 'application/octet-stream', 'pdf'],
])('a document of the kind %j goes as %s, named .%s', async (media_type, mediaType, extension) => {
  const storage_key = await stored(samples.png);
  const found = await attached({ storage_key, media_type, sha256: sha256(samples.png) });
  expect(found).toMatchObject({
    name: `customs-declaration-IND-104777.${extension}`,
    mediaType,
  });
  expect(found && (await buffer(found.open()))).toEqual(samples.png);
});

test('a mail without a document carries nothing', async () => {
  expect(await attached({ kind: 'refund' })).toBeUndefined();
});

test('nor does the mail of an invoice that was never issued, whatever the order has', async () => {
  const orderId = await app.newOrder();
  const { id: order_pk } = await app.order(orderId);
  const storage_key = await stored(samples.pdf);
  const media_type = 'application/pdf';
  expect(await attached({ kind: 'invoice', order_pk, storage_key, media_type })).toBeUndefined();
});

test('the mail of an invoice carries it as a PDF', async () => {
  const { id: orderPk } = await app.order(await app.newOrder());
  const price = { amount: '39', currency: 'USD' };
  const { number } = await app.db
    .transaction()
    .execute((trx) => issueInvoice(trx, { orderPk, ...price, issuedBy: null }));
  const found = await attached({ kind: 'invoice', order_pk: orderPk });
  expect(found).toMatchObject({ name: `invoice-${number}.pdf`, mediaType: 'application/pdf' });
  const bytes = found && (await buffer(found.open()));
  expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the PDF of an invoice says of payment and refund what its letter says, sent again as well', async () => {
  const price = { amount: '39', currency: 'USD' };
  const orderId = await app.newOrder({ ...price, paid_at: '2026-02-03T10:00:00Z' });
  const team = await app.signIn('Team');
  await app.call('sendInvoice', { body: { orderId } }, team);
  const { id: orderPk } = await app.order(orderId);
  const mails = app.db.selectFrom('mail_message').select('id').where('order_pk', '=', orderPk);
  const first = await mails.executeTakeFirstOrThrow();
  const wordsOf = async (id: string) => {
    const found = await attached(await findOutgoingMail(app.db, id));
    return (await pagesOf(await buffer(found?.open() ?? Readable.from([])))).join(' ');
  };
  const words = await wordsOf(first.id);
  expect(words).toContain('received 2026-02-03');
  // What happens while the mail waits for its next try.
  await app.db
    .updateTable('orders')
    .set({ refund_date: '2026-02-05T10:00:00Z' })
    .where('id', '=', orderPk)
    .execute();
  expect(await wordsOf(first.id)).toBe(words);
  const { id: mailId } = first;
  const failed = { last_error: '421 Try again later', attempts: 2 };
  await app.db.updateTable('mail_message').set(failed).where('id', '=', mailId).execute();
  const body = { orderId, mailId, mailServiceProvider: 'AWS' as const };
  expect(await app.call('sendMailAgain', { body }, team)).toMatchObject({ http: 200 });
  const again = await mails.where('id', '<>', mailId).executeTakeFirstOrThrow();
  expect(await wordsOf(again.id)).toBe(words);
});

const unread = 'The document of this e-mail cannot be read right now.';
const another = 'The document in the store is not the one that was uploaded. It was not sent.';

test.each<[string, () => Promise<string>, string]>([
  ['is gone from the store', async () => 'aa/none.pdf', unread],
  ['has other bytes than were uploaded', () => stored(samples.png), another],
])('a mail whose document %s is not sent, and says why', async (_, keyOf, words) => {
  const server = await startJudgingMailServer();
  try {
    const attachment = await attached({
      storage_key: await keyOf(),
      media_type: 'application/pdf',
      sha256: sha256(samples.pdf),
    });
    if (attachment === undefined) return expect.fail('It carries nothing.');
    const address = { name: 'Pabean', address: 'no-reply@example.com' };
    const letter = { id: mail.id, from: address, replyTo: address, to: 'traveller@example.net' };
    const rest = { subject: mail.subject, html: mail.html, text: mail.body_text, attachment };
    await expect(smtpTransport(server.url).send({ ...letter, ...rest })).rejects.toThrow(words);
    expect(server.taken).toEqual([]);
  } finally {
    await server.close();
  }
});
