import { processingModes, roles } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team', 'Ayu Lestari');
});
afterAll(() => app.stop());

const assign = (orderId: string[], assignto: string | null, as = team, more: object = {}) =>
  app.call('assignOrderStatus', { body: { orderId, assignto, ...more } }, as);

test.each(roles)('%s takes orders', async (role) => {
  const member = await app.signIn(role);
  const orderId = await app.newOrder();
  expect(await assign([orderId], member.name, member)).toMatchObject({
    http: 200,
    message: 'Order has been assigned successfully',
    data: { changed: [orderId] },
  });
  expect(await app.order(orderId)).toMatchObject({
    assigned_to: member.id,
    process_status: 'New',
    version: 2,
  });
  expect(await app.history(orderId)).toMatchObject([
    { action: 'assigned', actor_name: member.name, detail: { to: member.name } },
  ]);
});

test('whom the call names does not matter: the token takes the order', async () => {
  const other = await app.signIn('Manager', 'Bima Saputra');
  const orderId = await app.newOrder();
  await assign([orderId], other.name);
  expect(await app.order(orderId)).toMatchObject({ assigned_to: team.id });
});

test('what is mine already is left alone, what is another member’s is taken over', async () => {
  const mine = await app.newOrder({ assigned_to: team.id });
  const theirs = await app.newOrder({ assigned_to: (await app.signIn('Team')).id });
  expect(await assign([mine, theirs], team.name)).toMatchObject({
    http: 200,
    data: {
      changed: [theirs],
      // In its folder, whoever has it.
      skipped: [{ orderId: mine, reason: `Order ${mine} is yours already.`, folder: 'newOrder' }],
    },
  });
});

test('a role without Delete brings one deleted order back, and no several at once', async () => {
  const deleted = () => app.newOrder({ process_status: 'Deleted' });
  const [one, two, awaiting] = [
    await deleted(),
    await deleted(),
    await app.newOrder({ process_status: 'Awaiting' }),
  ];
  const skipped = [one, two].map((orderId) => ({
    orderId,
    reason: `Order ${orderId} is deleted. Your role brings deleted orders back one at a time.`,
  }));
  expect(await assign([one, two], '')).toMatchObject({ http: 409, status: 0 });
  expect(await assign([one, two, awaiting], '')).toMatchObject({
    data: { changed: [awaiting], skipped },
  });
  expect(await assign([one, one], '')).toMatchObject({ http: 200 });
  const manager = await app.signIn('Manager');
  const more = [two, await deleted()];
  expect(await assign(more, '', manager)).toMatchObject({ http: 200, data: { changed: more } });
});

test.each(processingModes)('a %s order goes back to its original folder', async (mode) => {
  const orderId = await app.newOrder({
    processing_mode: mode,
    assigned_to: team.id,
    process_status: 'Awaiting',
  });
  expect(await assign([orderId], '')).toMatchObject({
    http: 200,
    message: 'Order has been moved to its original folder successfully',
  });
  expect(await app.order(orderId)).toMatchObject({ assigned_to: null, process_status: 'New' });
  expect(await app.history(orderId)).toMatchObject([
    { action: 'returned', detail: { from: 'Awaiting', to: 'New' } },
  ]);
  expect(await assign([orderId], null)).toMatchObject({
    http: 409,
    message: `Order ${orderId} is in its original folder already.`,
  });
});

test('a new order that somebody has taken goes back too', async () => {
  const orderId = await app.newOrder({ assigned_to: team.id });
  expect(await assign([orderId], '')).toMatchObject({ http: 200, data: { changed: [orderId] } });
  expect(await app.order(orderId)).toMatchObject({ assigned_to: null, process_status: 'New' });
});

test('of two who take one order at once, the second learns who was first', async () => {
  const other = await app.signIn('Manager', 'Bima Saputra');
  const orderId = await app.newOrder();
  const versions = { [orderId]: 1 };
  await assign([orderId], other.name, other, { versions });
  expect(await assign([orderId], team.name, team, { versions })).toMatchObject({
    http: 409,
    message: 'Bima Saputra took the order in the meantime.',
  });
  expect(await app.order(orderId)).toMatchObject({ assigned_to: other.id, version: 2 });
});

test('an order whose assignee has left says so, and is taken over wherever it stands', async () => {
  const manager = await app.signIn('Manager');
  const gone = await app.signIn('Team', 'Dewa Prasetya');
  const orderId = await app.newOrder({ process_status: 'Awaiting', assigned_to: gone.id });
  const told = async () => {
    const { data } = await app.call('getOrdersDetails', { params: { orderId } }, team);
    return [data?.assign_to, data?.assignee_left];
  };
  const listed = async () => {
    const params = { orderName: 'awaitingOrder' } as const;
    const { data: list } = await app.call('getOrdersList', { params }, team);
    const body = { start: 0, end: 10, searchVal: orderId, folderName: 'awaitingOrder' } as const;
    const { data: found } = await app.call('searchOrder', { body }, team);
    const rows = [...(list ?? []), ...(found ?? [])].filter((row) => row.order_id === orderId);
    return rows.map((row) => row.assignee_left);
  };
  expect(await told()).toEqual(['Dewa Prasetya', false]);
  expect(await listed()).toEqual([undefined, undefined]);
  await app.call('deleteTeamMember', { body: { teamMemberId: String(gone.id) } }, manager);
  expect(await told()).toEqual(['Dewa Prasetya', true]);
  expect(await listed()).toEqual([true, true]);
  expect(await assign([orderId], team.name)).toMatchObject({ data: { changed: [orderId] } });
  expect(await told()).toEqual(['Ayu Lestari', false]);
  expect(await listed()).toEqual([undefined, undefined]);
  expect(await app.order(orderId)).toMatchObject({ process_status: 'Awaiting' });
});
