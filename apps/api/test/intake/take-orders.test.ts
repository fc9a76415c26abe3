import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeOrders } from '../../src/db/queries/intake.ts';
import { freshDatabase, type TestDatabase } from '../support/index.ts';
import { order } from './orders.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const origin = { ip: '203.0.113.9', actorName: 'Intake' };
const take = (orders: Parameters<typeof takeOrders>[1]) =>
  database.db.transaction().execute((trx) => takeOrders(trx, orders, origin));
const stored = (orderId: string) =>
  database.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();

test('a whole order is kept: its row, people, answers, items, signature and history', async () => {
  const signature = 'data:image/png;base64,AAAA';
  await take([
    order({
      order_id: 'WHOLE-1',
      doa: '2026-12-20',
      created_at: '2026-11-01T10:00:00+07:00',
      processing_mode: 'Priority',
      paid: true,
      amount: '69.5',
      currency: 'USD',
      gateway: 'Gateway One',
      occupation: '',
      accompanied_baggage: '2',
      applicant_ip: '2001:db8::1',
      applicant_timezone: 'Europe/London',
      familyMember: [
        { family_member_name: 'Adi', family_relationship: '' },
        { family_member_name: 'Wati' },
      ],
      importingGoods: { cigarettes: 'Yes' },
      goodsDetails: {
        quantityofGoods_cigarettes: 300,
        units_cigarettes: '',
        description_of_Goods_cigarettes: null,
        quantityofGoods_purchase: 0,
      },
      signature,
    }),
  ]);
  const row = await stored('WHOLE-1');
  expect(row).toMatchObject({
    process_status: 'New',
    processing_mode: 'Priority',
    version: 1,
    country_code: '61',
    occupation: null,
    amount: '69.50',
    accompanied_baggage: 2,
    applicant_ip: '2001:db8::1',
    created_at: '2026-11-01T03:00:00.000Z',
    paid_at: '2026-11-01T03:00:00.000Z',
    dob: '1990-05-17',
    doa: '2026-12-20',
    processing_date: '2026-12-17',
    process_month: 'Dec',
  });
  const family = await database.db
    .selectFrom('order_family_member')
    .select(['position', 'family_member_name', 'family_relationship'])
    .where('order_pk', '=', row.id)
    .orderBy('position')
    .execute();
  expect(family).toEqual([
    { position: 0, family_member_name: 'Adi', family_relationship: null },
    { position: 1, family_member_name: 'Wati', family_relationship: null },
  ]);
  const declaration = await database.db
    .selectFrom('order_declaration')
    .selectAll()
    .where('order_pk', '=', row.id)
    .executeTakeFirstOrThrow();
  expect(declaration).toMatchObject({
    cigarettes: true,
    narcotics: false,
  });
  // Exactly this: what was left empty would be an empty line in packs and on screens; 0 is a value.
  expect(declaration.goods_details).toEqual({
    quantityofGoods_cigarettes: 300,
    quantityofGoods_purchase: 0,
  });
  const drawn = await database.db
    .selectFrom('order_signature')
    .select('data_url')
    .where('order_pk', '=', row.id)
    .executeTakeFirstOrThrow();
  expect(drawn.data_url).toBe(signature);
  const history = await database.db
    .selectFrom('order_history')
    .selectAll()
    .where('order_pk', '=', row.id)
    .orderBy('id')
    .execute();
  expect(history.map((entry) => entry.action)).toEqual(['received', 'paid']);
  expect(history[0]).toMatchObject({ actor_kind: 'intake', ip: '203.0.113.9', order_version: 1 });
  // The row is kept when an order is erased, so nothing of the traveller may stand in it.
  expect(JSON.stringify(history)).not.toMatch(/Sari|sari@|X1234567|491/);
});

test('an order that is not paid waits as Pending', async () => {
  await take([order({ order_id: 'UNPAID-1' })]);
  expect(await stored('UNPAID-1')).toMatchObject({ process_status: 'Pending', paid_at: null });
});

test('an id that exists changes nothing, in the database or in the list', async () => {
  const first = order({ order_id: 'TWICE-1' });
  const other = order({ order_id: 'TWICE-1', full_name: 'Somebody Else', paid: true });
  expect(await take([first, other])).toEqual([
    { order_id: 'TWICE-1', created: true },
    { order_id: 'TWICE-1', created: false },
  ]);
  expect(await take([other])).toEqual([{ order_id: 'TWICE-1', created: false }]);
  expect(await stored('TWICE-1')).toMatchObject({ full_name: 'Sari Example', version: 1 });
});

test('an order without an id gets the next number that nobody brought along', async () => {
  const { rows } = await sql<{ n: number }>`select nextval('order_number') as n`.execute(
    database.db,
  );
  const next = Number(rows[0]?.n) + 1;
  await take([0, 1, 2].map((more) => order({ order_id: String(next + more) })));
  // The fourth number is in the list itself.
  const taken = await take([order(), order({ order_id: String(next + 3) }), order()]);
  expect(taken).toEqual([
    { order_id: String(next + 4), created: true },
    { order_id: String(next + 3), created: true },
    { order_id: String(next + 5), created: true },
  ]);
});

test('two transactions with the same ids in another order end well', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => `BOTH-${1000 + index}`);
  const orders = ids.map((order_id) => order({ order_id }));
  const results = await Promise.all([take(orders), take([...orders].reverse())]);
  const created = results.flat().filter((result) => result.created);
  expect(new Set(created.map((result) => result.order_id)).size).toBe(200);
  expect(created).toHaveLength(200);
});
