import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@pabean/embedded-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { migrationsDirectory } from '../../src/db/migrations-provider.ts';
import { seedBulk } from '../../src/db/queries/seed-bulk.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.ts';
import { runCommand, runSource, temporaryDataDir } from '../support/processes.ts';

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  database = await freshDatabase();
  await seedBulk(database.db, 30);
  directory = await mkdtemp(join(tmpdir(), 'pabean-heads-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

const verify = (...args: string[]) =>
  runCommand('verify-history', args, { DATABASE_URL: database.url }, directory).ended;
const ok = (line: string | RegExp) => ({ code: 0, stderr: '', stdout: answer(line) });
const broken = (line: string) => ({ code: 1, stderr: '', stdout: answer(line) });
const answer = (line: string | RegExp) =>
  typeof line === 'string' ? `${line}\n` : expect.stringMatching(line);
const refused = (line: string) => ({ code: 1, stdout: '', stderr: `${line}\n` });

/** Changes rows behind the triggers' back, asks, and puts everything back. */
async function whileTampered<T>(statements: string, ask: () => Promise<T>): Promise<T> {
  const tables = ['orders', 'order_history', 'order_history_head'];
  const run = (list: string[]) => database.pool.query(list.join(';'));
  const turn = (how: string) => tables.map((name) => `alter table ${name} ${how} trigger all`);
  const keep = (name: string, columns: string) => [
    `delete from ${name}`,
    `insert into ${name} (${columns}) overriding system value select ${columns} from kept_${name}`,
  ];
  const all = 'id, order_pk, order_version, at, actor_kind, actor_name, action, detail';
  await run(tables.map((name) => `create table kept_${name} as table ${name}`));
  await run([...turn('disable'), statements, ...turn('enable')]);
  try {
    return await ask();
  } finally {
    await run([
      ...turn('disable'),
      ...keep('orders', 'id, order_id, process_status, processing_mode, created_at'),
      ...keep('order_history', `${all}, position, previous_digest, digest`),
      ...keep('order_history_head', 'order_pk, rows, digest'),
      ...turn('enable'),
      ...tables.map((name) => `drop table kept_${name}`),
    ]);
  }
}
const detail = (where: string) =>
  `update order_history h set detail = '{"to": "New"}' from orders o where o.id = h.order_pk and ${where}`;

describe('the command', () => {
  test('--help tells how to use it, and wrong arguments are one line', async () => {
    const source = (...args: string[]) => runSource('verify-history', args).ended;
    const { code, stdout } = await source('--help');
    expect(stdout.split('\n')[0]).toBe('Usage: pnpm verify:history [ORDER] [OPTIONS]');
    expect(code).toBe(0);
    const see = 'See: pnpm verify:history --help';
    expect(await source('--wrong')).toEqual(refused(`Unknown option '--wrong'. ${see}`));
    expect(await source('A-1', 'A-2')).toEqual(refused(`Unexpected argument 'A-2'. ${see}`));
    expect(await verify('NO-SUCH')).toEqual(refused('There is no order NO-SUCH.'));
  });

  test('proves one order, and all', async () => {
    expect(await verify('BULK-00000003')).toEqual(
      ok(/^Unbroken: order BULK-00000003, 1 row, head [0-9a-f]{64}\.\n$/),
    );
    expect(await verify()).toEqual(ok('Unbroken: 30 orders, 30 rows, 0 staff events.'));
  });

  test('names the first broken row and says nothing of what stands in it', async () => {
    const tampered = detail("o.order_id in ('BULK-00000007', 'BULK-00000009')");
    const said = 'row 1, content: its content has changed since it was written.';
    await whileTampered(tampered, async () => {
      const { code, stdout } = await verify();
      expect(stdout).toMatch(/^Broken: order BULK-0000000[79], .* 2 of 30 orders broken\.\n$/);
      expect(stdout).toContain(said);
      expect(code).toBe(1);
      expect(await verify('BULK-00000007')).toEqual(broken(`Broken: order BULK-00000007, ${said}`));
      expect(await verify('BULK-00000008')).toMatchObject({ code: 0 });
    });
    expect(await verify()).toMatchObject({ code: 0 });
  });

  test('an order that is gone without its history is noticed', async () => {
    await whileTampered("delete from orders where order_id = 'BULK-00000005'", async () => {
      const { code, stdout } = await verify();
      expect(stdout).toMatch(
        /^Broken: 1 order deleted, but with a history left \(internal number \d+\)/,
      );
      expect(code).toBe(1);
    });
  });
});

describe('heads kept somewhere else', () => {
  const remove = (table: string, column: string) =>
    `delete from ${table} where ${column} = (select id from orders where order_id = 'BULK-00000005')`;

  test('are written once, and a later chain holds them', async () => {
    expect(await verify('--heads', 'day.txt')).toMatchObject({ code: 0 });
    const lines = (await readFile(join(directory, 'day.txt'), 'utf8')).trimEnd().split('\n');
    expect(lines).toHaveLength(31);
    expect(lines[0]).toMatch(/^BULK-\d{8} 1 [0-9a-f]{64}$/);
    expect(await verify('--heads', 'day.txt')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/day\.txt is there already\.\n$/),
    });
    await database.pool.query(`
      insert into order_history (order_pk, order_version, actor_kind, actor_name, action)
      select id, 1, 'system', 'Pabean', 'moved' from orders where order_id = 'BULK-00000002'`);
    expect(await verify('--against', 'day.txt')).toEqual(
      ok('Unbroken: 30 orders, 31 rows, 0 staff events, held against 31 heads.'),
    );
    expect(await verify('BULK-00000002', '--against', 'day.txt')).toMatchObject({ code: 0 });
  });

  test('show a chain that was made anew from its first row', async () => {
    const made = `${detail("o.order_id = 'BULK-00000005'")};
      update order_history h set digest = sha256(convert_to(order_history_content(h), 'UTF8'));
      update order_history_head e set digest = h.digest from order_history h
        where h.order_pk = e.order_pk and h.position = e.rows`;
    await whileTampered(made, async () => {
      expect(await verify('BULK-00000005')).toMatchObject({ code: 0 });
      expect(await verify('BULK-00000005', '--against', 'day.txt')).toEqual(
        broken(
          'Broken: order BULK-00000005, row 1, anchor: it differs from the row in the file of heads.',
        ),
      );
    });
  });

  test('show an order that is gone with all that was its own', async () => {
    const gone = [
      remove('order_history', 'order_pk'),
      remove('order_history_head', 'order_pk'),
      "delete from orders where order_id = 'BULK-00000005'",
    ];
    await whileTampered(gone.join(';'), async () => {
      expect(await verify()).toMatchObject({ code: 0 });
      const { stdout } = await verify('--against', 'day.txt');
      expect(stdout).toContain('order BULK-00000005, row 1, anchor: the order is gone.');
    });
  });

  test('in a file that is none, out of order, or without the order: one line', async () => {
    const lines = (await readFile(join(directory, 'day.txt'), 'utf8')).trimEnd().split('\n');
    await writeFile(join(directory, 'turned.txt'), lines.toReversed().join('\n'));
    await writeFile(join(directory, 'cut.txt'), lines.join('\n').slice(0, -10));
    await writeFile(join(directory, 'one.txt'), `${lines[4]}\n`);
    const saidOf = async (...args: string[]) => (await verify(...args)).stderr;
    expect(await saidOf('--against', 'turned.txt')).toMatch(/^Line 2 of the file is out of order/);
    expect(await saidOf('--against', 'cut.txt')).toMatch(
      /^Line 31 of .*cut\.txt is not an order id/,
    );
    await writeFile(join(directory, 'empty.txt'), '');
    expect(await verify('--against', 'empty.txt')).toEqual(
      refused('The file of heads is cut: the line of the staff events, its last one, is missing.'),
    );
    expect(await saidOf('--against', 'none.txt')).toMatch(/none\.txt cannot be read \(ENOENT\)/);
    const other = lines[5]?.split(' ')[0] as string;
    expect(await saidOf(other, '--against', 'one.txt')).toBe(
      `The file has no head of order ${other}.\n`,
    );
    expect(await verify('--heads', 'new.txt', '--against', 'cut.txt')).toMatchObject({ code: 1 });
    expect(await readdir(directory)).not.toContain('new.txt');
  });
});

test('works on the data directory, while its server runs and while it does not', async () => {
  const { path, remove } = await temporaryDataDir();
  try {
    const run = () => runCommand('verify-history', [], { PABEAN_DATA_DIR: path }).ended;
    const running = await startEmbedded({ dataDir: path, test: true });
    await migrate(running.url);
    expect(await run()).toEqual(ok('Unbroken: 0 orders, 0 rows, 0 staff events.'));
    await running.stop();
    expect(await run()).toEqual(ok('Unbroken: 0 orders, 0 rows, 0 staff events.'));
  } finally {
    await remove();
  }
});

test('the migration chains what is there already, in the order it was written', async () => {
  const { url, drop } = await emptyDatabase();
  const before = await mkdtemp(join(tmpdir(), 'pabean-migrations-'));
  const client = new pg.Client({ connectionString: url });
  try {
    const files = (await readdir(migrationsDirectory)).filter((name) => name < '0005');
    for (const name of files) await cp(join(migrationsDirectory, name), join(before, name));
    await migrate(url, { directory: before });
    await client.connect();
    await client.query(`
      insert into orders (order_id, process_status, processing_mode)
        select 'OLD-' || n, 'New', 'Standard' from generate_series(1, 3) n;
      insert into order_history (order_pk, order_version, at, actor_kind, actor_name, action)
        select o.id, n, now() - n * interval '1 day', 'system', 'Pabean', 'moved'
        from generate_series(1, 4) n, orders o;`);
    await migrate(url);
    const { rows } = await client.query(
      'select bool_and(position = order_version) as same, count(*)::int as n from order_history',
    );
    expect(rows).toEqual([{ same: true, n: 12 }]);
    const run = runCommand('verify-history', [], { DATABASE_URL: url });
    expect(await run.ended).toEqual(ok('Unbroken: 3 orders, 12 rows, 0 staff events.'));
    await expect(client.query('delete from order_history')).rejects.toThrow('append-only');
  } finally {
    await client.end();
    await drop();
    await rm(before, { recursive: true });
  }
});
