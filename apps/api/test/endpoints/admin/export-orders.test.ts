import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportOrders } from '../../../src/usecases/order-export/export-orders.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
});
afterAll(() => app.stop());

const exported = (body: Record<string, string>, as = team) =>
  app.call('exportOrders', { body }, as);
const text = (bytes: Uint8Array | undefined) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const lines = async (body: Record<string, string>) =>
  text((await exported(body)).bytes).split('\r\n');
const ids = async (list: Record<string, string>) =>
  (await lines(list)).slice(1, -1).map((line) => line.split(',')[0]);
const events = async (as: Pick<SignedIn, 'id'>) => {
  const { rows } = await app.pool.query(
    `select detail from staff_event where kind = 'exported' and actor_id = $1 order by position`,
    [as.id],
  );
  return rows.map(({ detail }) => detail);
};

/** Many orders at once, the last of them the newest. */
const many = (count: number, name: string, status: string) =>
  app.pool.query(
    `insert into orders (order_id, full_name, email, process_status, processing_mode, created_at)
     select $2 || '-' || n, $2 || ' ' || n, n || '@example.com', $3, 'Standard',
       '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 s'
     from generate_series(1, $1::int) n`,
    [count, name, status],
  );

test('a file has each order of the list, in its order, more than are held at once', async () => {
  await many(2_345, 'Walk', 'Awaiting');
  const newestFirst = Array.from({ length: 2_345 }, (_, at) => `Walk-${2_345 - at}`);
  const query = { folderName: 'awaitingOrder' };
  const answer = await exported(query);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /filename="orders-awaitingOrder-\d{4}-\d\d-\d\d\.csv"/,
  );
  expect(text(answer.bytes).startsWith('\uFEFFOrder ID,Name,File by,')).toBe(true);
  expect(await ids(query)).toEqual(newestFirst);
  expect(await ids({ ...query, sort: 'fileBy', dir: 'asc' })).toEqual(newestFirst.toReversed());
  // As the list says of itself.
  expect(await exported({ ...query, sort: 'name' })).toMatchObject({ http: 422, status: 0 });
  const { rows } =
    await app.pool.query(`select pid from pg_stat_activity where state like 'idle in%'
    and datname = current_database()`);
  expect(rows).toEqual([]);
});

test('a file is filtered, searched and sorted as its list is', async () => {
  const common = { process_status: 'New', processing_mode: 'Priority' } as const;
  const at = (day: number) => `2026-11-0${day}T00:00:00Z`;
  await app.newOrder({ ...common, order_id: 'filter-1', created_at: at(1), answered_at: at(2) });
  await app.newOrder({ ...common, order_id: 'filter-2', created_at: at(2), error_count: 2 });
  await app.newOrder({ ...common, order_id: 'filter-3', created_at: at(3), file_by_at: at(4) });
  await app.newOrder({ ...common, order_id: 'filter-4', created_at: at(4), file_by_at: at(3) });
  const listed = async (list: Record<string, string>) => {
    const { folderName: orderName, searchVal = '', ...rest } = list;
    const { data = [] } = searchVal
      ? await app.call('searchOrder', { body: { start: 0, end: 50, ...list } }, team)
      : await app.call(
          'getOrdersList',
          { params: { orderName: String(orderName) }, query: rest },
          team,
        );
    return data.map(({ order_id }) => order_id);
  };
  const folderName = 'priorityOrder';
  for (const query of [
    { folderName },
    { folderName, sort: 'fileBy', dir: 'asc' },
    { folderName, sort: 'orderId', dir: 'desc' },
    { folderName, withErrors: '1' },
    { folderName, due: 'late' },
    { folderName, due: 'late', sort: 'dateTime', dir: 'asc' },
    { folderName, searchVal: 'filter' },
    { folderName, searchVal: 'filter', sort: 'orderId', dir: 'asc' },
    { folderName, searchVal: 'filter-2' },
    { folderName: 'allOrder', searchVal: 'filter', sort: 'fileBy', dir: 'desc' },
    { folderName: 'myOrder' },
  ]) {
    expect(await ids(query), JSON.stringify(query)).toEqual(await listed(query));
  }
  expect(await ids({ folderName })).toEqual(['filter-1', 'filter-4', 'filter-3', 'filter-2']);
});

test('no cell is a formula, none has a full card number, and quotes stay one cell', async () => {
  await app.newOrder({
    order_id: 'cells-1',
    process_status: 'Customer Called',
    full_name: '=HYPERLINK("http://example.com")',
    email: 'a,b@example.com',
    country_code: '+62',
    phone_number: '-1',
    wrote_at: '2026-11-01T00:00:00Z',
  });
  await app.newOrder({
    order_id: 'cells-2',
    process_status: 'Customer Called',
    full_name: 'Adi 4111 1111 1111 1111',
  });
  const [, second, first] = await lines({ folderName: 'customerCalledOrder' });
  expect(first).toContain(`cells-1,"'=HYPERLINK(""http://example.com"")",`);
  expect(first).toContain(`"a,b@example.com",'+62,'-1,`);
  expect(first).toContain(',Wrote to us,');
  expect(second).toContain('cells-2,Adi [card ending 1111],');
});

test('who exported how many of what is recorded, and not what was searched', async () => {
  const rani = await app.signIn('Telecaller', 'Rani');
  await app.newOrder({ full_name: 'Maren Held', process_status: 'ChargeBack' });
  await exported({ folderName: 'chargeBack', searchVal: 'maren' }, rani);
  await exported({ folderName: 'chargeBack', answered: '1' }, rani);
  expect(await events(rani)).toEqual([
    { what: 'orders', folder: 'chargeBack', orders: 1, whole: true, searched: true },
    { what: 'orders', folder: 'chargeBack', orders: 0, whole: true, marks: 'answered' },
  ]);
  const manager = await app.signIn('Manager');
  await exported({ folderName: 'priorityOrder', due: 'late' }, manager);
  await exported({ folderName: 'futureOrder', month: 'Dec', answered: '1', wrote: '1' }, manager);
  const [late, future] = await events(manager);
  expect(late).toMatchObject({ folder: 'priorityOrder', due: 'late' });
  expect(future).toEqual({
    what: 'orders',
    folder: 'futureOrder',
    orders: 0,
    whole: true,
    month: 'Dec',
    marks: expect.stringMatching(/^\w+ \w+$/),
  });
});

test('a folder that the role may not see, and one that is not, are refused', async () => {
  const caller = await app.signIn('Telecaller');
  expect(await exported({ folderName: 'allOrder' }, caller)).toMatchObject({ http: 403 });
  expect(await exported({ folderName: 'recent' })).toMatchObject({ http: 422 });
  expect(await exported({ folderName: 'refundOrder', due: 'late' })).toMatchObject({ http: 422 });
});

test('one walks for each member and two for all; who leaves ends theirs in the database', async () => {
  const members = await Promise.all([1, 2, 3].map(() => app.signIn('Team')));
  const [one, two, three] = members as [SignedIn, SignedIn, SignedIn];
  const leave = new AbortController();
  const list = { folderName: 'awaitingOrder' };
  const client = await app.pool.connect();
  await client.query('begin; lock table dispute in access exclusive mode');
  const walking = async (count: number) => {
    const { rowCount } = await client.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rowCount === count || null;
  };
  try {
    const asked = [one, two].map(({ token }) =>
      fetch(`${app.url}/api/admin/export-orders`, {
        method: 'POST',
        headers: { Authorization: token, 'Content-Type': 'application/json' },
        body: JSON.stringify(list),
        signal: leave.signal,
      }),
    );
    await until(() => walking(2));
    expect(await exported(list, one)).toMatchObject({
      http: 429,
      message: 'An export of yours is still running. Please wait for it or stop it.',
    });
    const full = await exported(list, three);
    expect(full).toMatchObject({
      http: 503,
      status: 0,
      message: 'Others are exporting right now. Please try again in a minute.',
    });
    expect(full.headers.get('Retry-After')).toBe('60');
    leave.abort();
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    await until(() => walking(0));
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(await exported(list, three)).toMatchObject({ http: 200 });
  expect(await events(one)).toEqual([]);
});

/** The parts of a file of more than two thousand orders. */
async function partsFor(member: SignedIn, caller: AbortSignal) {
  const list = { folder: 'awaitingOrder', memberId: member.id, marks: [] } as const;
  const file = await exportOrders(
    app.services,
    { member: { ...member, type: 'Team' }, ip: '198.51.100.7', userAgent: '' },
    { ...list, sorting: { sort: 'dateTime', dir: 'desc' }, text: '' },
    caller,
  );
  return (file.bytes as AsyncIterable<string>)[Symbol.asyncIterator]();
}

test.each([
  ['given another role', 'updateTeamMember'],
  ['signed out', 'signOutMember'],
] as const)('of who is %s meanwhile no further orders go out', async (_, change) => {
  const member = await app.signIn('Team');
  const admin = await app.signIn('Admin');
  const parts = await partsFor(member, new AbortController().signal);
  await parts.next();
  await parts.next();
  const { name, email, id } = member;
  const body =
    change === 'updateTeamMember'
      ? { tmId: String(id), name, email, password: '', type: 'Telecaller' }
      : { memberId: String(id) };
  expect(await app.call(change, { body }, admin)).toMatchObject({ http: 200 });
  await expect(parts.next()).rejects.toThrow('Your session has expired.');
  expect(await events(member)).toEqual([
    { what: 'orders', folder: 'awaitingOrder', orders: 1_000, whole: false },
  ]);
});

test('of a file that was given up it is recorded how much had gone', async () => {
  const member = await app.signIn('Team');
  const leave = new AbortController();
  const parts = await partsFor(member, leave.signal);
  await parts.next();
  await parts.next();
  leave.abort();
  await expect(parts.next()).rejects.toThrow('abort');
  expect(await events(member)).toEqual([
    { what: 'orders', folder: 'awaitingOrder', orders: 1_000, whole: false },
  ]);
});

test('thirty an hour are enough', async () => {
  const member = await app.signIn('Team');
  const query = { folderName: 'deletedOrder' };
  for (let time = 0; time < 30; time += 1) await exported(query, member);
  const answer = await exported(query, member);
  expect(answer).toMatchObject({
    http: 429,
    status: 0,
    message: expect.stringMatching(/^Too many exports/),
  });
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
});
