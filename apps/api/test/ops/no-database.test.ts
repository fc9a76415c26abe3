import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, query } from '../support/database.ts';
import { runCommand, temporaryDataDir } from '../support/processes.ts';

let home: Awaited<ReturnType<typeof temporaryDataDir>>;
let file: string;
beforeAll(async () => {
  home = await temporaryDataDir();
  file = join(home.path, 'orders.ndjson');
  await writeFile(file, '{"order_id":"12"}\n');
});
afterAll(() => home.remove());

/** Every command that works on what a start has made, with arguments that it accepts. */
const commands: [string, () => string[]][] = [
  ['verify-history', () => []],
  ['import-orders', () => [file]],
  ['staff-password', () => ['admin@example.com']],
];

test.each(commands)('%s makes no data directory where there is none', async (name, args) => {
  const PABEAN_DATA_DIR = join(home.path, 'mistyped');
  const { code, stdout, stderr } = await runCommand(name, args(), { PABEAN_DATA_DIR }).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `There is no database in ${PABEAN_DATA_DIR}. Check PABEAN_DATA_DIR, or start the server there first.\n`,
  );
  expect(existsSync(PABEAN_DATA_DIR)).toBe(false);
});

test.each(commands)('%s makes no database in an empty directory', async (name, args) => {
  const before = await readdir(home.path);
  const { code, stderr } = await runCommand(name, args(), { PABEAN_DATA_DIR: home.path }).ended;
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no database in /)]);
  expect(await readdir(home.path)).toEqual(before);
});

test.each(commands)('%s makes no tables in a database that has none', async (name, args) => {
  const { url, drop } = await emptyDatabase();
  try {
    const { code, stderr } = await runCommand(name, args(), { DATABASE_URL: url }).ended;
    expect([code, stderr]).toEqual([1, expect.stringMatching(/ has no tables of Pabean\. Check /)]);
    const tables =
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')";
    expect(await query(url, tables)).toEqual([]);
  } finally {
    await drop();
  }
});

test('the doctor makes none either', async () => {
  const PABEAN_DATA_DIR = join(home.path, 'mistyped');
  const { stdout } = await runCommand('doctor', [], { PABEAN_DATA_DIR }).ended;
  expect(stdout).toContain('Database: built in, created at the first start');
  expect(existsSync(PABEAN_DATA_DIR)).toBe(false);
});
