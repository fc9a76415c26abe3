import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { fileOf } from '../../support/documents.ts';
import { storedFiles } from '../../support/files.ts';
import { pdfOf } from '../../support/pdf.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp({ jobs: true });
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const maren = { full_name: 'Maren Ostrowick', passport_number: 'C1234567' };
const inWords = 'Customs declaration of Maren Ostrowick, passport C1234567, two suitcases.';

/** Uploads a document for a new order. @returns the notice and what the customer gets by mail */
async function uploaded(bytes: Uint8Array, order: object = maren) {
  const orderId = await app.newOrder(order);
  const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' };
  const { http, notice } = await app.call(
    'uploadVisaDocument',
    { body, file: fileOf(bytes) },
    team,
  );
  expect(http).toBe(200);
  expect(await app.order(orderId)).toMatchObject({ process_status: 'Completed' });
  const mail = await until(async () => {
    const { data } = await app.call('getOrdersDetails', { params: { orderId } }, team);
    const [message] = data?.mailHistory ?? [];
    return message?.state === 'sent' ? message : null;
  });
  const message = await PostalMime.parse(
    await readFile(join(app.dataDir, 'mailbox', `${mail.id}.eml`)),
  );
  return {
    orderId,
    notice,
    message,
    sent: Buffer.from(message.attachments[0]?.content as ArrayBuffer),
  };
}

test('a PDF of 1,000 pages is checked by its first ones and mailed', async () => {
  const bytes = await pdfOf(Array.from({ length: 1000 }, () => inWords));
  const { notice, sent } = await uploaded(bytes);
  expect(notice).toBeUndefined();
  expect(sent.equals(bytes)).toBe(true);
});

/** Tries to upload it; the order must stay as it was. @returns the answer */
async function refused(bytes: Uint8Array) {
  const orderId = await app.newOrder(maren);
  const files = await storedFiles(app);
  const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' };
  const answer = await app.call('uploadVisaDocument', { body, file: fileOf(bytes) }, team);
  expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
  expect(await app.history(orderId)).toEqual([]);
  expect(await storedFiles(app)).toEqual(files);
  return answer;
}
const because = (words: string) => ({
  http: 422,
  status: 0,
  message: expect.stringContaining(words),
  errors: [{ path: 'uploadVisaDoc', message: expect.stringContaining(words) }],
});

test('a PDF with a password is refused: the traveller does not know it', async () => {
  const bytes = await pdfOf([inWords], { userPassword: 'hidden' });
  expect(await refused(bytes)).toMatchObject(because('asks for a password'));
});

test('a PDF that nobody may change is mailed', async () => {
  const bytes = await pdfOf([inWords], { ownerPassword: 'hidden', permissions: {} });
  const { notice, sent } = await uploaded(bytes);
  expect(notice).toBeUndefined();
  expect(sent.equals(bytes)).toBe(true);
});

test('five bytes are refused, also for a member who confirms them', async () => {
  expect(await refused(Buffer.from('%PDF-'))).toMatchObject(because('cannot be opened'));
  const orderId = await app.newOrder(maren);
  const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' };
  const sure = { ...body, confirmMismatch: 'Y', mismatchRemark: 'It is right.' };
  const file = fileOf(Buffer.from('%PDF-'));
  const answer = await app.call('uploadVisaDocument', { body: sure, file }, team);
  expect(answer).toMatchObject({ http: 422 });
});

test('a version that the order does not have yet passes no check by', async () => {
  const orderId = await app.newOrder(maren);
  const body = { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS', version: 2 };
  const file = fileOf(Buffer.from('%PDF-'));
  expect(await app.call('uploadVisaDocument', { body, file }, team)).toMatchObject({ http: 422 });
});

const big = 20_000;
const bytesOf = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const reversed = (value: number, bytes: number) => bytesOf(value, bytes).reverse();

test.each([
  [
    'PNG',
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      bytesOf(big, 4),
      bytesOf(big, 4),
      Buffer.from('08060000000000000000000049444154000000000000000049454e44', 'hex'),
    ]),
  ],
  [
    'JPEG',
    Buffer.concat([
      Buffer.from('ffd8ffc0001108', 'hex'),
      bytesOf(big, 2),
      bytesOf(big, 2),
      Buffer.from('03012200021101031101ffd9', 'hex'),
    ]),
  ],
  [
    'WebP',
    Buffer.concat([
      Buffer.from('RIFF'),
      reversed(22, 4),
      Buffer.from('WEBPVP8X'),
      reversed(10, 4),
      Buffer.alloc(4),
      reversed(big - 1, 3),
      reversed(big - 1, 3),
    ]),
  ],
])('a %s that claims 20,000 x 20,000 pixels is refused and never unpacked', async (_, bytes) => {
  const before = process.memoryUsage.rss();
  expect(await refused(bytes)).toMatchObject(because('This picture'));
  // Unpacked it would take 1.6 GB.
  expect(process.memoryUsage.rss() - before).toBeLessThan(400_000_000);
});

test('a name of 500 letters stands whole in the mail, and is cut with a sign in the letter', async () => {
  const full_name = 'สมชายปิ่นแก้ว'.repeat(39).slice(0, 500);
  const { orderId, message } = await uploaded(await pdfOf([inWords]), { ...maren, full_name });
  expect(message.text?.replace(/\s/g, '')).toContain(full_name);
  expect(message.html).toContain(full_name);
  const input = { params: { orderId }, query: { defencePackType: 1 } };
  const { data } = await app.call('getDefenceLetter', input, team);
  const names = JSON.stringify(data).match(/สมชาย[^"]*/g) ?? [];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name === full_name || name.endsWith('…')).toBe(true);
});
