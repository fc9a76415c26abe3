import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withEntryFile } from '../../../src/usecases/conversation/entry-file.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { storedFiles } from '../../support/files.ts';
import { secondOfAMonth } from '../../support/second-of-a-month.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const { ask, answer, write, page, detail } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => team,
);
const awaiting = () =>
  app.newOrder({ process_status: 'Awaiting', paid_at: '2026-11-14T09:20:00Z' });

describe('an answer', () => {
  test('with the key of a message is refused: it is another send', async () => {
    const orderId = await awaiting();
    const questionId = await ask(orderId);
    const key = 'a-key-of-a-message';
    expect(await write(orderId, 'Hello', { key })).toMatchObject({ http: 200 });
    expect(await answer(orderId, questionId, 'Ubud', { key })).toMatchObject({ http: 409 });
    expect(await page(orderId)).toMatchObject({ question: { id: questionId } });
  });

  test('is taken after the payment was confirmed, which moves the order by itself', async () => {
    const orderId = await app.newOrder({ process_status: 'Pending', paid_at: null });
    const questionId = await ask(orderId);
    const paid = await fetch(`${app.url}/api/intake/payments`, {
      method: 'POST',
      headers: { 'X-Intake-Key': app.intakeKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ order_id: orderId, transaction_id: 'T-AFTER-QUESTION' }),
    });
    expect(paid.status).toBe(200);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New' });
    expect(await page(orderId)).toMatchObject({ question: { id: questionId } });
    expect(await answer(orderId, questionId, 'Villa Kembang')).toMatchObject({ http: 200 });
  });

  test('brings the order back to its folder in New, marked, with its row of history', async () => {
    const orderId = await awaiting();
    const questionId = await ask(orderId);
    expect(await page(orderId)).toMatchObject({
      stage: 'waitingForYou',
      question: { id: questionId, wants: 'text', text: 'Where do you stay?' },
    });
    expect(await answer(orderId, questionId, 'Villa Kembang, Ubud')).toMatchObject({
      http: 200,
      data: { at: expect.any(String) },
    });
    expect(await app.order(orderId)).toMatchObject({
      process_status: 'New',
      version: 2,
      answered_at: expect.any(String),
    });
    const [asked, mailed, answered] = (await app.history(orderId)).slice(-3);
    expect(asked).toMatchObject({ action: 'asked', actor_name: 'Ayu Lestari' });
    expect(mailed).toMatchObject({ action: 'mail-queued', detail: { kind: 'question' } });
    expect(answered).toMatchObject({
      action: 'answered',
      actor_kind: 'traveller',
      order_version: 2,
      detail: { question: questionId, wants: 'text', files: 0, from: 'Awaiting', to: 'New' },
    });
    expect(await page(orderId)).toMatchObject({
      question: null,
      conversation: [
        { kind: 'question', from: 'us', text: 'Where do you stay?' },
        { kind: 'answer', from: 'you', text: 'Villa Kembang, Ubud', file: null },
      ],
    });
    const seen = await detail(orderId);
    expect(seen.marks).toEqual(['answered']);
    expect(seen.conversation).toMatchObject([
      { by: 'Ayu Lestari', question: { state: 'answered', due: null } },
      { by: 'Maren Ostrowick-Vale', text: 'Villa Kembang, Ubud', question: null },
    ]);
  });

  test('to an order that nobody moved leaves it where it is, marked', async () => {
    const orderId = await app.newOrder({ process_status: 'AwaitingGovt' });
    const questionId = await ask(orderId);
    expect(await answer(orderId, questionId, 'Yes')).toMatchObject({ http: 200 });
    expect(await app.order(orderId)).toMatchObject({
      process_status: 'AwaitingGovt',
      answered_at: expect.any(String),
    });
    expect((await app.history(orderId)).at(-1)).toMatchObject({
      actor_name: 'Traveller',
      detail: { from: 'AwaitingGovt', to: 'AwaitingGovt' },
    });
  });

  test('sent again does nothing twice, also at the same time', async () => {
    const orderId = await awaiting();
    const questionId = await ask(orderId);
    const answers = await Promise.all(
      [1, 2, 3].map(() => answer(orderId, questionId, 'Ubud', { key: 'one-send-0001' })),
    );
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data?.at)).size).toBe(1);
    expect((await page(orderId)).conversation).toHaveLength(2);
    expect((await app.order(orderId)).version).toBe(2);
  });

  test('that differs from the one we have is refused, and says so', async () => {
    const orderId = await awaiting();
    const questionId = await ask(orderId);
    await answer(orderId, questionId, 'Ubud');
    const message = 'This question has an answer already.';
    expect(await answer(orderId, questionId, 'Sanur')).toMatchObject({
      http: 409,
      message,
      data: { reason: 'answered' },
      errors: [{ path: 'questionId', message }],
    });
  });

  test('after the order was closed says so', async () => {
    const orderId = await awaiting();
    const questionId = await ask(orderId);
    const body = { orderId: [orderId], updatingStatus: 'Refunds' };
    await app.call('moveOrderStatus', { body }, team);
    expect(await answer(orderId, questionId, 'Ubud')).toMatchObject({
      http: 409,
      message: 'This order is closed, so your answer was not sent.',
      data: { reason: 'closed' },
      errors: [{ path: 'order' }],
    });
  });

  test('to a question that was withdrawn is refused: moved on, or asked anew', async () => {
    const moved = await awaiting();
    const first = await ask(moved);
    const body = { orderId: [moved], updatingStatus: 'Completed' };
    await app.call('moveOrderStatus', { body }, team);
    const message = 'We no longer need this answer, so it was not sent.';
    const errors = [{ path: 'questionId', message }];
    const withdrawn = { http: 409, message, data: { reason: 'withdrawn' }, errors };
    expect(await answer(moved, first, 'Ubud')).toMatchObject(withdrawn);
    const anew = await awaiting();
    const older = await ask(anew);
    const newer = await ask(anew, { wants: 'date', text: 'When?' });
    expect((await page(anew)).question).toMatchObject({ id: newer, wants: 'date' });
    expect(await answer(anew, older, 'Ubud')).toMatchObject(withdrawn);
  });

  test("to another order's question finds none", async () => {
    const questionId = await ask(await awaiting());
    expect(await answer(await awaiting(), questionId, 'Ubud')).toMatchObject({
      http: 404,
      message: 'There is no such question.',
    });
  });
});

describe('what is asked for decides what an answer is', () => {
  test.each([
    [{ wants: 'text', text: '?' }, '   ', 'Please write your answer.'],
    [{ wants: 'date', text: '?' }, '2026-02-30', 'Please enter a date that exists.'],
    [
      { wants: 'choice', text: '?', choices: ['Yes', 'No'] },
      'Maybe',
      'Please choose one of the answers.',
    ],
    [{ wants: 'file', text: '?' }, 'It is lost', 'Please choose a file.'],
    [
      { wants: 'field', field: 'doa', text: '?' },
      'soon',
      expect.stringMatching(/^Date of arrival/),
    ],
  ])('%j is not answered by %j', async (question, text, message) => {
    const orderId = await awaiting();
    const questionId = await ask(orderId, question);
    expect(await answer(orderId, questionId, text)).toMatchObject({ http: 422, message });
    expect((await page(orderId)).question?.id).toBe(questionId);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'Awaiting', version: 1 });
  });

  test.each([
    [{ wants: 'date', text: '?' }, secondOfAMonth()[0]],
    [{ wants: 'choice', text: '?', choices: ['For myself', 'Gifts'] }, 'Gifts'],
  ])('%j is answered by %s', async (question, text) => {
    const orderId = await awaiting();
    expect(await answer(orderId, await ask(orderId, question), text)).toMatchObject({ http: 200 });
  });

  test('a field that was asked for is corrected by the answer, as the traveller', async () => {
    const orderId = await awaiting();
    const questionId = await ask(orderId, { wants: 'field', field: 'doa', template: 'flightDate' });
    expect((await page(orderId)).question).toMatchObject({ field: 'doa', present: '2026-11-21' });
    const [doa, month] = secondOfAMonth();
    expect(await answer(orderId, questionId, doa)).toMatchObject({ http: 200 });
    // The window opens three days before, in the month before.
    expect(await app.order(orderId)).toMatchObject({ doa, process_month: month });
    expect((await detail(orderId)).corrections).toMatchObject([
      { field: 'doa', before: '2026-11-21', after: doa, by_kind: 'traveller' },
    ]);
  });

  test('a photo is kept with its hash, and read by staff and by the cookie of its order', async () => {
    const orderId = await awaiting();
    const questionId = await ask(orderId, { wants: 'file', template: 'passportPhoto' });
    const photo = () => fileOf(samples.png, 'my passport.png');
    expect(await answer(orderId, questionId, 'Here', {}, photo())).toMatchObject({ http: 200 });
    const stored = await storedFiles(app);
    // The device did not hear us and sends it once more.
    expect(await answer(orderId, questionId, 'Here', {}, photo())).toMatchObject({ http: 200 });
    expect(await answer(orderId, questionId, 'Here', {}, fileOf(samples.pdf))).toMatchObject({
      http: 409,
    });
    expect(await answer(orderId, questionId, 'Here')).toMatchObject({ http: 422 });
    expect(await storedFiles(app)).toEqual(stored);
    expect((await app.history(orderId)).at(-1)).toMatchObject({ detail: { files: 1 } });
    const file = (await page(orderId)).conversation[1]?.file;
    expect(file).toMatchObject({
      file1: expect.stringMatching(/-answer-[0-9a-f]{8}\.png$/),
      media_type: 'image/png',
      size: samples.png.length,
    });
    const get = (path: string, headers: Record<string, string>) =>
      fetch(app.url + path, { headers, redirect: 'manual' });
    const url = file?.url ?? '';
    const own = await get(url, { Cookie: app.cookieOf(orderId) });
    expect(own.status).toBe(200);
    expect(Buffer.from(await own.arrayBuffer())).toEqual(samples.png);
    expect((await get(url, { Cookie: app.cookieOf(await awaiting()) })).status).toBe(401);
    expect((await get(url, {})).status).toBe(401);
    const link = (await detail(orderId)).conversation[1]?.file?.url ?? '';
    expect((await get(link, {})).status).toBe(200);
    expect((await get(url, { Authorization: team.token })).status).toBe(200);
  });

  test.each([
    ['a program', samples.exe, 415, /^This is not a PDF, PNG, JPEG or WebP file/],
    ['nothing', Buffer.alloc(0), 422, /^The file is empty/],
    ['half a picture', samples.png.subarray(0, 40), 422, /^This file cannot be opened/],
  ])('%s as a photo is refused and not stored', async (_, bytes, http, message) => {
    const orderId = await awaiting();
    const questionId = await ask(orderId, { wants: 'file', template: 'passportPhoto' });
    const before = await storedFiles(app);
    expect(await answer(orderId, questionId, '', {}, fileOf(bytes, 'a.png'))).toMatchObject({
      http,
      errors: [{ path: 'file', message: expect.stringMatching(message) }],
    });
    expect(await storedFiles(app)).toEqual(before);
    expect((await page(orderId)).question?.id).toBe(questionId);
  });

  test('a photo that is refused for its question leaves no file behind', async () => {
    const orderId = await awaiting();
    const questionId = await ask(orderId, { wants: 'date', text: 'When?' });
    const before = await storedFiles(app);
    expect(await answer(orderId, questionId, '?', {}, fileOf(samples.png))).toMatchObject({
      http: 422,
    });
    expect(await storedFiles(app)).toEqual(before);
  });
});

test('a file that housekeeping took meanwhile is named in no entry', async () => {
  const orderId = await awaiting();
  const { id: orderPk } = await app.order(orderId);
  const received = await app.services.documents.receive(Readable.from([samples.png]), 'a.png');
  const kept = withEntryFile(app.services, orderId, received, (keepFile) =>
    app.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('stray_document').execute();
      await keepFile(trx, { orderPk, messageId: 1, kind: 'answer' });
    }),
  );
  await expect(kept).rejects.toMatchObject({ status: 503 });
});

test('a field that came in empty is asked for without a value', async () => {
  const orderId = await awaiting();
  await app.db
    .updateTable('orders')
    .set({ flight_voyage: null })
    .where('order_id', '=', orderId)
    .execute();
  await ask(orderId, { wants: 'field', field: 'flight_voyage', text: 'Which flight?' });
  expect((await page(orderId)).question).toMatchObject({ field: 'flight_voyage', present: null });
});

test('the history names kinds and numbers, and no word of either side', async () => {
  const orderId = await awaiting();
  const questionId = await ask(orderId, { wants: 'text', text: 'SECRET-QUESTION' });
  await answer(orderId, questionId, 'SECRET-ANSWER');
  expect(JSON.stringify(await app.history(orderId))).not.toContain('SECRET');
});
