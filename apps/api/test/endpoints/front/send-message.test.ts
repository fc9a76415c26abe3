import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockForTraveller } from '../../../src/usecases/conversation/traveller-writes.ts';
import { countTry } from '../../../src/usecases/limits/rate-limit.ts';
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
      { action: 'wrote', actor_kind: 'traveller', actor_name: 'Traveller', detail: { files: 0 } },
    ]);
  });

  test('may be a file alone, and without both it is none', async () => {
    const orderId = await app.newOrder();
    expect(await write(orderId, '', {}, fileOf(samples.pdf))).toMatchObject({ http: 200 });
    const message = 'Please write your message.';
    expect(await write(orderId, ' ')).toMatchObject({
      http: 422,
      message,
      errors: [{ path: 'text', message }],
    });
    const file1 = expect.stringMatching(/-message-[0-9a-f]{8}\.pdf$/);
    expect((await page(orderId)).conversation).toMatchObject([
      { file: { file1, media_type: 'application/pdf' } },
    ]);
    expect((await app.history(orderId)).at(-1)).toMatchObject({ detail: { files: 1 } });
  });

  test('sent again with its key is one message', async () => {
    const orderId = await app.newOrder();
    const sent = await Promise.all(
      [1, 2, 3].map(() => write(orderId, 'Hello', { key: 'a-send-of-a-device' })),
    );
    expect(new Set(sent.map(({ data }) => data?.id)).size).toBe(1);
    expect((await page(orderId)).conversation).toHaveLength(1);
  });

  test('with the key of something else is refused, and not called sent', async () => {
    const orderId = await app.newOrder();
    const message = 'Something else was sent with this key, so your message was not sent.';
    const refused = { http: 409, message, errors: [{ path: 'key', message }] };
    await reply(orderId, 'Hello', { key: 'a-key-of-staff' });
    expect(await write(orderId, 'Hello', { key: 'a-key-of-staff' })).toMatchObject(refused);
    expect(await write(orderId, 'We land late', { key: 'a-key-of-mine' })).toMatchObject({
      http: 200,
    });
    for (const text of ['We land early', '']) {
      const file = text ? undefined : fileOf(samples.pdf);
      expect(await write(orderId, text, { key: 'a-key-of-mine' }, file)).toMatchObject(refused);
    }
    expect(await reply(orderId, 'We land late', { key: 'a-key-of-mine' })).toMatchObject(refused);
    const texts = (await page(orderId)).conversation.map(({ text }) => text);
    expect(texts.sort()).toEqual(['Hello', 'We land late']);
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
    expect(refused).toMatchObject({
      http: 429,
      message: expect.stringMatching(/^Too many messages/),
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is the two hundredth of a day at most', async () => {
    const orderId = await app.newOrder();
    const window = { name: 'traveller messages of a day', key: orderId, seconds: 24 * 60 * 60 };
    for (let i = 0; i < 199; i++) await countTry(app.db, window);
    expect(await write(orderId, 'The last')).toMatchObject({ http: 200 });
    const refused = await write(orderId, 'One more');
    expect(refused).toMatchObject({ http: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect((await page(orderId)).conversation).toHaveLength(1);
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
    expect(body_text).toContain(String(new Date().getUTCFullYear()));
  });

  test('leaves the mark of what came behind the entry that the member saw', async () => {
    const orderId = await app.newOrder();
    await write(orderId, 'Can my sister come too?');
    const newestEntry = (await detail(orderId)).conversation.at(-1)?.id;
    await write(orderId, 'Please cancel all of it.');
    expect(await reply(orderId, 'Yes, please add her.', { newestEntry })).toMatchObject({
      http: 200,
    });
    expect((await detail(orderId)).marks).toEqual(['wrote']);
    const { id } = await app.order(orderId);
    const mails = app.db.selectFrom('mail_message').select('body_text').where('order_pk', '=', id);
    const { body_text } = await mails.executeTakeFirstOrThrow();
    expect(body_text).toContain('Can my sister come too?');
    expect(body_text).not.toContain('Please cancel all of it.');
    const read = (await detail(orderId)).conversation.map((entry) => entry.id);
    await reply(orderId, 'Cancelled.', { newestEntry: Math.max(...read) });
    expect((await detail(orderId)).marks).toEqual([]);
  });

  test('to nothing that waits quotes no message that had its answer', async () => {
    const orderId = await app.newOrder();
    await write(orderId, 'Can my sister come too?');
    await reply(orderId, 'Yes, please add her.');
    await reply(orderId, 'And your brother.');
    const { id } = await app.order(orderId);
    const mails = app.db.selectFrom('mail_message').select('body_text').where('order_pk', '=', id);
    const texts = (await mails.execute()).map(({ body_text }) => body_text ?? '');
    const second = texts.filter((text) => text.includes('And your brother.'));
    expect(second).toHaveLength(1);
    expect(second[0]).not.toContain('Can my sister come too?');
  });

  test('is the twentieth of a minute at most, of each member', async () => {
    const [orderId, hasty] = [await app.newOrder(), await app.signIn('Team')];
    const body = { orderId, text: 'Yes', key: 'page-send-02' };
    for (let i = 0; i < 20; i++) await app.call('sendMessage', { body }, hasty);
    expect(await app.call('sendMessage', { body }, hasty)).toMatchObject({
      http: 429,
      message: expect.stringMatching(/^Too many messages/),
    });
    expect(await app.call('sendMessage', { body }, team)).toMatchObject({ http: 200 });
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
    expect(await reply('T-000000', 'Hello')).toMatchObject({
      http: 404,
      message: 'There is no order T-000000.',
    });
    const erased = await app.newOrder({ process_status: 'Deleted', erased_at: new Date() });
    expect(await reply(erased, 'Hello')).toMatchObject({
      http: 409,
      message: `Order ${erased} was erased.`,
    });
  });
});

test('an order that was deleted since its cookie was looked at takes nothing', async () => {
  const lock = (orderId: string) => {
    const session = { orderId, id: 'one', expiresAt: new Date(), opener: null };
    return app.db.transaction().execute((trx) => lockForTraveller(trx, session));
  };
  const gone = [
    'T-000000',
    await app.newOrder({ process_status: 'Deleted' }),
    await app.newOrder({ erased_at: new Date() }),
  ];
  for (const orderId of gone) {
    await expect(lock(orderId), orderId).rejects.toMatchObject({
      status: 401,
      message: 'Please enter your order id and e-mail again.',
    });
  }
  expect(await lock(await app.newOrder())).toMatchObject({ process_status: 'New' });
});

test('a move by staff who saw it takes the mark away too', async () => {
  const orderId = await app.newOrder();
  await write(orderId, 'Hello');
  const newestEntry = (await detail(orderId)).conversation.at(-1)?.id;
  const body = { orderId: [orderId], updatingStatus: 'AwaitingGovt', newestEntry };
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
