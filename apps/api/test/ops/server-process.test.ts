import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { connect as connectSocket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../support/database.ts';
import {
  freePort,
  isRunning,
  runCommand,
  runProgram,
  runSource,
  type ServerProcess,
  spawnServer,
  temporaryDataDir,
  untilReady,
} from '../support/processes.ts';
import { until } from '../support/until.ts';

const program = fileURLToPath(new URL('../../../../bin/pabean', import.meta.url));
const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function dataDir(): Promise<string> {
  const { path, remove } = await temporaryDataDir();
  cleanUp.push(remove);
  return path;
}

let used: Awaited<ReturnType<typeof temporaryDataDir>> | undefined;
afterAll(() => used?.remove());

/**
 * One directory for the tests that do not ask for a first start: making a database costs more than
 * most of them.
 */
async function usedDataDir(): Promise<string> {
  used ??= await temporaryDataDir();
  return used.path;
}

async function server(PABEAN_DATA_DIR: string): Promise<ServerProcess> {
  const running = await spawnServer({ PABEAN_DATA_DIR });
  cleanUp.push(running.stop);
  return running;
}

/** The process number of the database below a data directory. */
async function databasePid(path: string): Promise<number> {
  const text = await readFile(join(path, 'postgres/data/postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

/** A call while its database may be away: then it says when to come again. */
async function trackedOrSaysWhen({ url }: ServerProcess): Promise<number> {
  const answer = await fetch(`${url}/api/front/track-order`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"orderId":"1","email":"nobody@example.com"}',
  });
  expect([404, 503]).toContain(answer.status);
  if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  return answer.status;
}

async function expectOneLine(env: Record<string, string>, line: RegExp): Promise<void> {
  const { code, stderr } = await runCommand('start', [], env).ended;
  expect(stderr).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

describe('a start that cannot work is one clear line', () => {
  test.skipIf(process.platform === 'win32')('a Node that is too old, and none', async () => {
    const path = await dataDir();
    const copy = join(path, 'bin/pabean');
    await mkdir(join(path, 'bin'));
    await cp(program, copy);
    await mkdir(join(path, 'apps/api/src/commands'), { recursive: true });
    await writeFile(join(path, 'apps/api/src/commands/start.ts'), '');
    const start = async (PATH: string) => runProgram(['/bin/sh', copy], { PATH }).ended;
    // Only what the script itself needs.
    const tools = join(path, 'tools');
    await mkdir(tools);
    for (const tool of ['dirname', 'readlink'])
      await symlink(`/usr/bin/${tool}`, join(tools, tool));
    expect(await start(tools)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Node 24 is missing\. .*\n$/),
    });
    await writeFile(join(tools, 'node'), '#!/bin/sh\necho v20.11.0\n', { mode: 0o755 });
    expect(await start(tools)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Node 24 or newer is needed, and .* is v20\.11\.0\. .*\n$/),
    });
    expect(await runProgram([program, 'nothing']).ended).toMatchObject({
      code: 1,
      stderr: 'There is no command nothing. See: pabean --help\n',
    });
  });

  test('two servers on one data directory', async () => {
    const path = await usedDataDir();
    const running = await server(path);
    const PORT = String(await freePort());
    await expectOneLine(
      { PABEAN_DATA_DIR: path, PORT },
      /^The data directory .* is in use by another/,
    );
    expect((await fetch(`${running.url}/api/ready`)).status).toBe(200);
  });

  test('a port in use', async () => {
    const path = await usedDataDir();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await expectOneLine(
      { PABEAN_DATA_DIR: path, PORT: String(port) },
      new RegExp(`^Port ${port} is in use by another program`),
    );
    other.close();
    // Nothing is left that would be in the way of the next start.
    await server(path);
  });

  test('a database that is away', async () => {
    const DATABASE_URL = `postgresql://someone:secret-word@127.0.0.1:${await freePort()}/pabean`;
    const env = { PABEAN_DATA_DIR: await dataDir(), DATABASE_URL };
    await expectOneLine(
      env,
      /^The database 127\.0\.0\.1:\d+\/pabean cannot be used: .*ECONNREFUSED/,
    );
    const { stderr, stdout } = await runCommand('start', [], env).ended;
    expect(stderr + stdout).not.toContain('secret-word');
  });

  test.skipIf(process.platform === 'win32')('too few open files for our own database', async () => {
    const env = { PABEAN_DATA_DIR: await dataDir(), PORT: '0' };
    const { code, stderr } = await runCommand('start', [], env, tmpdir(), 'ulimit -n 64').ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database could not be made in .*file descriptors/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('a database newer than the code', async () => {
    const { url, drop } = await emptyDatabase();
    cleanUp.push(drop);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create table kysely_migration (name text primary key, timestamp text);
      insert into kysely_migration values ('9999_from_the_future', '2030-01-01')`);
    await expectOneLine(
      { PABEAN_DATA_DIR: await dataDir(), DATABASE_URL: url, PORT: '0' },
      /is newer than this version of Pabean \(it has 9999_from_the_future\)/,
    );
    const tables = await client.query(
      "select tablename from pg_tables where schemaname = 'public'",
    );
    expect(tables.rows).toEqual([{ tablename: 'kysely_migration' }]);
    await client.end();
  });
});

describe('stopping', () => {
  test.skipIf(process.platform === 'win32')(
    'the program for a supervisor is one process, and ends the database too',
    async () => {
      const path = await usedDataDir();
      // A system's own Node that is too old: it must not be the one that runs.
      await writeFile(join(path, 'node'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      const env = { PABEAN_DATA_DIR: path, PORT: '0', PATH: `${path}:${process.env.PATH}` };
      const running = await untilReady(runProgram([program], env));
      const database = await databasePid(path);
      expect(isRunning(database)).toBe(true);
      // Only this process is told to end, as by systemd's KillMode=process or a container's stop.
      expect((await running.stop()).code).toBe(0);
      expect(isRunning(database)).toBe(false);
      expect(await readdir(path)).not.toContain('database-address');
    },
  );

  test('finishes a request that is still arriving', async () => {
    const running = await server(await usedDataDir());
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
    const socket = connectSocket(Number(new URL(running.url).port), '127.0.0.1');
    const length = Buffer.byteLength(body);
    socket.write(
      `POST /api/admin/admin-login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`,
    );
    // The server has begun with the request when it asks for the body.
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 100 /);
    socket.write(body.slice(0, 10));
    running.signal('SIGTERM');
    await sleep(300);
    socket.write(body.slice(10));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d /);
    const askedAt = Date.now();
    expect((await running.ended).code).toBe(0);
    // Its connection stays open for a next request, and must not keep the server.
    expect(Date.now() - askedAt).toBeLessThan(30_000);
    await expect(fetch(running.url)).rejects.toThrow();
  });

  test('kill -9 ends the database, and leaves a directory that the next start takes over', async () => {
    const path = await usedDataDir();
    const first = await spawnServer({ PABEAN_DATA_DIR: path });
    const database = await databasePid(path);
    await first.kill9();
    await until(async () => (isRunning(database) ? null : true));
    const second = await server(path);
    expect((await fetch(`${second.url}/api/ready`)).status).toBe(200);
  });

  test('a database that ends by itself is started again, and given up when it goes on so', async () => {
    const path = await usedDataDir();
    const running = await spawnServer({ PABEAN_DATA_DIR: path });
    const endDatabase = async (signal: NodeJS.Signals) => {
      const pid = await databasePid(path);
      process.kill(pid, signal);
      await until(async () => (isRunning(pid) ? null : true));
    };
    for (const signal of ['SIGKILL', 'SIGINT', 'SIGQUIT'] as const) {
      await endDatabase(signal);
      await until(async () => ((await trackedOrSaysWhen(running)) === 404 ? true : null));
    }
    let isOver = false;
    void running.ended.then(() => {
      isOver = true;
    });
    const isBack = () => databasePid(path).then(isRunning, () => false);
    // On a busy machine the three take longer than the minute in which they count, and it is started once more.
    while (!isOver) {
      await endDatabase('SIGINT');
      await until(async () => isOver || (await isBack()) || null);
    }
    expect(await running.ended).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('The database does not stay up; stopping'),
    });
    await server(path);
  });
});

test('orders are imported beside the server and without it', async () => {
  const path = await usedDataDir();
  const file = join(path, 'orders.ndjson');
  await writeFile(file, '{"order_id":"12"}\n');
  const env = { PABEAN_DATA_DIR: path };
  const running = await spawnServer(env);
  const beside = await runCommand('import-orders', [file], env).ended;
  expect(beside).toMatchObject({ code: 1, stdout: expect.stringContaining('1 rejected') });
  await running.stop();
  const alone = await runCommand('import-orders', ['orders.ndjson'], env, path).ended;
  expect(alone).toMatchObject({ code: 1, stdout: expect.stringContaining('1 rejected') });
  await server(path);
});

test('the first start prints a password for the first Admin, later ones do not', async () => {
  const path = await dataDir();
  const env = { PABEAN_DATA_DIR: path, NODE_COMPILE_CACHE: join(path, 'compiled') };
  const start = () => untilReady(runSource('start', [], { ...env, PORT: '0' }));
  const first = await start();
  const firstRestarted = await wasRestarted(first.pid);
  const { stdout } = await first.stop();
  expect(stdout).toMatch(/^First Admin: \S+, password \S+$/m);
  const second = await start();
  const secondRestarted = await wasRestarted(second.pid);
  expect((await second.stop()).stdout).not.toContain('First Admin');
  // What had to be compiled leaves a compiler in the process: it starts once more, without one.
  if (process.platform === 'linux')
    expect([firstRestarted, secondRestarted]).toEqual([true, false]);
});

async function wasRestarted(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return (await readFile(`/proc/${pid}/environ`, 'utf8')).includes('PABEAN_COMPILED=1');
}
