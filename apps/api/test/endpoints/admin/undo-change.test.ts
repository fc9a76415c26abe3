import { moves } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { conversationOf } from '../../support/conversation.ts';

let app: TestApp;
let ayu: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  app = await testApp();
  ayu = await app.signIn('Team', 'Ayu Lestari');
  manager = await app.signIn('Manager', 'Bima Saputra');
});
afterAll(() => app.stop());

const { ask, write, page } = conversationOf(
  new Proxy({} as TestApp, { get: (_, key) => app[key as keyof TestApp] }),
  () => ayu,
);
const move = (orderId: string | string[], updatingStatus: string, as = ayu, more: object = {}) =>
  app.call('moveOrderStatus', { body: { orderId: [orderId].flat(), updatingStatus, ...more } }, as);
const undo = (orderId: string | string[], versions: Record<string, number> = {}, as = ayu) =>
  app.call('undoChange', { body: { orderId: [orderId].flat(), versions } }, as);

/** Every column but the version. */
async function rowOf(orderId: string) {
  const { version, ...row } = await app.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row;
}

/** An order with everything that a move clears or sets. */
const worked = async (process_status: 'Awaiting' | 'AwaitingGovt' | 'Completed' | 'Deleted') =>
  app.newOrder({
    process_status,
    assigned_to: manager.id,
    status_since: '2026-11-01T08:00:00.123Z',
    answered_at: '2026-11-02T08:00:00Z',
    wrote_at: '2026-11-03T08:00:00Z',
    no_answer_at: '2026-11-04T08:00:00Z',
    processing_date: '2026-11-05',
    processed_by: manager.id,
  });

describe.each(['Awaiting', 'AwaitingGovt', 'Completed', 'Deleted'] as const)('from %s', (from) => {
  test.each(moves.filter(({ to }) => to !== from))('$label is undone', async ({ to }) => {
    const orderId = await worked(from);
    const before = await rowOf(orderId);
    const { data } = await move(orderId, to);
    expect(data?.undo).toEqual({ [orderId]: 2 });
    expect(await undo(orderId, data?.undo)).toMatchObject({
      http: 200,
      message: 'Order is back where it was',
      data: { changed: [orderId], skipped: [] },
    });
    expect(await rowOf(orderId)).toEqual(before);
    expect((await app.history(orderId))[1]).toMatchObject({
      action: 'undone',
      order_version: 3,
      actor_id: ayu.id,
      detail: { undone: 'moved', from: to, to: from },
    });
  });
});

test('an assignment and a return are undone', async () => {
  const orderId = await worked('Awaiting');
  const before = await rowOf(orderId);
  for (const assignto of [ayu.name, '']) {
    const { data } = await app.call(
      'assignOrderStatus',
      { body: { orderId: [orderId], assignto } },
      ayu,
    );
    expect(await rowOf(orderId)).not.toEqual(before);
    expect(await undo(orderId, data?.undo)).toMatchObject({ http: 200 });
    expect(await rowOf(orderId)).toEqual(before);
  }
});

test('many that were deleted go back, each to its own folder', async () => {
  const ids = [await worked('Awaiting'), await worked('Completed'), await app.newOrder()];
  const before = await Promise.all(ids.map(rowOf));
  const body = { orderId: ids, updatingStatus: 'Deleted', permanentDeletedFlag: false };
  const admin = await app.signIn('Admin');
  const { data } = await app.call('changeOrderStatus', { body }, admin);
  expect(await undo(ids, data?.undo, admin)).toMatchObject({
    http: 200,
    message: 'Orders are back where they were',
  });
  expect(await Promise.all(ids.map(rowOf))).toEqual(before);
});

test('a restoring is undone', async () => {
  const orderId = await worked('Deleted');
  const before = await rowOf(orderId);
  const body = { orderId: [orderId], updatingStatus: 'New' };
  const { data } = await app.call('changeOrderStatus', { body }, manager);
  await undo(orderId, data?.undo, manager);
  expect(await rowOf(orderId)).toEqual(before);
});

test('the question that a move withdrew is open again, with its deadline', async () => {
  const orderId = await app.newOrder({ process_status: 'Awaiting' });
  await ask(orderId, { wants: 'text', text: 'Which flight?' });
  const questions = () =>
    app.db
      .selectFrom('order_question as q')
      .innerJoin('orders as o', 'o.id', 'q.order_pk')
      .select(['q.state', 'q.due_at'])
      .where('o.order_id', '=', orderId)
      .execute();
  const before = await questions();
  const { data } = await move(orderId, 'AwaitingGovt');
  expect(await questions()).toEqual([{ state: 'withdrawn', due_at: null }]);
  await undo(orderId, data?.undo);
  const [after] = await questions();
  expect(after?.state).toBe('open');
  const moment = (question: (typeof before)[number] | undefined) =>
    Date.parse(String(question?.due_at));
  const later = moment(after) - moment(before[0]);
  expect(later).toBeGreaterThanOrEqual(0);
  expect(later).toBeLessThan(60_000);
  expect((await page(orderId)).question).toMatchObject({ text: 'Which flight?' });
});

test('remarks and mails meanwhile stand in no way; who wrote meanwhile does', async () => {
  const [remarked, written] = [await app.newOrder(), await app.newOrder()];
  const moved = await move([remarked, written], 'Customer Called');
  await app.call('addNewRemark', { body: { orderId: remarked, remark: 'No answer.' } }, manager);
  await write(written, 'My flight has changed.');
  expect(await undo([remarked, written], moved.data?.undo)).toMatchObject({
    http: 200,
    message: `Orders are back where they were: 1 changed, 1 unchanged. ${written}: Traveller wrote to us in the meantime.`,
    data: { changed: [remarked] },
  });
  expect(await rowOf(written)).toMatchObject({ process_status: 'Customer Called' });
});

test('what somebody changed since is left alone, and they are named', async () => {
  const orderId = await app.newOrder();
  const { data } = await move(orderId, 'Awaiting');
  await move(orderId, 'Completed', manager);
  expect(await undo(orderId, data?.undo)).toMatchObject({
    http: 409,
    message: 'Bima Saputra moved the order to Completed in the meantime.',
  });
  expect(await undo(orderId, { [orderId]: 3 })).toMatchObject({
    http: 409,
    message: 'Only the member who made this change can undo it.',
  });
});

test('it is done once, also by two presses at once', async () => {
  const orderId = await app.newOrder();
  const { data } = await move(orderId, 'Awaiting');
  const answers = await Promise.all([undo(orderId, data?.undo), undo(orderId, data?.undo)]);
  expect(answers.map(({ http }) => http)).toEqual([200, 200]);
  expect(await app.order(orderId)).toMatchObject({ version: 3 });
  expect(await undo(orderId, { [orderId]: 3 })).toMatchObject({
    http: 409,
    message: `The last change of order ${orderId} cannot be undone.`,
  });
  expect(await rowOf(orderId)).toMatchObject({ process_status: 'New' });
});

test('an undoing whose answer was lost can be asked again, and is done once', async () => {
  const ids = [await app.newOrder(), await app.newOrder()];
  const { data } = await move(ids, 'Awaiting');
  const first = await undo(ids, data?.undo);
  const [before, history] = [await Promise.all(ids.map(rowOf)), await app.history(ids[0] ?? '')];
  expect(await undo(ids, data?.undo)).toMatchObject({ http: 200, data: first.data });
  expect(await Promise.all(ids.map(rowOf))).toEqual(before);
  expect(await app.history(ids[0] ?? '')).toEqual(history);
  expect(await app.order(ids[0] ?? '')).toMatchObject({ version: 3 });
});

test('of a repeat, what was changed since is left alone, and what did not go back then goes back', async () => {
  const [again, changed, fresh] = [
    await app.newOrder(),
    await app.newOrder(),
    await app.newOrder(),
  ];
  const { data } = await move([again, changed, fresh], 'Awaiting');
  await undo([again, changed], data?.undo);
  await move(changed, 'Completed', manager);
  expect(await undo([again, changed, fresh], data?.undo)).toMatchObject({
    http: 200,
    data: {
      changed: [again, fresh],
      skipped: [
        { orderId: changed, reason: 'Bima Saputra moved the order to Completed in the meantime.' },
      ],
    },
  });
  expect((await app.history(fresh)).at(-1)).toMatchObject({ action: 'undone' });
});

test('nobody has done what somebody else undid', async () => {
  const orderId = await app.newOrder();
  const { data } = await move(orderId, 'Awaiting');
  await undo(orderId, data?.undo);
  expect(await undo(orderId, data?.undo, manager)).toMatchObject({
    http: 409,
    message: 'Ayu Lestari undid the move to Awaiting Customer in the meantime.',
  });
});

test('a move that asked a question, and a refund, are not undone', async () => {
  const [asked, refunded] = [
    await app.newOrder(),
    await app.newOrder({ process_status: 'Refunds' }),
  ];
  const question = { wants: 'text', text: 'Which flight?' };
  const answers = [
    await move(asked, 'Awaiting', ayu, { question }),
    await app.call('moveToCompleteRefund', { body: { orderId: [refunded] } }, ayu),
  ];
  for (const { http, data } of answers) {
    expect(http).toBe(200);
    expect(data).not.toHaveProperty('undo');
  }
  for (const orderId of [asked, refunded]) {
    expect(await undo(orderId, { [orderId]: 2 })).toMatchObject({ http: 409 });
  }
});

test('who has left since is nobody’s assignee again', async () => {
  const gone = await app.signIn('Team');
  const orderId = await app.newOrder({ process_status: 'Awaiting', assigned_to: gone.id });
  const body = { orderId: [orderId], assignto: '' };
  const { data } = await app.call('assignOrderStatus', { body }, ayu);
  await app.call('deleteTeamMember', { body: { teamMemberId: gone.id } }, manager);
  expect(await undo(orderId, data?.undo)).toMatchObject({ http: 200 });
  expect(await rowOf(orderId)).toMatchObject({ process_status: 'Awaiting', assigned_to: null });
});

test('without versions nothing is undone', async () => {
  const orderId = await app.newOrder();
  await move(orderId, 'Awaiting');
  expect(await app.call('undoChange', { body: { orderId: [orderId] } }, ayu)).toMatchObject({
    http: 422,
    errors: [{ path: 'versions' }],
  });
  expect(await undo(orderId)).toMatchObject({
    http: 422,
    errors: [{ path: 'versions', message: 'Each order needs the version of its change.' }],
  });
});

const timeline = async (orderId: string, as = ayu) => {
  const page = { params: { orderId }, query: { page: 1, limit: 10 } };
  const { data = [] } = await app.call('getOrderHistory', page, as);
  return data;
};

test('the timeline says it, and has nothing of what was kept for it', async () => {
  const orderId = await worked('Awaiting');
  const { data } = await move(orderId, 'Deleted');
  await undo(orderId, data?.undo);
  const rows = (await timeline(orderId)).filter(({ kind }) => kind === 'move');
  expect(rows.map(({ words }) => words)[0]).toBe('Ayu Lestari undid the move to Deleted');
  expect(rows[1]?.detail).toEqual({ from: 'Awaiting', to: 'Deleted' });
});

test('the timeline offers it to who made the change, while nothing stands in the way', async () => {
  const orderId = await app.newOrder();
  const offered = async (as = ayu) =>
    (await timeline(orderId, as)).filter((row) => row.undo !== undefined);
  await move(orderId, 'Awaiting');
  await move(orderId, 'Customer Called');
  await app.call('addNewRemark', { body: { orderId, remark: 'No answer.' } }, manager);
  expect(await offered()).toMatchObject([{ detail: { to: 'Customer Called' }, undo: 3 }]);
  expect(await offered(manager)).toEqual([]);
  await write(orderId, 'I am back.');
  expect(await offered()).toEqual([]);
});
