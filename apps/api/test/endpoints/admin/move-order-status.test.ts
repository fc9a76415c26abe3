import { moves, processStatuses, roles, statusLabel } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const move = (orderId: string | string[], updatingStatus: string, as = team, more: object = {}) =>
  app.call('moveOrderStatus', { body: { orderId: [orderId].flat(), updatingStatus, ...more } }, as);
const today = () => new Date().toISOString().slice(0, 10);

describe.each(processStatuses)('from %s', (from) => {
  test.each(moves.filter((one) => one.to !== from))('$label', async ({ to }) => {
    const orderId = await app.newOrder({ process_status: from });
    const day = today();
    const answer = await move(orderId, to);
    expect(answer).toMatchObject({
      http: 200,
      message: `Order has been moved to ${statusLabel(to)}`,
      data: { changed: [orderId], skipped: [] },
    });
    expect(await app.order(orderId)).toMatchObject({
      process_status: to,
      version: 2,
      processed_by: to === 'Completed' ? team.id : null,
      processing_date: to === 'Completed' ? expect.toBeOneOf([day, today()]) : null,
    });
    expect(await app.history(orderId)).toMatchObject([
      {
        action: 'moved',
        order_version: 2,
        actor_kind: 'staff',
        actor_id: team.id,
        actor_name: 'Ayu Lestari',
        ip: '127.0.0.1',
        detail: { from, to },
      },
    ]);
  });

  test('to where it is already is refused', async () => {
    const orderId = await app.newOrder({ process_status: from });
    expect(await move(orderId, from)).toMatchObject({
      http: 409,
      status: 0,
      message: `Order ${orderId} is in ${statusLabel(from)} already.`,
    });
    expect(await app.order(orderId)).toMatchObject({ version: 1 });
    expect(await app.history(orderId)).toEqual([]);
  });
});

test.each(['New', 'Pending'])('nothing is moved to %s', async (to) => {
  const orderId = await app.newOrder({ process_status: 'Awaiting' });
  expect(await move(orderId, to)).toMatchObject({
    http: 409,
    message: `Order ${orderId} cannot be moved to ${to}.`,
  });
});

test.each(roles)('%s may make all eight moves of the panel', async (role) => {
  const member = await app.signIn(role);
  for (const { to } of moves) {
    expect(await move(await app.newOrder(), to, member)).toMatchObject({ http: 200 });
  }
});

test('the moment of the new status is kept', async () => {
  const orderId = await app.newOrder({ status_since: '2026-01-01T00:00:00Z' });
  const before = new Date().toISOString();
  await move(orderId, 'Awaiting');
  expect((await app.order(orderId)).status_since >= before.slice(0, 19)).toBe(true);
});

test('of many, those that can be moved are, and the rest is explained', async () => {
  const [one, two] = [await app.newOrder(), await app.newOrder()];
  const there = await app.newOrder({ process_status: 'Awaiting' });
  const answer = await move([one, there, two, 'T-NOBODY', one], 'Awaiting');
  expect(answer).toMatchObject({
    http: 200,
    data: {
      changed: [one, two],
      skipped: [
        { orderId: there, reason: `Order ${there} is in Awaiting Customer already.` },
        { orderId: 'T-NOBODY', reason: 'There is no such order.' },
      ],
    },
  });
  expect(answer.message).toBe(
    'Orders have been moved to Awaiting Customer: 2 changed, 2 unchanged. ' +
      `Order ${there} is in Awaiting Customer already. T-NOBODY: There is no such order.`,
  );
  expect(await app.order(there)).toMatchObject({ version: 1 });
  expect(await app.history(one)).toHaveLength(1);
});

test('of many reasons the first are said, and how many there are', async () => {
  const ids = Array.from({ length: 15 }, (_, i) => `T-NOBODY${i}`);
  const said =
    'T-NOBODY0: There is no such order. T-NOBODY1: There is no such order. ' +
    'T-NOBODY2: There is no such order. And 12 more.';
  expect(await move(ids, 'Awaiting')).toMatchObject({ http: 409, message: said });
  const one = await move([await app.newOrder(), ...ids.slice(0, 3)], 'Awaiting');
  expect(one.message).toContain('3 unchanged. T-NOBODY0: ');
  expect(one.message).not.toContain('more');
});

test('two bulk moves of the same orders in opposite order do not block each other', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 20; i++) ids.push(await app.newOrder());
  const answers = await Promise.all([
    move(ids, 'Awaiting'),
    move([...ids].reverse(), 'ChargeBack'),
    move(ids, 'Refunds'),
    move([...ids].reverse(), 'Contact Customer'),
  ]);
  expect(answers.map((answer) => answer.http)).toEqual([200, 200, 200, 200]);
  for (const orderId of ids) {
    expect(await app.history(orderId)).toHaveLength((await app.order(orderId)).version - 1);
  }
});

describe('two people on one order', () => {
  test('the later one is told who did what, and nothing is lost', async () => {
    const other = await app.signIn('Manager', 'Bima Saputra');
    const orderId = await app.newOrder();
    const versions = { [orderId]: 1 };
    expect(await move(orderId, 'Refunds', other, { versions })).toMatchObject({ http: 200 });
    const late = await move(orderId, 'Awaiting', team, { versions });
    expect(late).toMatchObject({
      http: 409,
      status: 0,
      message: 'Bima Saputra moved the order to Refunds in the meantime.',
    });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'Refunds', version: 2 });
    expect(await app.history(orderId)).toHaveLength(1);
    expect(await move(orderId, 'Awaiting', team, { versions: { [orderId]: 2 } })).toMatchObject({
      http: 200,
    });
  });

  test('who asks at the same moment: one wins', async () => {
    const orderId = await app.newOrder();
    const versions = { [orderId]: 1 };
    const answers = await Promise.all(
      (['Refunds', 'Awaiting', 'ChargeBack', 'Completed'] as const).map((to) =>
        move(orderId, to, team, { versions }),
      ),
    );
    expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409, 409, 409]);
    expect(await app.order(orderId)).toMatchObject({ version: 2 });
    expect(await app.history(orderId)).toHaveLength(1);
  });

  test('of many orders only the stale ones are left alone', async () => {
    const [fresh, stale] = [await app.newOrder(), await app.newOrder()];
    await move(stale, 'Refunds');
    const versions = { [fresh]: 1, [stale]: 1 };
    expect(await move([fresh, stale], 'Awaiting', team, { versions })).toMatchObject({
      http: 200,
      message:
        'Orders have been moved to Awaiting Customer: 1 changed, 1 unchanged. ' +
        `${stale}: Ayu Lestari moved the order to Refunds in the meantime.`,
      data: {
        changed: [fresh],
        skipped: [
          { orderId: stale, reason: 'Ayu Lestari moved the order to Refunds in the meantime.' },
        ],
      },
    });
  });
});

test.each([
  [{ orderId: [], updatingStatus: 'Awaiting' }, 'No order is selected.'],
  [{ orderId: ['../etc/passwd'], updatingStatus: 'Awaiting' }, 'This is not an order id.'],
  [{ orderId: ['100000'], updatingStatus: 'awaiting' }, 'Unknown status.'],
  [
    { orderId: Array.from({ length: 1001 }, (_, i) => `T-${100_000 + i}`), updatingStatus: 'New' },
    'Please select at most 1000 orders at once.',
  ],
])('wrong input is refused', async (body, message) => {
  expect(await app.call('moveOrderStatus', { body }, team)).toMatchObject({ http: 422, message });
});

test('the history cannot be rewritten', async () => {
  const orderId = await app.newOrder();
  await move(orderId, 'Awaiting');
  const forged = app.db.updateTable('order_history').set({ actor_name: 'Nobody' }).execute();
  await expect(forged).rejects.toThrow('append-only');
  await expect(app.db.deleteFrom('order_history').execute()).rejects.toThrow('append-only');
});

describe('deleting several', () => {
  const several = async (more: object = {}) => [await app.newOrder(more), await app.newOrder(more)];

  test.each(roles)('%s: as by the list', async (role) => {
    const member = await app.signIn(role);
    const orderIds = await several();
    const answer = await move(orderIds, 'Deleted', member);
    const may = role === 'Admin' || role === 'Manager';
    expect(answer.http).toBe(may ? 200 : 403);
    for (const id of orderIds) {
      expect((await app.order(id)).process_status).toBe(may ? 'Deleted' : 'New');
    }
  });

  test('to bring several back is for those who may delete several', async () => {
    const orderIds = await several({ process_status: 'Deleted' });
    const [one = ''] = orderIds;
    expect(await move(orderIds, 'Awaiting', await app.signIn('Team'))).toMatchObject({
      http: 409,
      message: expect.stringContaining('brings deleted orders back one at a time'),
    });
    expect(await app.order(one)).toMatchObject({ process_status: 'Deleted' });
    expect(await move([one, one], 'Awaiting', await app.signIn('Team'))).toMatchObject({
      http: 200,
    });
    const more = await several({ process_status: 'Deleted' });
    expect(await move(more, 'Awaiting', await app.signIn('Manager'))).toMatchObject({ http: 200 });
  });

  test('one order said twice is one', async () => {
    const id = await app.newOrder();
    expect(await move([id, id], 'Deleted')).toMatchObject({ http: 200 });
  });

  test('of the own My Orders is for an Admin', async () => {
    const manager = await app.signIn('Manager');
    const mine = await several({ assigned_to: manager.id });
    expect(await move(mine, 'Deleted', manager)).toMatchObject({
      http: 409,
      message: expect.stringContaining('where only an Admin deletes'),
    });
  });
});
