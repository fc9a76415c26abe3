import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldOrderCounts } from '../../../src/db/queries/housekeeping.ts';
import { seedDemo } from '../../../src/seed/demo.ts';
import { seedConversations } from '../../../src/seed/demo-conversations.ts';
import { seedDisputes } from '../../../src/seed/demo-disputes.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { filesBelow } from '../../support/files.ts';

/**
 * Not only what the demo has: every column of the database that can hold a text gets one that stands nowhere else.
 * A column that came since is in it by itself, and has to be emptied or to stand below.
 */
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedDemo(app.services);
  await seedConversations(app.services);
  await seedDisputes(app.services);
});
afterAll(() => app.stop());

/** What stays, by decision (db/order-erasure.ts): none of it is a traveller's, nor typed by one. */
const kept = [
  'dispute.currency',
  'dispute.exhibits',
  'dispute.gateway',
  'dispute.gateway_dispute_id',
  'dispute.marks',
  'dispute.network',
  'dispute.reason_code',
  'dispute.sub_reason',
  'dispute.unsigned',
  'dispute_event.actor_name',
  'dispute_event.detail',
  'invoice.currency',
  'invoice.number',
  'order_history.actor_name',
  'order_history.detail',
  'order_history.ip',
  'orders.clock_version',
  'orders.country_code',
  'orders.currency',
  'orders.gateway',
  'orders.merchant_name',
  'orders.nationality',
  'orders.nationality_code',
];

/** Of no order, or the name of the order or of a file by which it is erased. */
const notOfAnOrder =
  /^(staff_|backup_run|wal_archive|rate_limit|intake_key|payment_gateway|idempotent_answer|kysely_|check_run|.*_(change|count|filled|week|fill|group)$|order_bucket|stray_document)/;
const names = ['order_id', 'dispute_id', 'storage_key', 'action'];

const ofType: Record<string, (mark: string) => string> = {
  text: (mark) => `'${mark}'`,
  jsonb: (mark) => `'{"left":"${mark}"}'`,
  ARRAY: (mark) => `array['${mark}']`,
};
const mark = /left-(\w+\.\w+)-here/g;

/**
 * Puts a text of its own into every column of the first row of a table; the orders first, whose triggers write the
 * tables that are made of them anew. @returns the columns that take any text
 */
async function plant(): Promise<Set<string>> {
  const { rows } = await app.pool.query<{ table: string; column: string; type: string }>(`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.data_type in ('text', 'jsonb') or c.udt_name = '_text')
    order by c.table_name <> 'orders', c.table_name, c.ordinal_position`);
  const { rows: some } = await app.pool.query<{ table: string }>(`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'order_pk' and is_nullable = 'YES'`);
  const planted = new Set<string>();
  for (const { table, column, type } of rows) {
    if (notOfAnOrder.test(table) || names.includes(column)) continue;
    const value = ofType[type]?.(`left-${table}.${column}-here`);
    // Only the orders' own triggers make something of a text; the history's would refuse.
    const role = table === 'orders' ? 'origin' : 'replica';
    // A case for which no order was found is of none that is erased.
    const ofOrder = some.some((one) => one.table === table) ? 'where order_pk is not null' : '';
    const client = await app.pool.connect();
    try {
      await client.query(`begin; set local session_replication_role = ${role}`);
      const { rowCount } = await client.query(
        `update ${table} set ${column} = ${value}
         where ctid = (select ctid from ${table} ${ofOrder} order by ctid limit 1)`,
      );
      await client.query('commit');
      if (rowCount === 1) planted.add(`${table}.${column}`);
    } catch (error) {
      await client.query('rollback');
      // One of a few words, a country or a number: no text of a person.
      if (!/check constraint|invalid input/.test((error as Error).message)) throw error;
    } finally {
      client.release();
    }
  }
  return planted;
}

/** The columns whose text stands anywhere: in the table itself, in one that is made of it, in a count, or in a file. */
async function found(): Promise<string[]> {
  const { rows: tables } = await app.pool.query<{ schema: string; table: string }>(`
    select schemaname as schema, tablename as table from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const columns = new Set<string>();
  const note = (whole: string) => {
    for (const [, column = ''] of whole.matchAll(mark)) columns.add(column);
  };
  for (const { schema, table } of tables) {
    const { rows } = await app.pool.query<{ row: string }>(
      `select t::text as row from ${schema}.${table} t`,
    );
    note(rows.map(({ row }) => row).join('\n'));
  }
  for (const path of await filesBelow(app.dataDir)) {
    note((await readFile(path)).toString('latin1'));
  }
  return [...columns].sort();
}

test('no column keeps a text of an erased order but those that are named here', async () => {
  await app.pool.query(
    `insert into invoice (order_pk, number, amount, currency) select id, 'I-1', 1, 'USD' from orders limit 1`,
  );
  const planted = await plant();
  for (const column of ['orders.full_name', 'order_words.words', 'order_message.body'] as const) {
    expect(planted).toContain(column);
  }
  expect(planted.size).toBeGreaterThan(80);
  expect(await found()).toEqual([...planted].sort());
  await app.db.updateTable('orders').set({ process_status: 'Deleted' }).execute();
  const admin = await app.signIn('Admin');
  const rows = await app.db.selectFrom('orders').select('order_id').execute();
  const orderId = rows.map(({ order_id }) => order_id);
  const flags = { updatingStatus: 'Deleted' as const, permanentDeletedFlag: true };
  const body = { orderId, ...flags, confirmDisputed: orderId };
  expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
  await foldOrderCounts(app.db);
  expect(await found()).toEqual(kept);
});

test('a source stays for the counts where orders share it, and goes where it may be of one person', async () => {
  const person = { full_name: 'Maren Ostrowick-Vale', phone_number: '+44 7700 900123' };
  const orderIds = async (source: string, count: number) => {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      ids.push(await app.newOrder({ ...person, source, paid_at: new Date().toISOString() }));
    }
    return ids;
  };
  const emails = ['anna@example.com', 'anna%40example.com'];
  const ofOnePerson = [...emails, 'page of maren_ostrowick_vale', 'tel-447700900123'];
  const orderId = [...(await orderIds('spring', 5)), ...(await orderIds('anna', 4))];
  for (const source of ofOnePerson) orderId.push(...(await orderIds(source, 5)));
  await foldOrderCounts(app.db);
  await app.db
    .updateTable('orders')
    .set({ process_status: 'Deleted' })
    .where('order_id', 'in', orderId)
    .execute();
  await foldOrderCounts(app.db);
  const admin = await app.signIn('Admin');
  const flags = { updatingStatus: 'Deleted' as const, permanentDeletedFlag: true };
  const body = { orderId, ...flags, confirmDisputed: orderId };
  expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
  await foldOrderCounts(app.db);
  const left = await app.db
    .selectFrom('orders')
    .select('source')
    .where('order_id', 'in', orderId)
    .execute();
  expect(left.map(({ source }) => source).sort()).toEqual([
    ...Array(24).fill(null),
    ...Array(5).fill('spring'),
  ]);
  const { rows } = await app.pool.query(
    `select value from cockpit_count where value = any($1)
     union select source from cockpit_joint_count where source = any($1)
     union select source from cockpit_count_change where source = any($1)`,
    [['spring', 'anna', ...ofOnePerson]],
  );
  expect(rows).toEqual([{ value: 'spring' }]);
});
