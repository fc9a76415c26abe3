import type { ProcessStatus } from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followQuestions } from '../../src/usecases/conversation/due-questions.ts';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';
import { conversationOf } from '../support/conversation.ts';
import { pay } from '../support/payments.ts';

let app: TestApp;
let admin: SignedIn;
let talk: ReturnType<typeof conversationOf>;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  talk = conversationOf(app, () => admin);
});
afterAll(() => app.stop());

describe('a question that was open when the order was paid', () => {
  const wait = (id: number) =>
    app.db
      .updateTable('order_question')
      .set({
        asked_at: sql<string>`asked_at - interval '30 hours'`,
        due_at: sql<string>`due_at - interval '30 hours'`,
      })
      .where('id', '=', id)
      .execute();
  const remindersOf = async (orderId: string) =>
    (await app.history(orderId)).filter(({ action }) => action === 'reminded');
  const asked = async (process_status: ProcessStatus, question: object) => {
    const orderId = await app.newOrder({ process_status, paid_at: null });
    return { orderId, id: await talk.ask(orderId, question) };
  };
  const aboutPayment = { wants: 'text', template: 'payment' };
  const aboutAddress = { wants: 'field', template: 'address', field: 'address_in_indonesia' };

  test.each(['Pending', 'Awaiting', 'Contact Customer'] as const)(
    'is withdrawn where it is about the payment, in %s',
    async (before) => {
      const { orderId, id } = await asked(before, aboutPayment);
      await wait(id);
      await pay(app, orderId, `TX-${id}`);
      expect(await app.order(orderId)).toMatchObject({ process_status: 'New' });
      const { conversation } = await talk.detail(orderId);
      expect(conversation[0]?.question).toMatchObject({ state: 'withdrawn', due: null });
      await followQuestions(app.services);
      expect(await remindersOf(orderId)).toEqual([]);
      expect((await talk.page(orderId)).question ?? null).toBeNull();
    },
  );

  test('is withdrawn after its reminder too', async () => {
    const { orderId, id } = await asked('Awaiting', aboutPayment);
    await wait(id);
    await followQuestions(app.services);
    await pay(app, orderId, `TX-${id}`);
    await wait(id);
    await followQuestions(app.services);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New' });
    expect(await remindersOf(orderId)).toHaveLength(1);
  });

  test('is no longer without an answer: silence moved the order, and the payment brings it to New', async () => {
    const { orderId, id } = await asked('Pending', aboutPayment);
    for (let i = 0; i < 2; i++) {
      await wait(id);
      await followQuestions(app.services);
    }
    const silent = { process_status: 'Contact Customer', no_answer_at: expect.any(String) };
    expect(await app.order(orderId)).toMatchObject(silent);
    await pay(app, orderId, `TX-${id}`);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New', no_answer_at: null });
    const [paid] = (await app.history(orderId)).filter(({ action }) => action === 'paid');
    expect(paid?.detail).toMatchObject({ from: 'Contact Customer', to: 'New' });
  });

  test('leaves an order where it is that staff filed meanwhile, without the mark', async () => {
    const { orderId, id } = await asked('AwaitingGovt', aboutPayment);
    for (let i = 0; i < 2; i++) {
      await wait(id);
      await followQuestions(app.services);
    }
    await pay(app, orderId, `TX-${id}`);
    const order = { process_status: 'AwaitingGovt', no_answer_at: null };
    expect(await app.order(orderId)).toMatchObject(order);
  });

  test.each(['Pending', 'Awaiting'] as const)(
    'stays where it is about an address, in %s',
    async (status) => {
      const { orderId, id } = await asked(status, aboutAddress);
      await pay(app, orderId, `TX-${id}`);
      expect((await talk.detail(orderId)).conversation[0]?.question?.state).toBe('open');
      await wait(id);
      await followQuestions(app.services);
      expect(await remindersOf(orderId)).toHaveLength(1);
    },
  );
});

test('an answer brings an order that nobody has paid back to Pending', async () => {
  const orderId = await app.newOrder({ process_status: 'Awaiting', paid_at: null });
  const questionId = await talk.ask(orderId);
  expect(await talk.answer(orderId, questionId, 'Villa Kembang')).toMatchObject({ http: 200 });
  const pending = { process_status: 'Pending', answered_at: expect.any(String) };
  expect(await app.order(orderId)).toMatchObject(pending);
  const [answered] = (await app.history(orderId)).slice(-1);
  expect(answered?.detail).toMatchObject({ from: 'Awaiting', to: 'Pending' });
});
