import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { sqlFiles } from '../../src/db/migrations-provider.ts';
import { emptyDatabase } from '../support/database.ts';
import { ofThisDatabase } from '../support/locks.ts';

let url: string;
let client: pg.Client;
let directory: string;
let drop: () => Promise<void>;

beforeEach(async () => {
  ({ url, drop } = await emptyDatabase());
  client = new pg.Client({ connectionString: url });
  await client.connect();
  directory = await mkdtemp(join(tmpdir(), 'pabean-migrations-'));
});
afterEach(async () => {
  await client.end();
  await drop();
  await rm(directory, { recursive: true });
});

async function tables(): Promise<string[]> {
  const { rows } = await client.query(
    "select table_name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map((row) => row.table_name);
}

test('four processes that start at once migrate once', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url)));
  const names = (await sqlFiles()).map(({ name }) => name);
  expect(applied.flat().sort()).toEqual(names);
  expect(await tables()).toContain('kysely_migration');
  const jobs = await client.query("select to_regnamespace('graphile_worker') is not null as there");
  expect(jobs.rows).toEqual([{ there: true }]);
});

test('a second run has nothing to do', async () => {
  await migrate(url);
  expect(await migrate(url)).toEqual([]);
});

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  await writeFile(join(directory, '0001_first.sql'), 'create table first (id int);');
  await writeFile(join(directory, '0002_broken.sql'), 'create table second (id int); select 1/0;');
  await expect(migrate(url, { directory })).rejects.toThrow('division by zero');
  expect((await tables()).filter((name) => !name.startsWith('kysely'))).toEqual(['first']);
  await writeFile(join(directory, '0002_broken.sql'), 'create table second (id int);');
  expect(await migrate(url, { directory })).toEqual(['0002_broken']);
});

test('an index that an interruption left invalid is built again', async () => {
  await client.query('create table first (id int); insert into first values (1), (1)');
  const broken = client.query('create unique index concurrently by_id on first (id)');
  await expect(broken).rejects.toThrow('could not create unique index');
  const text = `-- Outside of a transaction.
    create index concurrently if not exists by_id
      on first (id);
    create index concurrently if not exists by_id_desc on first (id desc);`;
  await writeFile(join(directory, '0001_indexes.sql'), text);
  expect(await migrate(url, { directory })).toEqual(['0001_indexes']);
  const { rows } = await client.query(`
    select indexrelid::regclass::text as name, indisvalid, indisunique from pg_index
    where indrelid = 'first'::regclass order by 1`);
  expect(rows).toEqual([
    { name: 'by_id', indisvalid: true, indisunique: false },
    { name: 'by_id_desc', indisvalid: true, indisunique: false },
  ]);
  expect(await migrate(url, { directory })).toEqual([]);
});

test('outside of a transaction there are only statements that can be run again', async () => {
  const text = '-- Outside of a transaction.\ncreate table first (id int);';
  await writeFile(join(directory, '0001_table.sql'), text);
  await expect(migrate(url, { directory })).rejects.toThrow('0001_table runs outside');
});

test('a migration that waits for a table lets others read it, and is done later', async () => {
  await client.query('create table first (id int); insert into first values (1)');
  await writeFile(join(directory, '0001_more.sql'), 'alter table first add column more int;');
  await client.query('begin; select from first');
  const migrated = migrate(url, { directory });
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  try {
    await expect.poll(async () => (await reader.query(waiting)).rows).toEqual([{ n: 1 }]);
    // It stands behind the migration, which gives its place up.
    expect((await reader.query('select id from first')).rows).toEqual([{ id: 1 }]);
    await client.query('commit');
    expect(await migrated).toEqual(['0001_more']);
  } finally {
    await reader.end();
  }
});

const waiting = `select count(*)::int as n from pg_locks
  where relation = 'first'::regclass and not granted and ${ofThisDatabase}`;

test('a migration with a lower number than one that was run is refused', async () => {
  await writeFile(join(directory, '0002_second.sql'), 'create table second (id int);');
  await migrate(url, { directory });
  await writeFile(join(directory, '0001_first.sql'), 'create table first (id int);');
  await expect(migrate(url, { directory })).rejects.toThrow('0001_first comes before 0002_second');
});

test('a database that knows more migrations than we do is refused unchanged', async () => {
  await writeFile(join(directory, '0001_first.sql'), 'create table first (id int);');
  await writeFile(join(directory, '0002_second.sql'), 'create table second (id int);');
  await migrate(url, { directory });
  await rm(join(directory, '0002_second.sql'));
  await writeFile(join(directory, '0003_third.sql'), 'create table third (id int);');
  await expect(migrate(url, { directory })).rejects.toThrow(/newer than this version.*0002_second/);
  expect(await tables()).not.toContain('third');
});

test('files with a wrong name or the same number are refused', async () => {
  await writeFile(join(directory, '1-first.sql'), '');
  await expect(migrate(url, { directory })).rejects.toThrow('1-first.sql is not named like');
  await rm(join(directory, '1-first.sql'));
  await writeFile(join(directory, '0001_a.sql'), 'select 1');
  await writeFile(join(directory, '0001_b.sql'), 'select 1');
  await expect(migrate(url, { directory })).rejects.toThrow('Two migrations have the number 0001');
});
