import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { migrationsDirectory } from '../../src/db/migrations-provider.ts';
import { seedBulk } from '../../src/db/queries/seed-bulk.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.ts';
import { runCommand } from '../support/processes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await seedBulk(database.db, 40);
  await database.pool.query(`
    insert into staff_member (name, email, password_hash, type)
      values ('Rina Kartika', 'rina@example.com', '-', 'Admin');
    update orders set processed_by = m.id from staff_member m where process_status = 'Completed';
    select fold_report_counts(), fold_cockpit_counts()`);
});
afterAll(() => database.drop());

const verify = (url: string, ...args: string[]) =>
  runCommand('verify-counts', args, { DATABASE_URL: url }).ended;
const allRight = [
  'folders',
  'deep pages',
  'bounced mail',
  'marks',
  'received',
  'processed',
  'cockpit',
]
  .map((thing) => `${thing}: right\n`)
  .join('');

test('counts that are right are a line for each kind', async () => {
  expect(await verify(database.url)).toEqual({ code: 0, stderr: '', stdout: allRight });
});

test('what was broken by hand is named and mended', async () => {
  await database.pool.query(`
    update order_count set n = n + 3 where scope = 'Completed:Standard';
    insert into order_count values ('b:Pending:Future', 2);
    update orders set mail_trouble = 'bounced' where order_id = 'BULK-00000001';
    update received_count set standard = standard + 1
      where (span, starts) = (select 'month', min(starts) from received_count where span = 'month');
    update cockpit_count set amount = amount + 0.5
      where (month, cut) = (select min(month), 'all' from cockpit_count);
    update cockpit_joint_count set late = late + 2
      where (month, cut) = (select min(month), 'source member' from cockpit_joint_count);
    delete from processed_count where span = 'day'`);
  const broken = await verify(database.url);
  expect(broken.code).toBe(1);
  expect(broken.stdout).toMatch(/^folders: 1 wrong\n {2}Completed:Standard: \d+, orders say \d+\n/);
  expect(broken.stdout).toMatch(/bounced mail: \d wrong\n {2}Pending:Future: 2, orders say 0\n/);
  expect(broken.stdout).toContain('  order BULK-00000001: 1, orders say 0\n');
  expect(broken.stdout).toMatch(
    /received: [1-6] wrong\n {2}month \d{4}-\d\d-01 \S+ Standard \w{6}: \d+, orders say \d+\n/,
  );
  expect(broken.stdout).toMatch(
    /processed: \d+ wrong\n {2}day \d{4}-\d\d-\d\d member \d+: 0, orders say \d+\n/,
  );
  expect(broken.stdout).toMatch(
    /cockpit: \d wrong\n {2}\S+ all {2,}\S+ USD amount: \d+50, orders say \d+00\n/,
  );
  expect(broken.stdout).toMatch(
    /\n {2}\S+ source member {2}\w{6} \d* {2}\S+ USD late: \d, orders say 0\n/,
  );
  expect(broken.stdout).toMatch(
    / {2}and \d+ more\n[\s\S]*Run it again with --mend to put them right\.\n$/,
  );
  const mending = await verify(database.url, '--mend');
  expect(mending.code).toBe(1);
  expect(mending.stdout).toMatch(/\nMended: every count is what the orders say now\.\n$/);
  expect(await verify(database.url)).toEqual({ code: 0, stderr: '', stdout: allRight });
});

test('a database of before is counted, and what its old process writes too', async () => {
  const { url, drop } = await emptyDatabase();
  const before = await mkdtemp(join(tmpdir(), 'pabean-migrations-'));
  const client = new pg.Client({ connectionString: url });
  const addOrders = (name: string, status: string) => `
    with added as (
      insert into orders (order_id, process_status, processing_mode, nationality, processed_by,
          processing_date)
        select '${name}-' || n, '${status}', 'Standard', 'France', m.id, '2026-02-28'
        from generate_series(1, 5) n, staff_member m returning id
    ), mailed as (
      insert into mail_message (id, order_pk, kind, subject, html, body_text,
          mail_service_provider)
        select gen_random_uuid(), id, 'approval', '-', '-', '-', 'AWS' from added returning id
    ) select from mailed;
    update mail_message m set delivery = 'bounced'
      from orders o where o.id = m.order_pk and o.order_id = '${name}-1'`;
  try {
    for (const name of (await readdir(migrationsDirectory)).filter((one) => one < '0024')) {
      await cp(join(migrationsDirectory, name), join(before, name));
    }
    await migrate(url, { directory: before });
    await client.connect();
    await client.query(`
      insert into staff_member (name, email, password_hash, type)
        values ('Rina Kartika', 'rina@example.com', '-', 'Admin');
      ${addOrders('OLD', 'Completed')}`);
    await migrate(url);
    await client.query(addOrders('LATER', 'Refunds'));
    const { rows } = await client.query(`
      select 'bounced' as of, sum(n)::int as n from (
          select scope, n from order_count union all select scope, n from order_count_change
        ) every where scope like 'b:%'
      union all select 'processed', sum(n)::int from (
          select n from processed_count where span = 'month'
          union all select n from processed_count_change) every
      order by 1`);
    expect(rows).toEqual([
      { of: 'bounced', n: 2 },
      { of: 'processed', n: 10 },
    ]);
    expect(await verify(url)).toEqual({ code: 0, stderr: '', stdout: allRight });
    // As of a version that had the counts of reports and none of the cockpit.
    await client.query(
      'truncate cockpit_count, cockpit_joint_count, cockpit_count_change, cockpit_counts_filled',
    );
    await migrate(url);
    expect(await verify(url)).toEqual({ code: 0, stderr: '', stdout: allRight });
  } finally {
    await client.end();
    await drop();
    await rm(before, { recursive: true });
  }
});
