import { connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
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
  expect(await requireRoom(pooler, 1_000)).toBe(leastConnections + 1);
  expect(await query(pooler, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a pool that is too small is refused with its size', async () => {
  await expect(requireRoom(await poolerOf(6), 1_000)).rejects.toThrow(
    /has 6 connections left for this process, which needs 10 .*PgBouncer: pool_size/,
  );
});

test('a user of few connections ends the start with one line', async () => {
  const name = new URL(url).pathname.slice(1);
  const user = `${name}_few`;
  const owner = new URL(url).username;
  // Limits are not for a superuser, whose tables these are.
  await query(
    url,
    `create role ${user} login password 'few' connection limit 6 in role "${owner}"`,
  );
  const { path, remove } = await temporaryDataDir();
  try {
    const address = new URL(url);
    address.username = user;
    address.password = 'few';
    const env = { DATABASE_URL: address.href, PABEAN_DATA_DIR: path, PORT: '0' };
    const { code, stderr } = await runCommand('start', [], env).ended;
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The database .* has 6 conn.*\n$/)]);
  } finally {
    await remove();
    await query(url, `drop role ${user}`);
  }
});
