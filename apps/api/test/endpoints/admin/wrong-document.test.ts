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
