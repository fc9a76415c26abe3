import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { evidenceWords } from '@pabean/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { packMaker } from '../../../../src/papers/worker/pack-maker.ts';
import { buildAnswer } from '../../../../src/usecases/disputes/pack/build-answer.ts';
import { packFile, packFileName } from '../../../../src/usecases/disputes/pack/pack-file.ts';
import { planPack } from '../../../../src/usecases/disputes/pack/pack-plan.ts';
import { drawNothing } from '../../../support/answers.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { newCase, paidOrder } from '../../../support/disputes.ts';
import { samples } from '../../../support/documents.ts';

let app: TestApp;
let orderId: string;
beforeAll(async () => {
  app = await testApp();
  orderId = await paidOrder(app);
});
beforeEach(() => {
  drawNothing();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => app.stop());

const limited = 'the limit of Safe for any acquirer and Visa is';
const caseAt = (more: Parameters<typeof newCase>[2] = {}) =>
  newCase(app, orderId, { gateway: 'elsewhere', ...more });
const keysOf = async (disputeId: string) => {
  const { id: dispute_pk, order_pk } = await app.db
    .selectFrom('dispute')
    .select(['id', 'order_pk'])
    .where('dispute_id', '=', disputeId)
    .executeTakeFirstOrThrow();
  return { dispute_pk, order_pk: order_pk ?? 0 };
};
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const stored = async (bytes: Uint8Array) => {
  const { documents } = app.services;
  return documents.keep(await documents.receive(Readable.from([Buffer.from(bytes)]), 'a.pdf'));
};
/** A file in the pack of a case. @returns its id */
async function packed(disputeId: string, file_name: string): Promise<string> {
  const id = crypto.randomUUID();
  await app.db
    .insertInto('dispute_file')
    .values({
      ...(await keysOf(disputeId)),
      id,
      file_name,
      storage_key: await stored(samples.png),
      media_type: 'image/png',
      size: samples.png.length,
      sha256: sha256Of(samples.png),
      pages: 3,
      created_by: null,
    })
    .execute();
  return id;
}

test('a plan has each exhibit with what it takes, and what was left out', async () => {
  const disputeId = await caseAt({ reason_code: '13.1' });
  const [on, off] = [await packed(disputeId, 'on.png'), await packed(disputeId, 'off.png')];
  await app.db
    .updateTable('dispute')
    .set({ exhibits: JSON.stringify({ order: [], off: [off, 'order'] }) })
    .where('dispute_id', '=', disputeId)
    .execute();
  const part = { pages: 1, bytes: 10 };
  const parts = [
    { key: 'letter', ...part },
    { key: on, ...part, bytes: 30 },
  ];
  drawNothing({ parts, shortened: ['The latest 200 of 210 downloads.'] });
  const plan = await planPack(app.services, disputeId);
  expect(plan.exhibits).toEqual([
    {
      key: 'letter',
      letter: 'A',
      title: 'Cover letter, one paragraph and list',
      pages: 1,
      bytes: 10,
      file_id: null,
    },
    { key: on, letter: 'B', title: 'on.png', pages: 1, bytes: 30, file_id: on },
    { key: 'order', letter: null, title: 'Order as ordered', pages: 0, bytes: 0, file_id: null },
    {
      key: off,
      letter: null,
      title: 'off.png',
      pages: 3,
      bytes: samples.png.length,
      file_id: off,
    },
  ]);
  expect(plan).toMatchObject({
    limits_of: 'Safe for any acquirer and Visa',
    notes: expect.arrayContaining(['File name: English letters and digits']),
    troubles: [],
    shortened: ['The latest 200 of 210 downloads.'],
    left_out: [
      'The document itself: it holds the whole passport number',
      'Passport numbers but for their last three characters',
      'Birth date, address in Indonesia, declared goods, signature',
      'Order as ordered',
      'off.png',
    ],
    missing: [evidenceWords.filing_proof, evidenceWords.document_delivered],
    pages: 2,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(plan.fields.map(({ name }) => name)).toContain('uncategorized_text');
  const lengths = plan.fields.map(({ text }) => text.length);
  expect(plan.limits).toEqual([
    { id: 'pages', is: 2, most: 19 },
    { id: 'bytes', is: plan.bytes, most: 1_000_000 },
    { id: 'longest-field', is: Math.max(...lengths), most: null },
    { id: 'all-fields', is: lengths.reduce((sum, one) => sum + one, 0), most: null },
  ]);
  // What was left out is not even read.
  expect(packMaker.answer).toHaveBeenLastCalledWith({
    content: expect.objectContaining({ subject: expect.any(String) }),
    files: [{ id: on, name: 'on.png', mediaType: 'image/png', bytes: new Uint8Array(samples.png) }],
    most: { pages: 19, bytes: 1_000_000 },
    letters: 10,
  });
  expect(plan.letters).toBe(10);
});

test('the letters are as large as the gateway of the case asks', async () => {
  const plan = await planPack(app.services, await caseAt({ gateway: 'Stripe' }));
  expect(plan.letters).toBe(12);
  expect(packMaker.answer).toHaveBeenLastCalledWith(expect.objectContaining({ letters: 12 }));
});

describe('what passes a limit is told', () => {
  const troublesOf = async (disputeId: string) =>
    (await buildAnswer(app.services, disputeId)).troubles;

  test('of pages and bytes, and of files that cannot be read', async () => {
    const disputeId = await caseAt();
    const drawn = (pages: number, bytes: number) =>
      drawNothing({ pages, bytes: new Uint8Array(bytes), unreadable: ['a.pdf is damaged.'] });
    drawn(19, 1_000_000);
    expect(await troublesOf(disputeId)).toEqual(['a.pdf is damaged.']);
    drawn(20, 1_000_001);
    expect(await troublesOf(disputeId)).toEqual([
      'a.pdf is damaged.',
      `The pack is too long: 20 pages; ${limited} 19.`,
      `The pack is too large: 1,000,001 bytes; ${limited} 1,000,000.`,
    ]);
  });

  test('of one text, and of all of them', async () => {
    const ofPaypal = (length: number) => caseAt({ gateway: 'PayPal', summary: 'x'.repeat(length) });
    expect(await troublesOf(await ofPaypal(2000))).toEqual([]);
    expect(await troublesOf(await ofPaypal(2001))).toEqual([
      'A text is too long: 2,001 characters; the limit of PayPal and Visa is 2,000.',
    ]);
    const long = await caseAt({ gateway: 'Stripe', summary: 'x'.repeat(150_000) });
    const { fields, troubles } = await buildAnswer(app.services, long);
    const all = Object.values(fields).join('').length;
    expect(troubles).toEqual([
      'A text is too long: 150,000 characters; the limit of Stripe and Visa is 20,000.',
      `The texts are too long together: ${all.toLocaleString('en')} characters; the limit of Stripe and Visa is 150,000.`,
    ]);
  });

  test('and a log that was cut is said beside what the pack left out', async () => {
    const busy = await paidOrder(app);
    const { id: order_pk } = await app.order(busy);
    const row = { order_pk, ip: '203.0.113.42', browser: 'Firefox' };
    await app.db.insertInto('download').values(Array(40).fill(row)).execute();
    const disputeId = await newCase(app, busy, { gateway: 'PayPal' });
    drawNothing({ shortened: ['Pictures were made smaller.'] });
    const { shortened } = await buildAnswer(app.services, disputeId);
    expect(shortened).toEqual([
      'Pictures were made smaller.',
      expect.stringMatching(/^The latest \d+ of 40 lines of the access log\.$/),
    ]);
  });
});

describe('the file', () => {
  const wordsOf = async (disputeId: string) => {
    const { bytes, fileName } = await packFile(app.services, disputeId);
    if (!(bytes instanceof Uint8Array)) throw new Error('It came in parts.');
    return { text: Buffer.from(bytes).toString(), fileName };
  };

  test.each(['sent', 'sending', 'unknown'] as const)(
    'of an answer that is %s is what was sent',
    async (state) => {
      const disputeId = await caseAt();
      const bytes = Buffer.from('%PDF-of the answer');
      const storage_key = await stored(bytes);
      const row = { via: 'gateway' as const, sha256: sha256Of(bytes), size: 1, pages: 1 };
      await app.db
        .insertInto('dispute_answer')
        .values({ ...(await keysOf(disputeId)), ...row, state, storage_key })
        .execute();
      expect(await wordsOf(disputeId)).toEqual({
        text: '%PDF-of the answer',
        fileName: packFileName(disputeId),
      });
      await app.db.updateTable('dispute_answer').set({ state: 'refused' }).execute();
      expect((await wordsOf(disputeId)).text).toMatch(/^%PDF-\{"title":"Answer to chargeback/);
    },
  );

  test('is made of what is on record while nothing was sent', async () => {
    const disputeId = await caseAt();
    const { text, fileName } = await wordsOf(disputeId);
    expect(text).toMatch(/^%PDF-\{"title":"Answer to chargeback/);
    expect(fileName).toBe(packFileName(disputeId));
  });

  test('has a name of letters and digits, as short as forms want it', () => {
    expect(packFileName('DP-100041')).toBe('DP100041.pdf');
    expect(packFileName('DP-10004-1234567890')).toBe('DP1000412345.pdf');
  });
});

test('there is no answer without a case, an order, or its personal data', async () => {
  await expect(planPack(app.services, 'DP-1')).rejects.toMatchObject({
    status: 404,
    message: 'There is no case DP-1.',
  });
  const none = { status: 409, message: 'There is no order to answer with.' };
  await expect(planPack(app.services, await newCase(app, null))).rejects.toMatchObject(none);
  const erased = await paidOrder(app, { erased_at: '2026-11-20T08:00:00Z' });
  await expect(planPack(app.services, await newCase(app, erased))).rejects.toMatchObject(none);
});

test('a file that is gone from the store is named, and the rest of the pack is made', async () => {
  const disputeId = await caseAt();
  const [kept, gone] = [await packed(disputeId, 'kept.png'), await packed(disputeId, 'gone.png')];
  const { storage_key } = await app.db
    .selectFrom('dispute_file')
    .select('storage_key')
    .where('id', '=', gone)
    .executeTakeFirstOrThrow();
  await app.services.documents.remove(storage_key);
  vi.restoreAllMocks();
  const plan = await planPack(app.services, disputeId);
  expect(plan.troubles).toEqual(['gone.png is gone from the store or damaged there.']);
  expect(plan.exhibits.find(({ key }) => key === kept)?.pages).toBe(1);
});
