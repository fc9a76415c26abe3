import { constants } from 'node:fs';
import { cp, type FileHandle, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPlace } from '../../../src/adapters/backup/open-place.ts';
import type { BackupPlace } from '../../../src/adapters/backup/place.ts';
import { lookAtBackups } from '../../../src/commands/doctor/backups.ts';
import { readEnv } from '../../../src/core/env.ts';
import { listBackups } from '../../../src/usecases/backup/list-backups.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { backUp, backupFolder, fileBelow, ordersWithDocuments } from '../../support/backups.ts';
import { emptyDatabase, query } from '../../support/database.ts';
import { filesBelow } from '../../support/files.ts';
import { ofThisDatabase } from '../../support/locks.ts';
import { type CommandProcess, runCommand, runProgram } from '../../support/processes.ts';

let app: TestApp;
let folder: Awaited<ReturnType<typeof backupFolder>>;
let path: string;
let place: BackupPlace;
beforeAll(async () => {
  app = await testApp();
  folder = await backupFolder();
  path = join(folder.path, 'backups');
  await ordersWithDocuments(app, 2);
  place = await openPlace(path, readEnv({}));
  await backUp(app, place);
});
const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});
afterAll(async () => {
  await app.stop();
  await folder.remove();
});

/** A command that does not outlive its test. */
function run(...command: Parameters<typeof runCommand>): CommandProcess {
  const started = runCommand(...command);
  cleanUp.push(async () => started.signal('SIGKILL'));
  return started;
}

const backup = (limits = '', more: string[] = []) =>
  run(
    'backup',
    [path, '--no-prove', ...more],
    { DATABASE_URL: app.databaseUrl, PABEAN_DATA_DIR: app.dataDir },
    undefined,
    limits,
  );

/** What a backup of before consists of, file by file. */
async function bytesOf(root: string): Promise<Map<string, string>> {
  const files = await filesBelow(root);
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'hex')] as const)),
  );
}

test('a backup that is killed, or finds no room, leaves those of before as they were', async () => {
  const before = await bytesOf(path);
  const [good = ''] = await readdir(join(path, 'backups'));
  const { holder, waiting } = await ordersLocked();
  const killed = backup();
  await expect.poll(async () => (await waiting()).length).toBe(1);
  await expect(backUp(app, place)).rejects.toThrow('Another backup of this database is being made');
  killed.signal('SIGKILL');
  await killed.ended;
  await holder.query('rollback');
  await turnIsFree(app.databaseUrl);
  const names = await readdir(join(path, 'backups'));
  expect(names).toHaveLength(2);

  // No file may be larger than 512 bytes, as on a disk that has no room for it.
  const tight = await backup('ulimit -f 1').ended;
  expect(tight.stderr).toMatch(/cannot be used: the disk has no room for a file of this size\.\n$/);
  expect(tight.code).toBe(1);

  const after = await bytesOf(path);
  for (const [file, bytes] of before) expect(after.get(file), file).toBe(bytes);
  const lines = await listBackups(place);
  expect(lines.at(-1)).toMatch(new RegExp(`^${good} +not proven, 2 orders, 2 documents$`));
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/not finished$/);
  expect((await backup().ended).stdout).toContain(`in ${path}: 2 orders, 2 documents`);
});

test('a job goes on when the database goes away under it; who is stopped says so', async () => {
  const { holder, waiting } = await ordersLocked();
  const job = backup('', ['--every', '1m', '--keep', '7d']);
  await expect.poll(async () => (await waiting()).length).toBe(1);
  for (const pid of await waiting()) await app.pool.query('select pg_terminate_backend($1)', [pid]);
  await expect
    .poll(job.output)
    .toMatch(/^20\S+Z The database did not answer to the end: terminating connection .*\.\n$/);
  expect((await lookAtBackups(app.db)).map(({ level }) => level)).toEqual(['wrong']);
  job.signal('SIGTERM');
  expect((await job.ended).code).toBe(0);

  const stopped = backup();
  await expect.poll(async () => (await waiting()).length).toBe(1);
  stopped.signal('SIGINT');
  await holder.query('rollback');
  expect(await stopped.ended).toMatchObject({ code: 1, stderr: 'Stopped before the end.\n' });
});

/** The copy of the orders waits for this lock: the tables before it are written then. */
async function ordersLocked() {
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  cleanUp.push(() => holder.end());
  await holder.connect();
  await holder.query('begin; lock table orders in access exclusive mode');
  const waiting = async () => {
    // Not over the holder's connection: a transaction sees the sessions of its first look.
    const { rows } = await app.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database()
       and wait_event_type = 'Lock' and query ilike 'copy "public"."orders"%'`,
    );
    return rows.map(({ pid }) => pid);
  };
  return { holder, waiting };
}

/** PostgreSQL ends the session of a killed client as soon as it hears of it. */
async function turnIsFree(url: string): Promise<void> {
  const held = `select 1 from pg_locks where locktype = 'advisory' and objid in (7262232, 7262233)
    and ${ofThisDatabase}`;
  await expect.poll(() => query(url, held)).toEqual([]);
}

/** A pipe, opened when the other side has; it takes what fits into its buffer. */
async function readByThem(pipe: string): Promise<FileHandle> {
  const opened = () => open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => null);
  let file = await opened();
  for (const end = Date.now() + 90_000; !file && Date.now() < end; file = await opened()) {
    await sleep(20);
  }
  if (!file) throw new Error('The restore did not read the table.');
  return file;
}

test('a restore that is killed among its tables is refused to the server and goes on', async () => {
  const copy = join(folder.path, 'slow');
  await cp(path, copy, { recursive: true });
  for (const name of (await readdir(join(copy, 'backups'))).slice(1)) {
    await rm(join(copy, 'backups', name), { recursive: true });
  }
  const table = await fileBelow(copy, 'public.orders.gz');
  const rows = await readFile(table);
  await rm(table);
  await runProgram(['mkfifo', table]).ended;
  const target = await emptyDatabase();
  const env = { DATABASE_URL: target.url, PABEAN_DATA_DIR: join(folder.path, 'restored') };
  try {
    const killed = run('restore', [copy], env);
    // It is read twice: to prove the bytes, and, behind the documents and other tables, to load them.
    const proving = await readByThem(table);
    await proving.write(rows);
    await proving.close();
    const documents = join(env.PABEAN_DATA_DIR, 'documents');
    const there = () =>
      filesBelow(documents).then(
        (files) => files.length,
        () => 0,
      );
    await expect.poll(there).toBe(2);
    const loading = await readByThem(table);
    await loading.write(rows.subarray(0, rows.length / 2));
    killed.signal('SIGKILL');
    await killed.ended;
    await loading.close();
    await turnIsFree(target.url);
    const server = await run('start', [], { ...env, PORT: '0' }).ended;
    expect(server.stderr + server.stdout).toMatch(
      /was not finished. Run the same (pnpm|pabean) restore again/,
    );
    expect(server.code).toBe(1);

    await rm(table);
    await writeFile(table, rows);
    const again = await run('restore', [copy], env).ended;
    expect(again.stdout).toMatch(/Restored: all that was confirmed before \S+, 2 documents/);
    expect(await query(target.url, 'select count(*)::int as n from orders')).toEqual([{ n: 2 }]);
  } finally {
    await target.drop();
  }
});
