import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followQuestions } from '../../../src/usecases/conversation/due-questions.ts';
import { keepLanguage } from '../../../src/usecases/traveller/keep-language.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';

/** What happens between a change and its undoing by itself, without a member. */
let app: TestApp;
let ayu: SignedIn;
beforeAll(async () => {
  app = await testApp();
  ayu = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const { ask } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => ayu,
);
const change = async (orderId: string, updatingStatus: string) => {
  const body = { orderId: [orderId], updatingStatus };
  return (await app.call('moveOrderStatus', { body }, ayu)).data?.undo ?? {};
};
const undo = (versions: Record<string, number>) =>
  app.call('undoChange', { body: { orderId: Object.keys(versions), versions } }, ayu);
const isOffered = async (orderId: string) => {
  const asked = { params: { orderId }, query: { page: 1, limit: 10 } };
  const { data = [] } = await app.call('getOrderHistory', asked, ayu);
  return data.some(({ undo: version }) => version !== undefined);
};
const tell = async (order_id: string, more: object = {}) => {
  const about = {
    dispute_id: `case of ${order_id}`,
    gateway: 'solidgate',
    network: 'visa',
    order_id,
  };
  const body = { ...about, kind: 'chargeback', ...more };
  const headers = { 'X-Intake-Key': app.services.secrets.intakeKey };
  const { data } = await app.call('intakeDisputes', { body }, { headers });
  return data?.[0]?.dispute_id;
};
const setQuestion = (id: number, values: object) =>
  app.db.updateTable('order_question').set(values).where('id', '=', id).execute();
const questionOf = (id: number) =>
  app.db.selectFrom('order_question').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** An order whose traveller was reminded, and has a minute left. */
async function reminded(process_status: 'Awaiting' | 'AwaitingGovt' | 'Contact Customer' | 'New') {
  const orderId = await app.newOrder({ process_status });
  const id = await ask(orderId);
  await setQuestion(id, { state: 'reminded', due_at: new Date(Date.now() + 60_000) });
  return { orderId, id };
}

/** As if an order had been changed so many hours before. */
async function age(orderId: string, hours: number) {
  const { id } = await app.order(orderId);
  await app.pool.query(`alter table order_history disable trigger all;
    update order_history set at = at - interval '${hours} hours', detail = detail || jsonb_build_object(
      'was.question_due_at', (detail ->> 'was.question_due_at')::timestamptz - interval '${hours} hours')
      where order_pk = ${id};
    alter table order_history enable trigger all;
    update order_question set asked_at = asked_at - interval '${hours} hours' where order_pk = ${id}`);
}
const hoursLeft = async (id: number) =>
  (Date.parse(String((await questionOf(id)).due_at)) - Date.now()) / 3_600_000;

/** The traveller has not answered in time. */
async function silence(id: number, state: 'reminded' | 'overdue' = 'overdue') {
  await setQuestion(id, { due_at: new Date() });
  expect(await followQuestions(app.services)).toBe(1);
  expect(await questionOf(id)).toMatchObject({ state });
}

describe('a question that got no answer since', () => {
  test('keeps its mark when an assignment is undone', async () => {
    const { orderId, id } = await reminded('AwaitingGovt');
    const body = { orderId: [orderId], assignto: ayu.name };
    const { data } = await app.call('assignOrderStatus', { body }, ayu);
    await silence(id);
    expect(await undo(data?.undo ?? {})).toMatchObject({ http: 200 });
    expect(await app.order(orderId)).toMatchObject({
      assigned_to: null,
      no_answer_at: expect.any(String),
    });
  });

  test('keeps its mark and stays overdue where silence moves no order', async () => {
    const { orderId, id } = await reminded('AwaitingGovt');
    const versions = await change(orderId, 'Contact Customer');
    await silence(id);
    expect(await undo(versions)).toMatchObject({ http: 200 });
    expect(await app.order(orderId)).toMatchObject({
      process_status: 'AwaitingGovt',
      no_answer_at: expect.any(String),
    });
    expect(await questionOf(id)).toMatchObject({ state: 'overdue', due_at: null });
  });

  test.each(['Awaiting', 'New'] as const)('puts no order back in %s', async (from) => {
    const { orderId, id } = await reminded(from);
    const versions = await change(orderId, 'Contact Customer');
    expect(await isOffered(orderId)).toBe(true);
    await silence(id);
    expect(await isOffered(orderId)).toBe(false);
    expect(await undo(versions)).toMatchObject({
      http: 409,
      message: 'The question to the traveller has become overdue.',
    });
    expect(await app.order(orderId)).toMatchObject({
      process_status: 'Contact Customer',
      no_answer_at: expect.any(String),
    });
  });
});

test.each(['move', 'assignment'])(
  'a reminder by the clock stands in no way of a %s',
  async (kind) => {
    const orderId = await app.newOrder({ process_status: 'New' });
    const id = await ask(orderId);
    const body = { orderId: [orderId], assignto: ayu.name };
    const versions =
      kind === 'move'
        ? await change(orderId, 'Contact Customer')
        : ((await app.call('assignOrderStatus', { body }, ayu)).data?.undo ?? {});
    await silence(id, 'reminded');
    const { due_at: due } = await questionOf(id);
    expect(await isOffered(orderId)).toBe(true);
    expect(await undo(versions)).toMatchObject({ http: 200 });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'New', assigned_to: null });
    expect(await questionOf(id)).toMatchObject({ state: 'reminded', due_at: due });
  },
);

describe('a case', () => {
  test('that moves no order stands in no way outside ChargeBack', async () => {
    const orderId = await app.newOrder({ process_status: 'New' });
    const versions = await change(orderId, 'Awaiting');
    await tell(orderId, { kind: 'fraud_report' });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'Awaiting' });
    expect(await undo(versions)).toMatchObject({ http: 200 });
  });

  test('that began since keeps the order in ChargeBack', async () => {
    const orderId = await app.newOrder({ process_status: 'Completed' });
    const versions = await change(orderId, 'ChargeBack');
    const caseId = await tell(orderId);
    expect(await undo(versions)).toMatchObject({
      http: 409,
      message: `Intake brought the chargeback ${caseId} in the meantime.`,
    });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'ChargeBack' });
  });

  test('of before stands in no way when news of it come', async () => {
    const orderId = await app.newOrder({ process_status: 'ChargeBack' });
    await tell(orderId);
    const versions = await change(orderId, 'Completed');
    await tell(orderId, { state: 'answered' });
    expect((await app.history(orderId)).at(-1)).toMatchObject({ detail: { state: 'answered' } });
    expect(await undo(versions)).toMatchObject({ http: 200 });
  });
});

test('an assignee who has left stays where the change was about the folder alone', async () => {
  const manager = await app.signIn('Manager');
  const gone = await app.signIn('Team');
  const orderId = await app.newOrder({ process_status: 'Awaiting', assigned_to: gone.id });
  await app.call('deleteTeamMember', { body: { teamMemberId: gone.id } }, manager);
  expect(await undo(await change(orderId, 'Completed'))).toMatchObject({ http: 200 });
  expect(await app.order(orderId)).toMatchObject({
    process_status: 'Awaiting',
    assigned_to: gone.id,
  });
});

test('a question that was withdrawn for long has its time again, and its reminder leaves some', async () => {
  const orderId = await app.newOrder({ process_status: 'Awaiting' });
  const id = await ask(orderId);
  const versions = await change(orderId, 'AwaitingGovt');
  await age(orderId, 100);
  expect(await undo(versions)).toMatchObject({ http: 200 });
  expect(await questionOf(id)).toMatchObject({ state: 'open' });
  expect(await hoursLeft(id)).toBeCloseTo(24, 1);
  expect(await followQuestions(app.services)).toBe(0);
  await setQuestion(id, { due_at: new Date() });
  expect(await followQuestions(app.services)).toBe(1);
  expect(await questionOf(id)).toMatchObject({ state: 'reminded' });
  expect(await hoursLeft(id)).toBeCloseTo(24, 1);
});

test('a question that was open all the while goes on as it was', async () => {
  const orderId = await app.newOrder({ process_status: 'New' });
  const id = await ask(orderId);
  const before = await questionOf(id);
  const versions = await change(orderId, 'Contact Customer');
  await age(orderId, 10);
  await undo(versions);
  expect((await questionOf(id)).due_at).toBe(before.due_at);
});

test('the language that the traveller has chosen meanwhile keeps no change from being undone', async () => {
  const orderId = await app.newOrder();
  const versions = await change(orderId, 'AwaitingGovt');
  await keepLanguage(
    app.services,
    { ...(await app.order(orderId)), language: null },
    ['de'],
    '::1',
  );
  expect((await app.history(orderId)).at(-1)).toMatchObject({ detail: { fields: 'language' } });
  expect(await isOffered(orderId)).toBe(true);
  expect(await undo(versions)).toMatchObject({ http: 200 });
  expect(await app.order(orderId)).toMatchObject({ process_status: 'New', language: 'de' });
});
