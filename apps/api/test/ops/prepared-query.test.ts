import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '../../src/db/connect.ts';
import { compiledByShape, statement } from '../../src/db/prepared.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await freshDatabase();
  // One connection: a second call finds what the first one has left.
  connection = connect(database.url, { max: 1 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const values = statement<{ text: string | null; n: number }, object>(
  (_, value) => sql`
    select n, ${value('text')}::text as text, '{"a":1}'::jsonb as json, array['x', null] as texts,
      timestamptz '2026-03-04 05:06:07.1+00' as at
    from generate_series(1, ${value('n')}::int) as n`,
);

test('each call has its own values and rows, and only the first asks what the columns are', async () => {
  const row = { json: { a: 1 }, texts: ['x', null], at: '2026-03-04T05:06:07.100Z' };
  const described: unknown[] = [];
  const client = await connection.pool.connect();
  const { connection: driver } = client as typeof client & { connection: NodeJS.EventEmitter };
  driver.on('rowDescription', (message) => described.push(message));
  client.release();
  const two = [
    { n: 1, text: 'ü', ...row },
    { n: 2, text: 'ü', ...row },
  ];
  expect(await values(connection.db, { text: 'ü', n: 2 })).toEqual(two);
  expect(await values(connection.db, { text: null, n: 1 })).toEqual([{ n: 1, text: null, ...row }]);
  expect(await values(connection.db, { text: 'ü', n: 0 })).toEqual([]);
  expect(await Promise.all([2, 2].map((n) => values(connection.db, { text: 'ü', n })))).toEqual([
    two,
    two,
  ]);
  expect(described).toHaveLength(1);
});

const quotient = statement<{ by: number | object }, { n: number }>(
  (_, value) => sql`select 6 / ${value('by')}::int as n`,
);

test('what PostgreSQL refuses, or cannot be sent, ends that call and no other', async () => {
  await expect(quotient(connection.db, { by: 0 })).rejects.toMatchObject({ code: '22012' });
  expect(await quotient(connection.db, { by: 3 })).toEqual([{ n: 2 }]);
  await expect(quotient(connection.db, { by: 0 })).rejects.toMatchObject({ code: '22012' });
  const refuse = () => {
    throw new Error('not to be sent');
  };
  const odd = { by: { toPostgres: refuse } };
  await expect(quotient(connection.db, odd)).rejects.toThrow('not to be sent');
  expect(await quotient(connection.db, { by: 2 })).toEqual([{ n: 3 }]);
});

const broken = statement<object, object>(() => sql`select * from no_such_table`);
const written = statement<{ n: number }, object>(
  (_, value) => sql`delete from order_count where n = ${value('n')} and false`,
);

test('a statement that is never prepared fails each time; one without columns has no rows', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(broken(connection.db, {})).rejects.toMatchObject({ code: '42P01' });
    expect(await written(connection.db, { n: 1 })).toEqual([]);
  }
});

test('a connection that is cut refuses its statement, and the next call has another', async () => {
  const asleep = statement<object, object>(() => sql`select pg_sleep(20)`);
  const waiting = asleep(connection.db, {}).catch((error: Error) => error);
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid() and state = 'active'",
      );
      return rows.length;
    })
    .toBe(1);
  expect(await waiting).toMatchObject({ code: '57P01' });
  expect(await quotient(connection.db, { by: 1 })).toEqual([{ n: 6 }]);
});

test('a query of a shape is built once, with the values of each call, and built again when too many are', () => {
  let built = 0;
  const query = compiledByShape<{ name: string }, { n: number }, object>(
    ({ name }) => name,
    (_, { name }, value) => {
      built += 1;
      return sql`select ${value('n')}::int as ${sql.ref(name)}`;
    },
  );
  const { db } = connection;
  expect(query(db, { name: 'a' }, { n: 1 })).toMatchObject({ parameters: [1] });
  expect(query(db, { name: 'a' }, { n: 2 })).toMatchObject({
    sql: 'select $1::int as "a"',
    parameters: [2],
  });
  expect(query(db, { name: 'b' }, { n: 2 }).sql).toContain('"b"');
  expect(built).toBe(2);
  for (let name = 0; name < 300; name += 1) query(db, { name: String(name) }, { n: 1 });
  expect(built).toBe(302);
  query(db, { name: 'a' }, { n: 1 });
  expect(built).toBe(303);
});

test('a connection prepares no more texts than it has room for, and runs the others all the same', async () => {
  const answers: object[][] = [];
  for (let n = 0; n < 310; n += 1) {
    const one = statement<{ n: number }, object>(
      (_, value) => sql`select ${value('n')}::int as ${sql.ref(`n${n}`)}`,
    );
    answers.push(await one(connection.db, { n }), await one(connection.db, { n: n + 1 }));
  }
  const wanted = Array.from({ length: 310 }, (_, n) => [
    [{ [`n${n}`]: n }],
    [{ [`n${n}`]: n + 1 }],
  ]);
  expect(answers).toEqual(wanted.flat());
  const { rows } = await connection.pool.query(
    'select count(*)::int as n from pg_prepared_statements',
  );
  expect(rows[0].n).toBeLessThanOrEqual(300);
});
