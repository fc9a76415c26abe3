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
  const asked = async (process_status: 'Pending' | 'Awaiting', question: object) => {
    const orderId = await app.newOrder({ process_status });
    return { orderId, id: await talk.ask(orderId, question) };
  };
  const aboutPayment = { wants: 'text', template: 'payment' };
  const aboutAddress = { wants: 'field', template: 'address', field: 'address_in_indonesia' };

  test.each([
    ['Pending', 'New'],
    ['Awaiting', 'Awaiting'],
  ] as const)('is withdrawn where it is about the payment, in %s', async (before, after) => {
    const { orderId, id } = await asked(before, aboutPayment);
    await wait(id);
    await pay(app, orderId, `TX-${id}`);
    expect(await app.order(orderId)).toMatchObject({ process_status: after });
    const { conversation } = await talk.detail(orderId);
    expect(conversation[0]?.question).toMatchObject({ state: 'withdrawn', due: null });
    await followQuestions(app.services);
    expect(await remindersOf(orderId)).toEqual([]);
    expect((await talk.page(orderId)).question ?? null).toBeNull();
  });

  test('is withdrawn after its reminder too', async () => {
    const { orderId, id } = await asked('Awaiting', aboutPayment);
    await wait(id);
    await followQuestions(app.services);
    await pay(app, orderId, `TX-${id}`);
    await wait(id);
    await followQuestions(app.services);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'Awaiting' });
    expect(await remindersOf(orderId)).toHaveLength(1);
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
