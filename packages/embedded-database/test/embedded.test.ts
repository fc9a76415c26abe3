import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { findBinaries, hasModule } from '../src/binaries.ts';
import { startEmbedded } from '../src/index.ts';
import { databaseAccount } from '../src/run-as.ts';
import { isRunning, query, temporaryDataDir } from '../src/testing.ts';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function dataDir(): Promise<string> {
  const { path, remove } = await temporaryDataDir();
  cleanUp.push(remove);
  return path;
}

test('keeps its data over a restart and leaves no process behind', async () => {
  const path = await dataDir();
  const first = await startEmbedded({ dataDir: path, test: true });
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(isRunning(first.pid)).toBe(false);
  const second = await startEmbedded({ dataDir: path, test: true });
  cleanUp.push(second.stop);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('is safe by default and gives the same order of texts everywhere', async () => {
  const running = await startEmbedded({ dataDir: await dataDir() });
  cleanUp.push(running.stop);
  const settings =
    "select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages";
  expect(await query(running.url, settings)).toEqual([{ fsync: 'on', pages: 'on' }]);
  const order =
    "select string_agg(t, '' order by t) as t, lower('ÉCOLE') as l from unnest(array['b','A','ä','a']) t";
  expect(await query(running.url, order)).toEqual([{ t: 'Aabä', l: 'école' }]);
});

test('has in its cache after a start what it had before, without a question', async () => {
  const path = await dataDir();
  const first = await startEmbedded({ dataDir: path });
  await query(first.url, 'create extension pg_buffercache');
  await query(
    first.url,
    "create table seen as select repeat('x', 100) as words from generate_series(1, 20000)",
  );
  await first.stop();
  const second = await startEmbedded({ dataDir: path });
  cleanUp.push(second.stop);
  const pages = `select count(*)::int as pages from pg_buffercache b join pg_class c
    on b.relfilenode = pg_relation_filenode(c.oid) where c.relname = 'seen'`;
  const held = async () => {
    const [row] = (await query(second.url, pages)) as { pages: number }[];
    return row?.pages ?? 0;
  };
  await expect.poll(held).toBeGreaterThan(250);
});

test('says nothing of a row or a value in its log', async () => {
  const { path, remove } = await temporaryDataDir();
  const lines: string[] = [];
  const debug = (line: string) => void lines.push(line);
  const quiet = () => {};
  const logger = { debug, info: quiet, warn: quiet, error: quiet };
  const database = await startEmbedded({ dataDir: path, test: true, logger });
  await query(database.url, 'create table person (passport text unique, born date)');
  await query(database.url, "insert into person values ('QZT884201')");
  for (const statement of [
    "insert into person values ('QZT884201')",
    "select 'QZT884201'::date",
    "select 1 / (length('QZT884201') - 9)",
  ]) {
    await expect(query(database.url, statement)).rejects.toThrow();
  }
  await database.stop();
  await remove();
  expect(lines.filter((line) => line.includes('ERROR'))).toHaveLength(3);
  expect(lines.join('\n')).not.toContain('QZT884201');
});

test('knows which modules its build has: a start with one that is missing would fail', async () => {
  const binaries = await findBinaries(undefined);
  expect(await hasModule(binaries, 'pg_prewarm')).toBe(true);
  expect(await hasModule(binaries, 'pg_no_such_module')).toBe(false);
});

test('nobody but its owner can read the password', async () => {
  const path = await dataDir();
  const running = await startEmbedded({ dataDir: path, test: true });
  cleanUp.push(running.stop);
  for (const name of ['database-password', 'database-address']) {
    expect((await stat(join(path, name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(path)).mode & 0o007).toBe(0);
});

test.each([
  ['lost', rm],
  ['empty', (file: string) => writeFile(file, '')],
  ['another', (file: string) => writeFile(file, 'of-another-directory\n')],
])('a password that is %s keeps nobody from their data', async (_, damage) => {
  const path = await dataDir();
  const first = await startEmbedded({ dataDir: path, test: true });
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  await damage(join(path, 'database-password'));
  const second = await startEmbedded({ dataDir: path, test: true });
  cleanUp.push(second.stop);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  expect(isRunning(second.pid)).toBe(true);
});

test('a second start in the same directory is refused', async () => {
  const path = await dataDir();
  const running = await startEmbedded({ dataDir: path, test: true });
  cleanUp.push(running.stop);
  await expect(startEmbedded({ dataDir: path, test: true })).rejects.toThrow(
    /is in use by another/,
  );
  expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

/** A process of its own that starts the database and waits to be killed. */
async function startElsewhere(path: string): Promise<{ pid: number; kill9(): Promise<void> }> {
  const module = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const script = `const { startEmbedded } = await import(${JSON.stringify(module)});
    console.log((await startEmbedded({ dataDir: ${JSON.stringify(path)}, test: true })).pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = await once(child.stdout, 'data');
  return {
    pid: Number(String(chunk)),
    async kill9() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('the database of a killed server ends by itself', async () => {
  const elsewhere = await startElsewhere(await dataDir());
  await elsewhere.kill9();
  await expect.poll(() => isRunning(elsewhere.pid)).toBe(false);
});

test('starts at once after kill -9, whatever the killed server left running', async () => {
  const path = await dataDir();
  for (let round = 0; round < 3; round++) {
    const elsewhere = await startElsewhere(path);
    await elsewhere.kill9();
    const running = await startEmbedded({ dataDir: path, test: true });
    expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await running.stop();
    expect(isRunning(elsewhere.pid)).toBe(false);
  }
});

/** The watchdog's last argument is the number of the process it ends. */
async function watchdogOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args=']);
  const line = stdout.split('\n').find((each) => each.trimEnd().endsWith(` sh ${pid}`));
  return Number.parseInt(line ?? '', 10);
}

test('ends a database that nobody watches any more', async () => {
  const path = await dataDir();
  const elsewhere = await startElsewhere(path);
  process.kill(await watchdogOf(elsewhere.pid), 'SIGKILL');
  await elsewhere.kill9();
  await sleep(300);
  expect(isRunning(elsewhere.pid)).toBe(true);
  const running = await startEmbedded({ dataDir: path, test: true });
  cleanUp.push(running.stop);
  expect(isRunning(elsewhere.pid)).toBe(false);
});

/** PostgreSQL takes only a process of its own user for its predecessor. */
async function spawnAsDatabase(command: string, args: string[]) {
  const child = spawn(command, args, { ...(await databaseAccount()), cwd: '/' });
  cleanUp.push(async () => child.kill('SIGKILL'));
  return child;
}

const processFiles = ['data/postmaster.pid', '.s.PGSQL.5432.lock'];

/** Leaves behind what a PostgreSQL that was killed leaves behind, with the number of another process. */
async function leaveFiles(path: string, names: string[], pid: number): Promise<void> {
  const running = await startEmbedded({ dataDir: path, test: true });
  const texts = await Promise.all(
    names.map((name) => readFile(join(path, 'postgres', name), 'utf8')),
  );
  await running.stop();
  for (const [i, name] of names.entries()) {
    const text = texts[i]?.replace(/^\d+/, String(pid)) ?? '';
    await writeFile(join(path, 'postgres', name), text);
  }
}

test.each([
  ['both files', processFiles],
  ['the data directory', processFiles.slice(0, 1)],
  ['the lock beside the socket', processFiles.slice(1)],
])('starts when a number in %s belongs to another program now', async (_where, names) => {
  const path = await dataDir();
  const other = await spawnAsDatabase('sleep', ['600']);
  await leaveFiles(path, names, other.pid ?? 0);
  const second = await startEmbedded({ dataDir: path, test: true });
  cleanUp.push(second.stop);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(isRunning(other.pid ?? 0)).toBe(true);
});

test.runIf(process.platform === 'linux')(
  'starts when its predecessor was not yet collected by its parent',
  async () => {
    const path = await dataDir();
    // The shell becomes a program that never asks for its children.
    const parent = await spawnAsDatabase('sh', ['-c', 'sleep 0 & echo $!; exec sleep 600']);
    const dead = Number(String((await once(parent.stdout, 'data'))[0]));
    await expect.poll(() => readFile(`/proc/${dead}/stat`, 'utf8')).toContain(' Z ');
    await leaveFiles(path, processFiles, dead);
    const second = await startEmbedded({ dataDir: path, test: true });
    cleanUp.push(second.stop);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test('ends a database whose file in the data directory somebody removed', async () => {
  const path = await dataDir();
  const elsewhere = await startElsewhere(path);
  process.kill(await watchdogOf(elsewhere.pid), 'SIGKILL');
  await elsewhere.kill9();
  await rm(join(path, 'postgres/data/postmaster.pid'));
  const running = await startEmbedded({ dataDir: path, test: true });
  cleanUp.push(running.stop);
  expect(isRunning(elsewhere.pid)).toBe(false);
});

test('a creation that was cut short is done again', async () => {
  const path = await dataDir();
  await (await startEmbedded({ dataDir: path, test: true })).stop();
  const home = join(path, 'postgres');
  await mkdir(join(home, 'data.new-abc'));
  await writeFile(join(home, 'data.new-abc/PG_VERSION'), '18\n');
  const running = await startEmbedded({ dataDir: path, test: true });
  cleanUp.push(running.stop);
  expect((await readdir(home)).filter((name) => name.startsWith('data.new'))).toEqual([]);
});

test('a directory made by another PostgreSQL is refused and left alone', async () => {
  const path = await dataDir();
  await (await startEmbedded({ dataDir: path, test: true })).stop();
  const file = join(path, 'postgres/data/PG_VERSION');
  await writeFile(file, '14\n');
  await expect(startEmbedded({ dataDir: path, test: true })).rejects.toThrow(
    /made by PostgreSQL 14, this version brings \d+\. Go back to the version before and back up, then restore that with this one into an empty data directory, as docs\/operations\.md says under "Another PostgreSQL"\./,
  );
  expect(await readFile(file, 'utf8')).toBe('14\n');
});

test('a path too long for a socket works over the loopback interface', async () => {
  const parent = await dataDir();
  await chmod(parent, 0o755);
  const path = join(parent, 'a'.repeat(100));
  const running = await startEmbedded({ dataDir: path, test: true });
  cleanUp.push(running.stop);
  expect(running.url).toContain('@127.0.0.1:');
  expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
