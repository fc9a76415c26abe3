import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followQuestions } from '../../../src/usecases/conversation/due-questions.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.updateTable('order_question').set({ state: 'withdrawn', due_at: null }).execute();
});

const { ask, answer, detail } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => team,
);
/** As if the question had been asked so many hours before. */
const wait = (id: number, hours: number) =>
  app.db
    .updateTable('order_question')
    .set({
      asked_at: sql<string>`asked_at - make_interval(hours => ${hours})`,
      due_at: sql<string>`due_at - make_interval(hours => ${hours})`,
    })
    .where('id', '=', id)
    .execute();
const follow = () => followQuestions(app.services);
const mailsOf = async (orderId: string) => {
  const { id } = await app.order(orderId);
  const rows = await app.db
    .selectFrom('mail_message')
    .select(['kind', 'subject', 'body_text'])
    .where('order_pk', '=', id)
    .orderBy('created_at')
    .execute();
  return rows;
};

describe('a question without an answer', () => {
  test('is asked by a letter that carries its words and the link', async () => {
    const orderId = await app.newOrder({ process_status: 'Awaiting' });
    const words = { text: 'Wann?', english: 'When?', language: 'de' };
    const id = await ask(orderId, { wants: 'date', ...words });
    const [mail] = await mailsOf(orderId);
    expect(mail?.kind).toBe('question');
    expect(mail?.body_text).toContain('Wann?');
    expect(mail?.body_text).toContain('English: When?');
    expect(mail?.body_text).toContain('/track-order/');
    expect(mail?.body_text).toContain('21');
    // The reminder speaks the language of the question too.
    await wait(id, 25);
    await follow();
    const [, reminder] = await mailsOf(orderId);
    expect(reminder?.subject).toContain('Auftrag');
    expect(reminder?.body_text).toContain('Wann?');
    expect(reminder?.body_text).toContain('21');
  });

  test('brings one reminder after 24 hours, and after 48 the order to Contact Customer', async () => {
    const orderId = await app.newOrder({ process_status: 'Awaiting' });
    const id = await ask(orderId);
    await wait(id, 23);
    expect(await follow()).toBe(0);
    await wait(id, 2);
    expect(await follow()).toBe(1);
    expect(await follow()).toBe(0);
    expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual(['question', 'reminder']);
    expect(await app.history(orderId)).toContainEqual(
      expect.objectContaining({ action: 'reminded', detail: { question: id } }),
    );
    expect((await detail(orderId)).conversation[0]?.question?.state).toBe('reminded');
    await wait(id, 24);
    expect(await follow()).toBe(1);
    expect(await follow()).toBe(0);
    expect(await app.order(orderId)).toMatchObject({ process_status: 'Contact Customer' });
    expect(await detail(orderId)).toMatchObject({
      marks: ['noAnswer'],
      conversation: [{ question: { state: 'overdue', due: null } }],
    });
    expect((await app.history(orderId)).at(-1)).toMatchObject({
      action: 'moved',
      actor_kind: 'system',
      detail: { from: 'Awaiting', to: 'Contact Customer' },
    });
    // It can be answered still.
    expect(await answer(orderId, id, 'Ubud')).toMatchObject({ http: 200 });
    expect((await detail(orderId)).marks).toEqual(['answered']);
  });

  test('reminds once, however many processes look at the same time', async () => {
    const orderId = await app.newOrder({ process_status: 'Awaiting' });
    await wait(await ask(orderId), 25);
    const steps = await Promise.all([1, 2, 3, 4].map(follow));
    expect(steps.reduce((sum, step) => sum + step)).toBe(1);
    expect(await mailsOf(orderId)).toHaveLength(2);
  });

  test('of an order that was filed meanwhile leaves it there, marked', async () => {
    const orderId = await app.newOrder({ process_status: 'AwaitingGovt' });
    const id = await ask(orderId);
    await wait(id, 25);
    await follow();
    await wait(id, 25);
    await follow();
    expect(await app.order(orderId)).toMatchObject({
      process_status: 'AwaitingGovt',
      no_answer_at: expect.any(String),
    });
  });

  test.each(['New', 'Pending'] as const)(
    'moves an order from %s as well',
    async (process_status) => {
      const orderId = await app.newOrder({ process_status });
      const id = await ask(orderId);
      await wait(id, 25);
      await follow();
      await wait(id, 25);
      expect(await follow()).toBe(1);
      expect(await app.order(orderId)).toMatchObject({ process_status: 'Contact Customer' });
    },
  );

  test('that has its answer, or was withdrawn, brings nothing', async () => {
    const answered = await app.newOrder({ process_status: 'Awaiting' });
    const id = await ask(answered);
    await answer(answered, id, 'Ubud');
    await wait(id, 100);
    const moved = await app.newOrder({ process_status: 'Awaiting' });
    await wait(await ask(moved), 100);
    const body = { orderId: [moved], updatingStatus: 'Completed' };
    await app.call('moveOrderStatus', { body }, team);
    expect(await follow()).toBe(0);
  });
});

test('an order that fails does not keep the reminders of others back', async () => {
  const ids: number[] = [];
  for (const hours of [26, 25]) {
    const orderId = await app.newOrder({ process_status: 'Awaiting' });
    const id = await ask(orderId, { wants: 'text', text: 'Which hotel?' });
    await wait(id, hours);
    ids.push(id);
  }
  const [broken = 0, other = 0] = ids;
  await app.pool.query(`
    create function refuse_one() returns trigger language plpgsql as
      $$ begin raise exception 'broken on purpose'; end $$;
    create trigger refuse_one before update on order_question
      for each row when (old.id = ${broken}) execute function refuse_one()`);
  await expect(follow()).rejects.toThrow('broken on purpose');
  await app.pool.query('drop trigger refuse_one on order_question; drop function refuse_one()');
  const states = await app.db.selectFrom('order_question').select(['id', 'state']).execute();
  expect(states).toContainEqual({ id: broken, state: 'open' });
  expect(states).toContainEqual({ id: other, state: 'reminded' });
});
