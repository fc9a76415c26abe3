import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { paper, pngOf } from '../../support/codes.ts';
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

const someoneElses = 'Customs declaration of Henrik Solberg, passport K7654321, one suitcase.';
const maren = { full_name: 'Maren Ostrowick', passport_number: 'C1234567' };
const upload = (orderId: string, bytes: Uint8Array, more: object = {}) =>
  app.call(
    'uploadVisaDocument',
    {
      body: { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS', ...more },
      file: fileOf(bytes),
    },
    team,
  );
const remarksOf = (orderId: string) =>
  app.db
    .selectFrom('remark as r')
    .innerJoin('orders as o', 'o.id', 'r.order_pk')
    .select(['r.remark', 'r.remark_name'])
    .where('o.order_id', '=', orderId)
    .execute();
const actionsOf = async (orderId: string) =>
  (await app.history(orderId)).map((entry) => entry.action);

test("somebody else's document is refused, by name, and leaves nothing behind", async () => {
  const orderId = await app.newOrder(maren);
  const files = await storedFiles(app);
  const message =
    'Not found in this PDF: the name Maren Ostrowick, the passport number C1234567. Is it the document of this order?';
  expect(await upload(orderId, await pdfOf([someoneElses]))).toMatchObject({
    http: 409,
    status: 0,
    message,
    errors: [{ path: 'confirmMismatch', message }],
  });
  expect(await storedFiles(app)).toEqual(files);
  expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
  expect(await app.history(orderId)).toEqual([]);
});

test('it goes with a remark, which stays with the order as the history does', async () => {
  const orderId = await app.newOrder(maren);
  const confirmed = { confirmMismatch: 'Y', mismatchRemark: ' Maiden name, I have called her. ' };
  const answer = await upload(orderId, await pdfOf([someoneElses]), confirmed);
  expect(answer).toMatchObject({ http: 200, status: 1 });
  expect(answer.notice).toBeUndefined();
  expect(await remarksOf(orderId)).toEqual([
    {
      remark:
        'Sent although its text has neither the name nor the passport number of the traveller: Maiden name, I have called her.',
      remark_name: 'Ayu Lestari',
    },
  ]);
  expect(await actionsOf(orderId)).toEqual(['uploaded', 'moved', 'remarked', 'mail-queued']);
  expect((await app.history(orderId))[0]?.detail).toMatchObject({ mismatchConfirmed: true });
});

test('a remark is kept whole in every script, and one that is too long is refused', async () => {
  const orderId = await app.newOrder(maren);
  const sent = async (mismatchRemark: string) =>
    upload(orderId, await pdfOf([someoneElses]), { confirmMismatch: 'Y', mismatchRemark });
  const message = 'Please use at most 5000 characters.';
  for (const length of [5_001, 50_000]) {
    expect(await sent('ก'.repeat(length))).toMatchObject({
      http: 422,
      errors: [{ path: 'mismatchRemark' }],
    });
  }
  expect(await sent('x'.repeat(5_001))).toMatchObject({ http: 422, message });
  expect(await remarksOf(orderId)).toEqual([]);
  const longest = 'ก'.repeat(5_000);
  expect(await sent(longest)).toMatchObject({ http: 200 });
  const [stored] = await remarksOf(orderId);
  expect(stored?.remark.endsWith(`: ${longest}`)).toBe(true);
});

test('without a remark it does not', async () => {
  const orderId = await app.newOrder(maren);
  for (const mismatchRemark of [undefined, '  ']) {
    const more = { confirmMismatch: 'Y', ...(mismatchRemark && { mismatchRemark }) };
    expect(await upload(orderId, await pdfOf([someoneElses]), more)).toMatchObject({
      http: 422,
      errors: [{ path: 'mismatchRemark', message: 'Please say why it is the right document' }],
    });
  }
  expect(await app.history(orderId)).toEqual([]);
});

test('the right document goes by itself, and nothing is noted of a needless remark', async () => {
  const orderId = await app.newOrder(maren);
  const right = await pdfOf([`${someoneElses} Together with: C 123-4567`]);
  const answer = await upload(orderId, right, { confirmMismatch: 'Y', mismatchRemark: 'Right.' });
  expect(answer).toMatchObject({ http: 200 });
  expect(answer.notice).toBeUndefined();
  expect(await remarksOf(orderId)).toEqual([]);
  expect((await app.history(orderId))[0]?.detail).not.toHaveProperty('mismatchConfirmed');
});

test('the family counts, and is named when nobody of it is found', async () => {
  const orderId = await app.newOrder({ ...maren, passport_number: null });
  const member = { family_member_name: 'Ida Ostrowick', family_passport_number: 'C7777777' };
  const { id } = await app.order(orderId);
  await app.db
    .insertInto('order_family_member')
    .values({ order_pk: id, position: 0, ...member })
    .execute();
  expect(await upload(orderId, await pdfOf([someoneElses]))).toMatchObject({
    http: 409,
    message:
      'Not found in this PDF: the name Maren Ostrowick, anybody of the family. Is it the document of this order?',
  });
  const hers = await pdfOf([`${someoneElses} c7777777`]);
  expect(await upload(orderId, hers)).toMatchObject({ http: 200 });
});

test('what is on later pages of a long one is said not to have been read', async () => {
  const orderId = await app.newOrder({ ...maren, passport_number: '' });
  const pages = [...Array.from({ length: 20 }, () => someoneElses), 'Maren Ostrowick'];
  expect(await upload(orderId, await pdfOf(pages))).toMatchObject({
    http: 409,
    message:
      'Not found in the first 20 pages of this PDF: the name Maren Ostrowick. Is it the document of this order?',
  });
});

test.each([
  ['a scan', samples.pdf, 'No text could be read in this PDF'],
  ['a picture', samples.png, 'The text of a picture is not read'],
])('%s goes, and is said not to have been checked', async (_what, bytes, reason) => {
  const orderId = await app.newOrder(maren);
  expect(await upload(orderId, bytes)).toMatchObject({
    http: 200,
    notice: `${reason}, so whose document it is could not be checked.`,
  });
  expect(await remarksOf(orderId)).toEqual([]);
});

test('who was too late learns that first', async () => {
  const orderId = await app.newOrder(maren);
  const body = { orderId: [orderId], updatingStatus: 'Refunds' };
  await app.call('moveOrderStatus', { body }, team);
  const late = await upload(orderId, await pdfOf([someoneElses]), { version: 1 });
  expect(late).toMatchObject({ http: 409, message: expect.stringContaining('moved the order') });
});

const right = 'Customs declaration of Maren Ostrowick, passport C1234567, two suitcases.';
const codeOf = (orderId: string) =>
  app.db
    .selectFrom('document as d')
    .innerJoin('orders as o', 'o.id', 'd.order_pk')
    .select(['d.code_outcome', 'd.code_place'])
    .where('o.order_id', '=', orderId)
    .where('d.replaced_at', 'is', null)
    .executeTakeFirst();

test('a document with a QR code goes unasked; where it stands is kept, and nothing of what it says', async () => {
  const orderId = await app.newOrder(maren);
  const answer = await upload(orderId, await pdfOf(['', right]));
  expect(answer).toMatchObject({ http: 200 });
  expect(answer.notice).toBeUndefined();
  expect(await codeOf(orderId)).toEqual({
    code_outcome: 'readable',
    code_place: {
      page: 1,
      left: expect.closeTo(0.74, 1),
      top: expect.closeTo(0.85, 1),
      width: expect.closeTo(0.15, 1),
      height: expect.closeTo(0.11, 1),
    },
  });
  const { data } = await app.call('getOrdersDetails', { params: { orderId } }, team);
  expect(data?.uploadDoc).toMatchObject({ code: 'readable', code_page: 1 });
});

test('a document without a readable QR code is asked about, and goes with a reason', async () => {
  const orderId = await app.newOrder(maren);
  const plain = await pdfOf([right], { code: false });
  const message = 'No readable QR code was found in this PDF. Is it the document of this order?';
  expect(await upload(orderId, plain)).toMatchObject({
    http: 409,
    message,
    errors: [{ path: 'confirmMismatch', message }],
  });
  const confirmed = { confirmMismatch: 'Y', mismatchRemark: 'The office sends it so.' };
  expect(await upload(orderId, plain, confirmed)).toMatchObject({ http: 200 });
  expect((await remarksOf(orderId))[0]?.remark).toBe(
    'Sent although no readable QR code was found in it: The office sends it so.',
  );
  expect(await codeOf(orderId)).toEqual({ code_outcome: 'none', code_place: null });
});

test('both doubts are one question', async () => {
  const orderId = await app.newOrder(maren);
  const pages = Array.from({ length: 6 }, () => someoneElses);
  const other = await pdfOf(pages, { code: false });
  expect(await upload(orderId, other)).toMatchObject({
    http: 409,
    message:
      'Not found in this PDF: the name Maren Ostrowick, the passport number C1234567. No readable QR code was found in the first 5 pages of this PDF. Is it the document of this order?',
  });
  const confirmed = { confirmMismatch: 'Y', mismatchRemark: 'Maiden name.' };
  expect(await upload(orderId, other, confirmed)).toMatchObject({ http: 200 });
  expect((await remarksOf(orderId))[0]?.remark).toBe(
    'Sent although its text has neither the name nor the passport number of the traveller, and no readable QR code was found in it: Maiden name.',
  );
});

test('a picture without a QR code is asked about too, and one that cannot be drawn is not', async () => {
  const orderId = await app.newOrder(maren);
  expect(await upload(orderId, pngOf(paper(40, 40, () => null)))).toMatchObject({
    http: 409,
    message: 'No readable QR code was found in this picture. Is it the document of this order?',
  });
  // 42 million pixels: fewer than a phone opens, more than are unpacked here.
  const large = pngOf(paper(7_000, 6_000, () => null));
  expect(await upload(orderId, large)).toMatchObject({
    http: 200,
    notice: expect.stringContaining('The file could not be searched for a QR code.'),
  });
  expect(await codeOf(orderId)).toEqual({ code_outcome: 'failed', code_place: null });
});
