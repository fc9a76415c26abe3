import { connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  leastConnections,
  mostConnections,
  requireRoom,
  sharesOf,
} from '../../src/db/connection-room.ts';
import { freshDatabase, query, type TestDatabase } from '../support/database.ts';
import { runCommand, temporaryDataDir } from '../support/processes.ts';

let database: TestDatabase;
let url: string;
let proxy: Server | undefined;
beforeAll(async () => {
  database = await freshDatabase();
  url = database.url;
});
afterEach(() => {
  proxy?.close();
  proxy = undefined;
});
afterAll(() => database.drop());

const sum = (room: number) => sharesOf(room).main + sharesOf(room).search;

test('the shares fit into what there is, and two of the main pool are left for more than listening', () => {
  for (let room = leastConnections; room <= mostConnections; room += 1) {
    expect(sum(room)).toBeLessThanOrEqual(room - 5);
    expect(sharesOf(room).main).toBeGreaterThanOrEqual(4);
    expect(sharesOf(room).search).toBeGreaterThanOrEqual(1);
  }
  expect(sharesOf(mostConnections)).toEqual({ main: 10, search: 3 });
  expect(sharesOf(100)).toEqual({ main: 10, search: 3 });
});

/** As a pooler does: who comes when all are given away waits until one is given back. */
async function poolerOf(size: number): Promise<string> {
  const { hostname, port, searchParams } = new URL(url);
  const path = searchParams.get('host');
  const here = path ? { path: `${path}/.s.PGSQL.${searchParams.get('port') ?? port}` } : null;
  let free = size;
  const waiting: Socket[] = [];
  const serve = (socket: Socket) => {
    free -= 1;
    const database = connectSocket(here ?? { host: hostname, port: Number(port) });
    socket.pipe(database).pipe(socket);
    for (const one of [socket, database]) one.on('error', () => one.destroy());
    database.on('close', () => socket.destroy());
    socket.on('close', () => {
      database.destroy();
      free += 1;
      const next = waiting.shift();
      if (next) serve(next);
    });
  };
  proxy = createServer((socket) => {
    socket.on('error', () => {});
    if (free > 0) serve(socket);
    else waiting.push(socket);
  });
  await new Promise<void>((resolve) => proxy?.listen(0, '127.0.0.1', resolve));
  const address = new URL(url);
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String((proxy.address() as { port: number }).port);
  return address.href;
}

test('a database that has room for all gives all', async () => {
  expect(await requireRoom(url)).toBe(mostConnections);
});

test('of a pooler that lets wait, those that come are counted and given back', async () => {
  const pooler = await poolerOf(leastConnections + 1);
  expect(await requireRoom(pooler)).toBe(leastConnections + 1);
  expect(await query(pooler, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a pool that is too small is refused with its size', async () => {
  await expect(requireRoom(await poolerOf(6))).rejects.toThrow(
    /has 6 connections left for this process, which needs 10 .*PgBouncer: pool_size/,
  );
});

/** Works as a user of so many connections. Limits are not for a superuser, whose tables these are. */
async function asUserOf(limit: number, work: (address: string) => Promise<void>): Promise<void> {
  const { pathname, username } = new URL(url);
  const user = `${pathname.slice(1)}_few`;
  await query(
    url,
    `create role ${user} login password 'few' connection limit ${limit} in role "${username}"`,
  );
  try {
    const address = new URL(url);
    address.username = user;
    address.password = 'few';
    await work(address.href);
  } finally {
    await query(url, `drop role ${user}`);
  }
}

test('processes that start at once count one after the other', () =>
  asUserOf(mostConnections + 2, async (address) => {
    for (let turn = 0; turn < 4; turn += 1) {
      const rooms = await Promise.all([requireRoom(address), requireRoom(address)]);
      expect(rooms).toEqual([mostConnections, mostConnections]);
    }
  }));

test('a process that hangs while it counts stops no other', async () => {
  const hanging = await database.pool.connect();
  try {
    await hanging.query('select pg_advisory_lock(7262234)');
    // In less than the usual patience a busy machine makes not even one more connection.
    expect(await requireRoom(url)).toBe(mostConnections);
  } finally {
    hanging.release(true);
  }
});

test('who finds too few looks once more: others may have been counting or ending', () =>
  asUserOf(leastConnections, async (address) => {
    const ending = new pg.Client(address);
    await ending.connect();
    const room = requireRoom(address);
    const [found] = await Promise.all([room, sleep(1_000).then(() => ending.end())]);
    expect(found).toBe(leastConnections);
  }));

test('a user of few connections ends the start with one line', async () => {
  const { path, remove } = await temporaryDataDir();
  try {
    await asUserOf(6, async (address) => {
      const env = { DATABASE_URL: address, PABEAN_DATA_DIR: path, PORT: '0' };
      const { code, stderr } = await runCommand('start', [], env).ended;
      const line = /^The database .* has 6 conn.*\n$/;
      expect([code, stderr]).toEqual([1, expect.stringMatching(line)]);
    });
  } finally {
    await remove();
  }
});
