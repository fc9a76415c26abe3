import { buffer } from 'node:stream/consumers';
import { processStatuses } from '@pabean/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword } from '../../src/adapters/passwords/passwords.ts';
import { listCounts } from '../../src/db/queries/folder-counts.ts';
import { seedBulk } from '../../src/db/queries/seed-bulk.ts';
import { seedDemo } from '../../src/seed/demo.ts';
import { seedConversations } from '../../src/seed/demo-conversations.ts';
import { seedDisputes } from '../../src/seed/demo-disputes.ts';
import { demoPassword } from '../../src/seed/demo-team.ts';
import { makeDice } from '../../src/seed/random.ts';
import { listDesk } from '../../src/usecases/disputes/list-disputes.ts';
import { viewCase } from '../../src/usecases/disputes/view-case.ts';
import { freshDatabase, startTestServer, type TestServer } from '../support/index.ts';
import { folderCounts } from './folder-counts.ts';

let server: TestServer;
const now = new Date();
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  await seedDemo(server.services, now);
});
afterAll(() => server.stop());

const numberOf = async (table: 'orders' | 'staff_member' | 'document' | 'mail_message') =>
  Number(
    (
      await server.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('five members with one password', async () => {
  const members = await server.db.selectFrom('staff_member').selectAll().orderBy('id').execute();
  expect(members.map((member) => [member.email, member.type])).toEqual([
    ['admin@pabean.test', 'Admin'],
    ['manager@pabean.test', 'Manager'],
    ['team@pabean.test', 'Team'],
    ['telecaller@pabean.test', 'Telecaller'],
    ['night@pabean.test', 'Night Staff'],
  ]);
  expect(await verifyPassword(members[2]?.password_hash ?? '', demoPassword)).toBe(true);
});

test('loading it again changes nothing', async () => {
  const before = [await numberOf('orders'), await numberOf('document')];
  expect(before[0]).toBe(242);
  expect(await seedDemo(server.services, now)).toBe(false);
  expect([await numberOf('orders'), await numberOf('document')]).toEqual(before);
});

test('every status has orders, and nothing happens after now or without its history', async () => {
  const orders = await server.db.selectFrom('orders').selectAll().execute();
  const statuses = new Set(orders.map((order) => order.process_status));
  expect(processStatuses.filter((status) => !statuses.has(status))).toEqual([]);
  expect(new Set(orders.map((order) => order.processing_mode)).size).toBe(3);
  const future = orders.filter(
    (order) => order.process_status === 'New' && order.processing_mode === 'Future',
  );
  expect(new Set(future.map((order) => order.process_month)).size).toBeGreaterThan(5);
  expect(orders.filter((order) => order.doa === null).length).toBeGreaterThan(0);
  expect(orders.every((order) => Date.parse(order.created_at) <= now.getTime())).toBe(true);
  const { rows } = await server.pool.query(
    `
    select o.id from orders o join order_history h on h.order_pk = o.id group by o.id, o.version, o.created_at
    having max(h.order_version) <> o.version or min(h.at) < o.created_at or max(h.at) > $1`,
    [now],
  );
  expect(rows).toEqual([]);
  const { rows: backwards } = await server.pool.query(`
    select 1 from order_history one join order_history other
      on other.order_pk = one.order_pk and other.id > one.id and other.at < one.at limit 1`);
  expect(backwards).toEqual([]);
});

test('completed orders have a real document, and the mail that brought it', async () => {
  const documents = await server.db.selectFrom('document').selectAll().execute();
  expect(documents).toHaveLength(66);
  const [document] = documents;
  const bytes = await buffer(server.services.documents.read(document?.storage_key ?? ''));
  expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]*SAMPLE[\s\S]*%%EOF\n$/);
  expect(bytes.length).toBe(document?.size);
  const text = bytes.toString('latin1');
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  );
  const states = await server.db
    .selectFrom('mail_message')
    .select(['state', 'transport'])
    .distinct()
    .execute();
  expect(states).toEqual([{ state: 'sent', transport: 'local' }]);
});

test('it holds invented people only', async () => {
  const { rows } = await server.pool.query(`
    select email, applicant_ip from orders
    where email !~ '@example\\.(com|org|net)$' or not (applicant_ip << '203.0.113.0/24'
      or applicant_ip << '198.51.100.0/24' or applicant_ip << '2001:db8::/32')`);
  expect(rows).toEqual([]);
});

test('the folder counts agree with the orders', async () => {
  const { counted, real } = await folderCounts(server.db);
  expect(counted).toEqual(real);
});

test('travellers make mistakes, so that New Orders has errors and warnings', async () => {
  const list = { folder: 'newOrder', memberId: 1, marks: [] } as const;
  const { marks } = await listCounts(server.db, list);
  expect(marks.withErrors).toBeGreaterThanOrEqual(2);
  expect(marks.withWarnings).toBeGreaterThanOrEqual(2);
  const rows = await server.db
    .selectFrom('orders')
    .select('checked')
    .where('process_status', '=', 'New')
    .execute();
  const found = new Set(rows.flatMap(({ checked }) => checked?.marks.map(({ rule }) => rule)));
  for (const rule of ['arrival.past', 'flight.shape', 'excise.undeclared', 'twice.name']) {
    expect(found, rule).toContain(rule);
  }
});

test('travellers answer, write and ask, so that each chip of the lists but one has an order', async () => {
  await seedConversations(server.services);
  const list = { folder: 'allOrder', memberId: 1, marks: [] } as const;
  const { marks } = await listCounts(server.db, list);
  expect(marks).toMatchObject({ answered: 1, wrote: 1, refundAsked: 1, correctionAsked: 1 });
});

test('the desk has every clock, an unknown code and two cases that fit no order', async () => {
  const before = await folderCounts(server.db);
  await seedDisputes(server.services, now);
  expect(await folderCounts(server.db)).toEqual(before);
  const { data, numbers } = await listDesk(
    server.db,
    { page: 1, limit: 50 },
    { roles: [], emails: [] },
  );
  expect(data).toHaveLength(12);
  expect(numbers).toMatchObject({
    open: { count: 12 },
    due: { count: 2 },
    answered: { count: 1 },
    prevented: 1,
    unattached: { count: 2 },
  });
  const hours = data.flatMap(({ answer_due_at: due }) =>
    due === null ? [] : [(Date.parse(due) - now.getTime()) / 3_600_000],
  );
  expect(hours).toEqual(hours.toSorted((one, other) => one - other));
  expect(data.some((row) => row.reason_code !== null && row.reason_name === null)).toBe(true);
  expect(data.flatMap(({ marks }) => marks)).toEqual([]);
  const [first] = data.filter(({ kind, reason_code: code }) => kind !== 'alert' && code === '10.4');
  const { meters } = await viewCase(server.services, first?.dispute_id ?? '');
  expect(meters[0]).toMatchObject({ id: 'compelling-evidence', answer: 'yes' });
});

test('the die falls evenly and always in the same way', () => {
  const throws = (seed: number) => {
    const dice = makeDice(seed);
    return Array.from({ length: 6000 }, () => dice.int(1, 6));
  };
  expect(throws(7)).toEqual(throws(7));
  for (let side = 1; side <= 6; side += 1) {
    expect(throws(7).filter((thrown) => thrown === side).length).toBeGreaterThan(850);
  }
});

test('bulk orders: as many as asked for, 72 % Completed, counted right', async () => {
  const database = await freshDatabase();
  try {
    await seedBulk(database.db, 1500);
    await seedBulk(database.db, 500);
    const { counted, real } = await folderCounts(database.db);
    expect(counted).toEqual(real);
    const completed = [...real].filter(([scope]) => scope.startsWith('Completed:'));
    expect(completed.reduce((sum, [, n]) => sum + n, 0)).toBe(1440);
    const folded = await database.db.selectFrom('order_count_change').selectAll().execute();
    expect(folded).toEqual([]);
  } finally {
    await database.drop();
  }
});
