import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOrderViewOnce } from '../../../src/db/queries/order-views.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { withinOneHour } from '../../support/within-one-hour.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Telecaller');
});
afterAll(() => app.stop());

const open = (orderId: string, member = team) =>
  app.call(
    'getOrdersDetails',
    { params: { orderId } },
    { token: member.token, headers: { 'X-Forwarded-For': '203.0.113.9' } },
  );
const views = async (orderId: string) =>
  app.db
    .selectFrom('order_view')
    .select(['member_id', 'ip', 'hour', 'at'])
    .where('order_pk', '=', (await app.order(orderId)).id)
    .orderBy('at')
    .execute();

test('opening an order leaves one row per member and hour', () =>
  withinOneHour(async () => {
    const orderId = await app.newOrder();
    const lead = await app.signIn('Manager');
    for (const member of [team, team, lead, team]) {
      expect(await open(orderId, member)).toMatchObject({ http: 200 });
    }
    const rows = await views(orderId);
    expect(rows).toMatchObject([
      { member_id: team.id, ip: '203.0.113.9' },
      { member_id: lead.id, ip: '203.0.113.9' },
    ]);
    expect(rows[0]?.hour).toMatch(/T\d\d:00:00\.000Z$/);
  }));

test('an order that stays open is not written again, for each member and once an hour', () =>
  withinOneHour(async () => {
    const writes = async () => {
      const { rows } = await app.pool.query('select count(*)::int as count from view_write');
      return rows[0].count as number;
    };
    // Each statement counts, also one that adds no row.
    await app.pool.query(`
    create table view_write (at timestamptz default now());
    create function count_view_write() returns trigger language plpgsql as
      $$ begin insert into view_write default values; return null; end $$;
    create trigger count_view_writes before insert on order_view execute function count_view_write()`);
    try {
      const orderId = await app.newOrder();
      const lead = await app.signIn('Manager');
      for (const member of [team, team, lead, team, lead]) await open(orderId, member);
      expect(await writes()).toBe(2);
      const { db } = app.services;
      const view = { orderId, memberId: team.id, ip: '203.0.113.9' };
      await recordOrderViewOnce(db, view, 'the next hour');
      await recordOrderViewOnce(db, view, 'the next hour');
      expect(await writes()).toBe(3);
    } finally {
      await app.pool.query(
        'drop trigger count_view_writes on order_view; drop function count_view_write; drop table view_write',
      );
    }
  }));

test('the next hour is a row of its own', async () => {
  const orderId = await app.newOrder();
  const order_pk = (await app.order(orderId)).id;
  const hour = new Date(Math.floor(Date.now() / 3_600_000 - 1) * 3_600_000);
  await app.db
    .insertInto('order_view')
    .values({ order_pk, member_id: team.id, hour, at: hour, ip: '203.0.113.9' })
    .execute();
  await open(orderId);
  expect(await views(orderId)).toHaveLength(2);
});

test('a list, a search hit and an order that is not there are none', async () => {
  const orderId = await app.newOrder();
  await app.call('getOrdersList', { params: { orderName: 'newOrder' } }, team);
  const search = { start: 0, end: 10, searchVal: orderId, folderName: 'newOrder' };
  expect((await app.call('searchOrder', { body: search }, team)).total).toBe(1);
  expect(await open('T-NOBODY')).toMatchObject({ http: 404 });
  expect(await views(orderId)).toEqual([]);
});

test('waits for nobody who changes the order', async () => {
  const orderId = await app.newOrder();
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from orders where order_id = $1 for update', [orderId]);
    expect(await open(orderId)).toMatchObject({ http: 200 });
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(await views(orderId)).toHaveLength(1);
});

test('a recorded view cannot be changed or removed', async () => {
  const orderId = await app.newOrder();
  await open(orderId);
  for (const statement of [
    "update order_view set ip = '-'",
    'delete from order_view',
    'truncate order_view',
  ]) {
    await expect(app.pool.query(statement)).rejects.toThrow('never changed');
  }
});
