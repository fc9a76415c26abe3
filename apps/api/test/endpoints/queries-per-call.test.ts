import { mostDue } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../support/app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  // One connection, so that its prepared statements are all there are; nothing else asks meanwhile.
  app = await testApp({ connection: { max: 1 }, readiness: { everyMs: 3_600_000 } });
  admin = await app.signIn('Admin');
});
afterAll(() => app.stop());

/** Statements that the server runs during a call. */
async function statementsOf(call: () => Promise<{ http: number }>): Promise<number> {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  app.pool.on('acquire', count);
  const { http } = await call();
  app.pool.off('acquire', count);
  expect(http).toBe(200);
  return statements;
}

interface Prepared {
  readonly statement: string;
  readonly generic: number;
}

async function preparedLists(): Promise<Prepared[]> {
  const { rows } = await app.pool.query<Prepared>(`
    select statement, generic_plans::int as generic from pg_prepared_statements
    where statement like '%"orders"%' and statement like '%order_count%' order by statement`);
  return rows;
}

const list = (query: Record<string, string | number> = {}, orderName = 'completedOrder') =>
  app.call('getOrdersList', { params: { orderName }, query }, admin);

describe('a list call', () => {
  test('reads rows and total in one statement while the session is remembered', async () => {
    await app.newOrder({ process_status: 'Completed' });
    await app.newOrder({ process_status: 'Completed' });
    await expect.poll(() => statementsOf(() => list())).toBe(1);
    await expect.poll(() => statementsOf(() => list({ page: 2, limit: 1 }))).toBe(1);
    expect(await list({ page: 2, limit: 1 })).toMatchObject({ total: 2, data: [{}] });
  });

  test('beyond the last page asks for the total alone', async () => {
    await expect.poll(() => statementsOf(() => list({ page: 9 }))).toBe(2);
    expect(await list({ page: 9 })).toMatchObject({ total: 2, data: [] });
  });

  test('is planned once, and has one text for unusual lengths of a page', async () => {
    for (let i = 0; i < 10; i++) await list({}, 'deletedOrder');
    const usual = await preparedLists();
    const ofFolder = usual.filter(({ statement }) => statement.includes("(select 'Deleted')"));
    expect(ofFolder).toEqual([{ statement: expect.anything(), generic: expect.anything() }]);
    expect(ofFolder[0]?.generic).toBeGreaterThan(0);
    for (let limit = 11; limit < 20; limit++) await list({ limit }, 'deletedOrder');
    expect(await preparedLists()).toHaveLength(usual.length + 1);
  });
});

test('a search counts in one statement beside its own, while the session is remembered', async () => {
  const body = { start: 0, end: 10, searchVal: 'nobody', folderName: 'allOrder' };
  await expect.poll(() => statementsOf(() => app.call('searchOrder', { body }, admin))).toBe(1);
});

test("an order's details are one statement, and who looks another", async () => {
  const orderId = await app.newOrder();
  const details = () => app.call('getOrdersDetails', { params: { orderId } }, admin);
  await expect.poll(() => statementsOf(details)).toBe(2);
});

test('an order on its own page is two statements', async () => {
  const orderId = await app.newOrder();
  const as = { cookie: app.cookieOf(orderId) };
  expect(await statementsOf(() => app.call('getOrder', { body: { orderId } }, as))).toBe(2);
});

test('Track Order counts and compares, then reads and takes the try back: two statements', async () => {
  const orderId = await app.newOrder({ email: 'maren@example.com' });
  const body = { orderId, email: 'maren@example.com' };
  expect(await statementsOf(() => app.call('trackOrder', { body }))).toBe(2);
});

test('what is late is counted by a statement that is planned once, listed and searched', async () => {
  const body = { start: 0, end: 10, searchVal: 'nobody', folderName: 'newOrder' };
  await app.pool.query(
    `insert into orders (order_id, process_status, processing_mode, full_name, file_by_at)
     select 'LATE-' || n, 'New', 'Standard', 'Name', now() - interval '1 hour'
     from generate_series(1, $1::int) n`,
    [mostDue],
  );
  await app.pool.query('analyze orders');
  for (let i = 0; i < 10; i++) {
    await list({}, 'newOrder');
    await app.call('searchOrder', { body }, admin);
  }
  const { rows } = await app.pool.query<{ generic: number; custom: number }>(`
    select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
    where statement like '%atRisk%' and generic_plans + custom_plans >= 10`);
  expect(rows.length).toBeGreaterThan(1);
  // PostgreSQL plans five times for the values before it compares.
  for (const { generic, custom } of rows)
    expect({ generic, custom }).toEqual({ generic, custom: 5 });
});
