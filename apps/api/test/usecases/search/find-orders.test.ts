import { newestFirst } from '@pabean/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, searchConnections } from '../../../src/db/connect.ts';
import { findOrders } from '../../../src/usecases/search/find-orders.ts';
import { makeSearchTurns } from '../../../src/usecases/search/search-turns.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { emptyDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let team: SignedIn;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
  await app.newOrder({ full_name: 'Maren Held' });
});
afterAll(() => app.stop());

const body = { start: 0, end: 10, searchVal: 'maren', folderName: 'newOrder' };

/** Holds the orders so that no statement can read them, as one that takes long would. */
async function holdOrders(): Promise<() => Promise<void>> {
  const client = await app.pool.connect();
  await client.query('begin; lock table orders in access exclusive mode');
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

const running = async () => {
  const { rows } = await app.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and state = 'active' and query like '%orders_named%'
       and pid <> pg_backend_pid()`,
  );
  return rows[0]?.n ?? 0;
};

/** Settles when no search has a connection any more. */
async function noneAtWork(): Promise<void> {
  const all = Promise.withResolvers<void>();
  let held = 0;
  const hold = () => {
    held += 1;
    if (held === 3) all.resolve();
    return all.promise;
  };
  await Promise.all([1, 2, 3].map(() => app.services.searches.db.connection().execute(hold)));
}

test('a search that its caller gave up ends in the database, and prints nothing', async () => {
  const printed = vi.spyOn(console, 'error');
  const release = await holdOrders();
  try {
    const caller = new AbortController();
    const asked = fetch(`${app.url}/api/admin/search-order`, {
      method: 'POST',
      headers: { Authorization: team.token, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: caller.signal,
    });
    await until(async () => (await running()) === 1 || null);
    caller.abort();
    await expect(asked).rejects.toThrow('abort');
    await until(async () => (await running()) === 0 || null);
    await noneAtWork();
    expect(printed).not.toHaveBeenCalled();
  } finally {
    printed.mockRestore();
    await release();
  }
  expect(await app.call('searchOrder', { body }, team)).toMatchObject({ http: 200, total: 1 });
});

test('searches that hold all their connections keep no list waiting', async () => {
  const held = Promise.withResolvers<void>();
  const holders = [1, 2, 3].map(() =>
    app.services.searches.db.connection().execute(() => held.promise),
  );
  try {
    const search = app.call('searchOrder', { body }, team);
    const lists = [1, 2, 3].map(() =>
      app.call('getOrdersList', { params: { orderName: 'newOrder' } }, team),
    );
    for (const list of await Promise.all(lists)) expect(list).toMatchObject({ http: 200 });
    const answer = await search;
    expect(answer).toMatchObject({ http: 503, status: 0 });
    expect(answer.headers.get('Retry-After')).toBe('5');
  } finally {
    held.resolve();
    await Promise.all(holders);
  }
});

const request = (text: string) =>
  ({
    folder: 'newOrder',
    memberId: team.id,
    marks: [],
    sorting: newestFirst,
    offset: 0,
    limit: 10,
    text,
  }) as const;
const never = new AbortController().signal;

test('a search that takes too long says what to type instead', async () => {
  const slow = connect(app.databaseUrl, { max: 1, statementTimeout: 50, lockTimeout: 0 });
  const release = await holdOrders();
  try {
    const services = { db: app.db, searches: { db: slow.db, turns: makeSearchTurns(3) } };
    const message =
      'This search takes too long. Type a whole order id, e-mail or telephone, or more of the name.';
    await expect(findOrders(services, request('maren'), never)).rejects.toMatchObject({
      status: 422,
      message,
      errors: [{ path: 'searchVal', message }],
    });
  } finally {
    await release();
    await slow.close();
  }
});

test('a search that the database fails to make is no search that takes too long', async () => {
  const empty = await emptyDatabase();
  const { db, close } = connect(empty.url, { max: 1 });
  try {
    const services = { db: app.db, searches: { db, turns: makeSearchTurns(3) } };
    const failure = await findOrders(services, request('maren'), never).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toHaveProperty('status');
  } finally {
    await close();
    await empty.drop();
  }
});

test('a search for words asks two statements: what is named, and the page with its rows', async () => {
  const texts: string[] = [];
  const watch = (_: number, text: string) => texts.push(text);
  const watched = connect(app.databaseUrl, { ...searchConnections, watch });
  try {
    const services = { db: app.db, searches: { db: watched.db, turns: makeSearchTurns(3) } };
    const find = (text: string) => findOrders(services, request(text), never);
    // The first one also reads what all searches know of the orders, once a minute.
    await find('maren');
    texts.length = 0;
    const { rows, total } = await find('maren');
    expect(rows.map((row) => row.full_name)).toEqual(['Maren Held']);
    expect(total).toBe(1);
    expect(texts).toHaveLength(2);
    expect(await find('nobody')).toMatchObject({ rows: [], total: 0, more: false });
    expect(texts).toHaveLength(4);
  } finally {
    await watched.close();
  }
});

test('nothing to look for lists the folder, on the connections of lists and without a turn', async () => {
  const gone = connect(app.databaseUrl, { max: 1 });
  await gone.close();
  const turns = makeSearchTurns(3);
  const ends = [await turns.take(team.id, never), await turns.take(team.id, never)];
  const services = { db: app.db, searches: { db: gone.db, turns } };
  const found = await findOrders(services, request(''), never);
  expect(found).toMatchObject({ total: 1, more: false, rows: [{ full_name: 'Maren Held' }] });
  for (const end of ends) end();
});
