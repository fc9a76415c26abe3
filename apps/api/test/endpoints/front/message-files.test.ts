import { randomUUID } from 'node:crypto';
import { maxUploadBytes } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';
import { fileOf, samples } from '../../support/documents.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const { ask, answer, write, page } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => team,
);
const pdf = () => fileOf(samples.pdf);
const message = 'We cannot accept more files for this order, so your message was not sent.';
const refused = { http: 409, message, errors: [{ path: 'files', message }] };

/** An order whose traveller has sent files before. */
async function orderWithFiles(count: number, size: number, kind: 'message' | 'answer' = 'message') {
  const orderId = await app.newOrder();
  const { id } = await app.order(orderId);
  for (let n = 0; n < count; n++) {
    const { id: entry } = await app.db
      .insertInto('order_message')
      .values({ order_pk: id, kind, author: 'traveller', body: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const name = randomUUID();
    await app.db
      .insertInto('order_message_file')
      .values({
        id: name,
        order_pk: id,
        message_id: entry,
        file_name: `${name}.pdf`,
        storage_key: `${name}.pdf`,
        media_type: 'application/pdf',
        size,
        sha256: name,
      })
      .execute();
  }
  return orderId;
}

test.each([
  ['fifty files', 50, 1000],
  ['files of 150 MB', 10, maxUploadBytes],
])('an order whose messages have %s takes no other, and text as before', async (_, count, size) => {
  const orderId = await orderWithFiles(count, size);
  expect(await write(orderId, 'My ticket', {}, pdf())).toMatchObject(refused);
  expect((await page(orderId)).conversation).toHaveLength(count);
  const strays = await app.db.selectFrom('stray_document').selectAll().execute();
  expect(strays).toEqual([]);
  expect(await write(orderId, 'My ticket')).toMatchObject({ http: 200 });
});

test('what we ask for has its place beside them, and leaves theirs', async () => {
  const full = await orderWithFiles(50, 1000);
  const question = await ask(full, { wants: 'file', text: 'Your passport, please.' });
  expect(await answer(full, question, '', {}, pdf())).toMatchObject({ http: 200 });
  const answered = await orderWithFiles(50, 1000, 'answer');
  expect(await write(answered, 'My ticket', {}, pdf())).toMatchObject({ http: 200 });
});

test('of two at once the last place is one’s, and a repeat of that is the same message', async () => {
  const orderId = await orderWithFiles(49, 1000);
  const keys = ['one-send', 'other-send'];
  const send = (key: string) => write(orderId, 'My ticket', { key }, pdf());
  const sent = await Promise.all(keys.map(send));
  expect(sent.map(({ http }) => http).sort()).toEqual([200, 409]);
  const place = sent.findIndex(({ http }) => http === 200);
  expect(await send(keys[place] ?? '')).toMatchObject({ data: sent[place]?.data });
});
