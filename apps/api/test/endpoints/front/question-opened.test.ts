import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const { ask, answer, page, detail } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => team,
);
const awaiting = () => app.newOrder({ process_status: 'Awaiting' });
const openings = async (orderId: string) =>
  (await detail(orderId)).conversation.flatMap(({ question }) => question?.opened_at);
const rowOf = (id: number) =>
  app.db.selectFrom('order_question').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('the first look of the traveller is kept, and stays', async () => {
  const orderId = await awaiting();
  const questionId = await ask(orderId);
  expect(await openings(orderId)).toEqual([null]);
  const before = await app.order(orderId);
  const history = await app.history(orderId);
  await page(orderId);
  const [first] = await openings(orderId);
  expect(first).toMatch(/^20.*Z$/);
  await page(orderId);
  expect(await openings(orderId)).toEqual([first]);
  // It changes nothing of the order: no member is told that somebody was faster.
  expect(await app.order(orderId)).toEqual(before);
  expect(await app.history(orderId)).toEqual(history);
  await answer(orderId, questionId, 'Villa Kembang');
  expect((await openings(orderId))[0]).toBe(first);
});

test('it is written once, and not by looks that come later', async () => {
  const orderId = await awaiting();
  const questionId = await ask(orderId);
  await page(orderId);
  const { xmin } = await version(questionId);
  await page(orderId);
  await page(orderId);
  expect(await version(questionId)).toEqual({ xmin });
});

async function version(questionId: number): Promise<{ xmin: string }> {
  const { rows } = await app.pool.query('select xmin::text from order_question where id = $1', [
    questionId,
  ]);
  return rows[0];
}

test('each question has its own, and one that is over gets none', async () => {
  const orderId = await awaiting();
  const older = await ask(orderId);
  const newer = await ask(orderId, { wants: 'date', text: 'When?' });
  await page(orderId);
  expect(await rowOf(older)).toMatchObject({ state: 'withdrawn', opened_at: null });
  expect(await rowOf(newer)).toMatchObject({ opened_at: expect.any(String) });
  // Answered by a device that had it from a page of before.
  const other = await awaiting();
  const questionId = await ask(other);
  await answer(other, questionId, 'Ubud');
  await page(other);
  expect(await rowOf(questionId)).toMatchObject({ state: 'answered', opened_at: null });
});

test('what staff look at, and who has no cookie of the order, leaves no trace', async () => {
  const orderId = await awaiting();
  const questionId = await ask(orderId);
  await app.call('previewQuestion', { body: { orderId, template: 'passportPhoto' } }, team);
  await detail(orderId);
  expect(await app.call('getOrder', { body: { orderId } }, team)).toMatchObject({ http: 401 });
  const cookie = app.cookieOf(await awaiting());
  expect(await app.call('getOrder', { body: { orderId } }, { cookie })).toMatchObject({
    http: 401,
  });
  expect(await rowOf(questionId)).toMatchObject({ opened_at: null });
});

test('of a question from before nothing is said and nothing is kept', async () => {
  const orderId = await awaiting();
  const questionId = await ask(orderId);
  await app.db
    .updateTable('order_question')
    .set({ opening_kept: false })
    .where('id', '=', questionId)
    .execute();
  expect(await page(orderId)).toMatchObject({ question: { id: questionId } });
  expect(await rowOf(questionId)).toMatchObject({ opened_at: null });
  expect((await detail(orderId)).conversation[0]?.question).not.toHaveProperty('opened_at');
});

test('a question that somebody holds is shown at once, and marked by the next look', async () => {
  const orderId = await awaiting();
  const questionId = await ask(orderId);
  await app.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('order_question')
      .select('id')
      .where('id', '=', questionId)
      .forUpdate()
      .execute();
    expect(await page(orderId)).toMatchObject({ question: { id: questionId } });
  });
  expect(await rowOf(questionId)).toMatchObject({ opened_at: null });
  await page(orderId);
  expect(await rowOf(questionId)).toMatchObject({ opened_at: expect.any(String) });
});

test('the question is shown where the look cannot be written', async () => {
  const orderId = await awaiting();
  const questionId = await ask(orderId);
  await app.pool.query(`
    create function refuse_opened() returns trigger language plpgsql as $$
      begin raise exception 'no room'; end $$;
    create trigger refuse_opened before update of opened_at on order_question
      for each row execute function refuse_opened()`);
  expect(await page(orderId)).toMatchObject({ question: { id: questionId } });
  await app.pool.query(
    'drop trigger refuse_opened on order_question; drop function refuse_opened()',
  );
  expect(await rowOf(questionId)).toMatchObject({ opened_at: null });
});

test('it goes with its order', async () => {
  const orderId = await awaiting();
  const questionId = await ask(orderId);
  await page(orderId);
  const admin = await app.signIn('Admin', 'Dewa');
  for (const permanentDeletedFlag of [false, true]) {
    const body = { orderId: [orderId], updatingStatus: 'Deleted', permanentDeletedFlag };
    expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
  }
  const left = await app.db
    .selectFrom('order_question')
    .select('id')
    .where('id', '=', questionId)
    .execute();
  expect(left).toEqual([]);
});
