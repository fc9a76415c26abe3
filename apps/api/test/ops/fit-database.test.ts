import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../../src/core/expected-failure.ts';
import { migrate } from '../../src/db/migrate.ts';
import { currentCluster } from '../support/cluster.ts';
import { emptyDatabase, query } from '../support/database.ts';
import { runCommand, temporaryDataDir } from '../support/processes.ts';

let url: string;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ url, drop } = await emptyDatabase());
});
afterEach(() => drop());

const nameOf = (address: string) => new URL(address).pathname.slice(1);
const tables = (address: string) =>
  query(address, "select relname from pg_class where relnamespace = 'public'::regnamespace");

/** Refused in one line, before anything is made. */
async function refused(address: string, message: string, before: unknown[] = []): Promise<void> {
  const error = await migrate(address).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect((error as Error).message).toContain(message);
  expect(await tables(url)).toEqual(before);
}

test('a database of another encoding is refused before it is half full', async () => {
  const name = nameOf(url);
  const latin = `template template0 encoding 'LATIN1' locale_provider libc locale 'C'`;
  const cluster = (await currentCluster()).url;
  await query(cluster, `drop database ${name}`);
  await query(cluster, `create database ${name} ${latin}`);
  await refused(url, 'has the encoding LATIN1');
});

test('a database that takes no writes is refused', async () => {
  await query(url, `alter database ${nameOf(url)} set default_transaction_read_only = on`);
  await refused(url, 'takes no writes');
});

test('a user who may not make tables is refused', async () => {
  const user = `${nameOf(url)}_poor`;
  await query(url, `create role ${user} login password 'poor'`);
  try {
    const address = new URL(url);
    address.username = user;
    address.password = 'poor';
    await refused(address.href, `user "${user}" may not make tables`);
  } finally {
    await query(url, `drop role ${user}`);
  }
});

test('a database with tables of another program is refused and left as it is', async () => {
  await query(url, 'create table orders (id int)');
  await refused(url, 'holds another program\'s table "orders"', [{ relname: 'orders' }]);
});

test('tables of other names are no hindrance', async () => {
  await query(url, 'create table somebodys (id int)');
  expect(await migrate(url)).not.toEqual([]);
});

test('a database that became read-only is a line of each command, and wrong for the doctor', async () => {
  await migrate(url);
  await query(url, `alter database ${nameOf(url)} set default_transaction_read_only = on`);
  const { path, remove } = await temporaryDataDir();
  try {
    const env = { DATABASE_URL: url, PABEAN_DATA_DIR: path, PORT: '0' };
    for (const [name, ...args] of [['start'], ['intake-keys', 'add', 'shop']] as const) {
      const { code, stderr } = await runCommand(name, args, env).ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^The database did not do its work: cannot execute \w+ in a read-only transaction\. Check .*\n$/,
      );
    }
    const { code, stdout } = await runCommand('doctor', [], env).ended;
    expect(code).toBe(1);
    expect(stdout).toMatch(/^wrong {4}Database: \S+ takes no writes: it is a standby, or set to/m);
  } finally {
    await remove();
  }
});
