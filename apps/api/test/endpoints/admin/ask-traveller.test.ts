import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';

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
const ask = (orderId: string, question: object) =>
  app.call('askTraveller', { body: { orderId, ...question } }, team);
const move = (orderId: string | string[], updatingStatus: string, question: object) =>
  app.call(
    'moveOrderStatus',
    { body: { orderId: [orderId].flat(), updatingStatus, question } },
    team,
  );

describe('a question with a move', () => {
  test.each(['Awaiting', 'Contact Customer'])('to %s moves and asks at once', async (status) => {
    const orderId = await app.newOrder();
    expect(await move(orderId, status, { wants: 'file', template: 'passportPhoto' })).toMatchObject(
      { http: 200 },
    );
    expect(await app.history(orderId)).toMatchObject([
      { action: 'moved', order_version: 2, detail: { to: status } },
      {
        action: 'asked',
        order_version: 2,
        detail: { wants: 'file', template: 'passportPhoto', question: expect.any(Number) },
      },
      { action: 'mail-queued', detail: { kind: 'question' } },
    ]);
    expect((await page(orderId)).question).toMatchObject({
      wants: 'file',
      text: expect.stringContaining('passport'),
    });
  });

  test('of several orders asks each of them', async () => {
    const orders = [await app.newOrder(), await app.newOrder()];
    await move(orders, 'Awaiting', { wants: 'text', text: 'How many?' });
    for (const orderId of orders) expect((await page(orderId)).question).not.toBeNull();
  });

  test('that is refused asks nothing', async () => {
    const orderId = await app.newOrder({ process_status: 'Awaiting' });
    expect(await move(orderId, 'Awaiting', { wants: 'text', text: '?' })).toMatchObject({
      http: 409,
    });
    expect((await page(orderId)).question).toBeNull();
  });

  test('elsewhere is no question', async () => {
    expect(
      await move(await app.newOrder(), 'Completed', { wants: 'text', text: '?' }),
    ).toMatchObject({ http: 422, message: 'This move asks no question.' });
  });
});

describe('a question', () => {
  test.each([
    [{ wants: 'text' }, 'Please write the question.'],
    [{ wants: 'choice', text: '?' }, 'Please give at least two choices.'],
    [{ wants: 'choice', text: '?', choices: ['Yes'] }, 'Please give at least two choices.'],
    [{ wants: 'choice', text: '?', choices: ['Yes', 'Yes'] }, 'Two choices are the same.'],
    [{ wants: 'field', text: '?' }, 'Please choose the field.'],
    [{ wants: 'field', text: '?', field: 'email' }, 'This field cannot be asked for.'],
    [{ wants: 'money', text: '?' }, 'Please choose what to ask for.'],
    [{ wants: 'text', template: 'none' }, 'There is no such template.'],
  ])('%j is refused', async (question, message) => {
    expect(await ask(await app.newOrder(), question)).toMatchObject({ http: 422, message });
  });

  test('has the time of its letter, by which the page finds what became of it', async () => {
    const orderId = await app.newOrder();
    await ask(orderId, { wants: 'text', text: 'How many?' });
    await ask(orderId, { wants: 'text', text: 'How many in all?' });
    const { conversation, mailHistory } = await detail(orderId);
    const letters = mailHistory.filter(({ kind }) => kind === 'question').reverse();
    expect(letters.map((one) => one.create_ts)).toEqual(conversation.map((one) => one.create_ts));
    expect(new Set(letters.map((one) => one.create_ts)).size).toBe(2);
  });

  test('keeps its English beside the words that the traveller reads', async () => {
    const orderId = await app.newOrder();
    const text = 'Wann fliegen Sie?';
    await ask(orderId, { wants: 'date', text, english: 'When do you fly?', language: 'de' });
    expect((await page(orderId)).question).toMatchObject({ text, language: 'de' });
    expect((await detail(orderId)).conversation).toMatchObject([
      {
        kind: 'question',
        text,
        english: 'When do you fly?',
        question: { wants: 'date', state: 'open', due: expect.any(String) },
      },
    ]);
  });

  test('keeps nothing of what it does not ask for', async () => {
    const orderId = await app.newOrder();
    const rest = { choices: ['Yes', 'No'], field: 'doa', fields: ['occupation'] };
    await ask(orderId, { wants: 'date', text: 'When?', ...rest });
    expect((await page(orderId)).question).toMatchObject({
      choices: null,
      field: null,
      fields: null,
    });
    const { detail: asked } = (await app.history(orderId))[0] ?? {};
    expect(asked).toEqual({ wants: 'date', question: expect.any(Number) });
  });

  test('of a closed order, an unknown one and an erased one is refused', async () => {
    const question = { wants: 'text', text: '?' };
    const closed = await app.newOrder({ process_status: 'Refunds' });
    expect(await ask(closed, question)).toMatchObject({
      http: 409,
      message: `Order ${closed} is closed, so its traveller cannot be asked.`,
    });
    expect(await ask('T-000000', question)).toMatchObject({ http: 404 });
    const erased = await app.newOrder({ process_status: 'Deleted', erased_at: new Date() });
    expect(await ask(erased, question)).toMatchObject({ http: 409 });
  });

  test('that is sent again is asked once', async () => {
    const orderId = await app.newOrder();
    const question = {
      wants: 'choice',
      text: 'What for?',
      choices: ['Me', 'A gift'],
      key: 'question-1',
    };
    const [first, again] = await Promise.all([ask(orderId, question), ask(orderId, question)]);
    expect(first).toMatchObject({ http: 200, data: { questionId: expect.any(Number) } });
    expect(again).toMatchObject({ http: 200, data: first.data });
    expect((await detail(orderId)).conversation).toHaveLength(1);
    expect(await app.history(orderId)).toHaveLength(2);
  });

  test('with the key of another is not called asked', async () => {
    const orderId = await app.newOrder();
    const key = 'question-2';
    await ask(orderId, { wants: 'file', template: 'passportPhoto', key });
    for (const other of [
      { wants: 'text', template: 'passportPhoto' },
      { wants: 'file', text: 'Your ticket, please.' },
    ]) {
      expect(await ask(orderId, { ...other, key })).toMatchObject({
        http: 409,
        errors: [{ path: 'key' }],
      });
    }
    await app.call('sendMessage', { body: { orderId, text: 'Hello', key: 'message-3' } }, team);
    expect(await ask(orderId, { wants: 'text', text: 'Hello', key: 'message-3' })).toMatchObject({
      http: 409,
    });
  });

  test('that is over by now is not called asked once more', async () => {
    const orderId = await app.newOrder();
    const question = { wants: 'file', template: 'passportPhoto', key: 'question-4' };
    await ask(orderId, question);
    await ask(orderId, { wants: 'text', text: 'How many?' });
    expect(await ask(orderId, question)).toMatchObject({
      http: 409,
      message:
        'This question was asked before and no longer waits for an answer. Ask again to send it once more.',
    });
    expect((await page(orderId)).question).toMatchObject({ text: 'How many?' });
  });

  test('answers what the traveller wrote: the mark goes', async () => {
    const orderId = await app.newOrder();
    await write(orderId, 'Hello');
    await ask(orderId, { wants: 'text', text: 'What is it about?' });
    expect((await detail(orderId)).marks).toEqual([]);
  });
});
