import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';
import { fileOf, samples } from '../../support/documents.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const { write, page, detail } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => team,
);
const reply = (orderId: string, text: string, more: object = {}) =>
  app.call('sendMessage', { body: { orderId, text, ...more } }, team);

describe('a message of the traveller', () => {
  test('stands in the conversation, marks the order and is in nobody’s way', async () => {
    const orderId = await app.newOrder();
    expect(await write(orderId, ' We land a day later.\r\nSorry. ')).toMatchObject({ http: 200 });
    expect(await app.order(orderId)).toMatchObject({
      process_status: 'New',
      version: 1,
      wrote_at: expect.any(String),
    });
    expect((await detail(orderId)).marks).toEqual(['wrote']);
    expect((await page(orderId)).conversation).toMatchObject([
      { kind: 'message', from: 'you', text: 'We land a day later.\nSorry.' },
    ]);
    expect(await app.history(orderId)).toMatchObject([
      { action: 'wrote', actor_kind: 'traveller', detail: { files: 0 } },
    ]);
  });

  test('may be a file alone, and without both it is none', async () => {
    const orderId = await app.newOrder();
    expect(await write(orderId, '', {}, fileOf(samples.pdf))).toMatchObject({ http: 200 });
    expect(await write(orderId, ' ')).toMatchObject({ http: 422, errors: [{ path: 'text' }] });
    expect((await page(orderId)).conversation).toMatchObject([
      { file: { media_type: 'application/pdf' } },
    ]);
  });

  test('sent again with its key is one message', async () => {
    const orderId = await app.newOrder();
    const sent = await Promise.all(
      [1, 2, 3].map(() => write(orderId, 'Hello', { key: 'a-send-of-a-device' })),
    );
    expect(new Set(sent.map(({ data }) => data?.id)).size).toBe(1);
    expect((await page(orderId)).conversation).toHaveLength(1);
  });

  test('with markup and marks of direction stays text', async () => {
    const orderId = await app.newOrder();
    const text = '<b>bold</b> \u202ereversed\u202c {{slot}}';
    await write(orderId, text);
    expect((await detail(orderId)).conversation[0]?.text).toBe(text);
  });

  test('is the twentieth of a minute at most; the next says when', async () => {
    const orderId = await app.newOrder();
    for (let i = 0; i < 20; i++) expect((await write(orderId, `No. ${i}`)).http).toBe(200);
    const refused = await write(orderId, 'One more');
    expect(refused).toMatchObject({ http: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is taken as JSON as well, without a file', async () => {
    const orderId = await app.newOrder();
    const response = await fetch(`${app.url}/api/front/send-message`, {
      method: 'POST',
      headers: { Cookie: app.cookieOf(orderId), 'Content-Type': 'application/json' },
      body: JSON.stringify({ orderId, text: 'Hello' }),
    });
    expect(response.status).toBe(200);
  });
});

describe('an answer of staff', () => {
  test('stands on the portal without a name, and takes the mark away', async () => {
    const orderId = await app.newOrder();
    await write(orderId, 'Can my sister come too?');
    expect(await reply(orderId, 'Yes, please add her.')).toMatchObject({ http: 200 });
    expect((await app.order(orderId)).wrote_at).toBeNull();
    const { conversation } = await page(orderId);
    expect(conversation[1]).toMatchObject({ from: 'us', text: 'Yes, please add her.' });
    expect(JSON.stringify(conversation)).not.toContain('Ayu');
    expect((await app.history(orderId)).slice(-2)).toMatchObject([
      { action: 'wrote', actor_name: 'Ayu Lestari', detail: { to: 'traveller' } },
      { action: 'mail-queued', detail: { kind: 'messageAnswer' } },
    ]);
    const { id } = await app.order(orderId);
    const mails = app.db.selectFrom('mail_message').select('body_text').where('order_pk', '=', id);
    const { body_text } = await mails.executeTakeFirstOrThrow();
    expect(body_text).toContain('Can my sister come too?');
    expect(body_text).toContain('Yes, please add her.');
  });

  test('sent again with its key is one message', async () => {
    const orderId = await app.newOrder();
    const first = await reply(orderId, 'Yes', { key: 'page-send-01' });
    expect(await reply(orderId, 'Yes', { key: 'page-send-01' })).toMatchObject({
      data: first.data as object,
    });
    expect((await page(orderId)).conversation).toHaveLength(1);
  });

  test.each([
    ['', 422],
    ['x'.repeat(2001), 422],
    ['a\0b', 422],
  ])('%#: what is no message is refused', async (text, http) => {
    expect(await reply(await app.newOrder(), text)).toMatchObject({ http });
  });

  test('to an unknown order, and to one that was deleted for good, is refused', async () => {
    expect(await reply('T-000000', 'Hello')).toMatchObject({ http: 404 });
    const erased = await app.newOrder({ process_status: 'Deleted', erased_at: new Date() });
    expect(await reply(erased, 'Hello')).toMatchObject({ http: 409 });
  });
});

test('a move by staff takes the mark away too', async () => {
  const orderId = await app.newOrder();
  await write(orderId, 'Hello');
  const body = { orderId: [orderId], updatingStatus: 'AwaitingGovt' };
  expect(await app.call('moveOrderStatus', { body }, team)).toMatchObject({ http: 200 });
  expect((await detail(orderId)).marks).toEqual([]);
});

test('erasing an order takes its conversation and its files with it', async () => {
  const orderId = await app.newOrder();
  await write(orderId, 'SECRET', {}, fileOf(samples.png));
  const { id } = await app.order(orderId);
  const admin = await app.signIn('Admin');
  const body = { orderId: [orderId], updatingStatus: 'Deleted' };
  await app.call('changeOrderStatus', { body }, admin);
  const forGood = { ...body, permanentDeletedFlag: true };
  expect(await app.call('changeOrderStatus', { body: forGood }, admin)).toMatchObject({
    http: 200,
  });
  for (const table of ['order_message', 'order_message_file', 'order_question'] as const) {
    const rows = await app.db.selectFrom(table).selectAll().where('order_pk', '=', id).execute();
    expect(rows).toEqual([]);
  }
});
