import { text } from 'node:stream/consumers';
import { to } from 'pg-copy-streams';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePacked } from '../../../src/usecases/backup/files.ts';
import { type MadeBackup, makeBackup } from '../../../src/usecases/backup/make-backup.ts';
import type { Manifest } from '../../../src/usecases/backup/manifest.ts';
import { isProven } from '../../../src/usecases/backup/proof.ts';
import { proveAndNote } from '../../../src/usecases/backup/run-backup.ts';
import { bytesOf, digestOf, memoryPlace, storeOf } from '../../support/backup-place.ts';
import { unstopped } from '../../support/backups.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';

const memory = memoryPlace();
let database: TestDatabase;
let backup: MadeBackup;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`
    insert into orders (order_id, process_status, processing_mode) values ('T-1', 'New', 'Standard');
    insert into order_history (order_pk, order_version, actor_kind, actor_name, action)
      select id, n, 'system', 'Pabean', 'moved' from orders, generate_series(1, 2) n;
    insert into document (id, order_pk, file_name, storage_key, media_type, size, sha256, mail_service_provider)
      select gen_random_uuid(), id, 'a/1', 'a/1', 'application/pdf', 3, '${digestOf('one')}', 'AWS' from orders`);
  backup = await makeBackup({
    connection: { db: database.db, pool: database.pool, close: async () => {} },
    ...{ documents: storeOf({ 'a/1': 'one' }).store, place: memory.place, version: '0.1.0' },
    ...{ recipients: [], secrets: null, archive: null, signal: unstopped },
  });
});
afterAll(() => database.drop());

/** Proves the backup, or one that says something else. @returns what is said */
async function prove(more: Partial<Manifest> = {}): Promise<{ proven: boolean; line: string }> {
  let line = '';
  const say = (said: string) => {
    line = said;
  };
  const options = { place: memory.place, connection: null, signal: unstopped, say };
  const manifest = { ...backup.manifest, ...more };
  return { proven: await proveAndNote(options, { ...backup, manifest }), line };
}
/** The tables, one of them with other rows or another number of them. */
const tablesWith = (name: string, more: object) =>
  backup.manifest.tables.map((table) => (table.name === name ? { ...table, ...more } : table));

test('what the PostgreSQL of a proof says is heard, for it ends without a word where its disk is full', async () => {
  let heard = '';
  const logger = pino({ level: 'debug' }, { write: (line: string) => (heard += line) });
  const options = { place: memory.place, connection: null, signal: unstopped, say: () => {} };
  expect(await proveAndNote({ ...options, logger }, backup)).toBe(true);
  expect(heard).toContain('database system is ready to accept connections');
});

test('a backup is proven when it can be restored, and kept as proven', async () => {
  const { tables, name } = backup.manifest;
  const { proven, line } = await prove();
  expect(line).toMatch(
    new RegExp(
      `^Proven: restored and counted ${tables.length} tables, compared 1 of 1 documents. .*1 order`,
    ),
  );
  expect(proven).toBe(true);
  const proof = JSON.parse(String(memory.files.get(`backups/${name}/proof.json`)));
  expect(proof).toMatchObject({ proof: 'proven', fault: null, compared: 1, replayed: null });
  expect(line).toContain(proof.history);
  expect(await isProven(memory.place, name)).toBe(true);
});

test('rows that are fewer than were written are a fault', async () => {
  const { proven, line } = await prove({ tables: tablesWith('orders', { rows: 2 }) });
  expect([proven, line]).toEqual([
    false,
    `The backup ${backup.manifest.name} has a fault: orders has 1 rows instead of 2.`,
  ]);
  expect(await isProven(memory.place, backup.manifest.name)).toBe(false);
});

test('a history that was tampered with is a fault, though every file is as it was written', async () => {
  await database.pool.query(`alter table order_history disable trigger all;
    update order_history set actor_name = 'Nobody' where position = 1`);
  const table = backup.manifest.tables.find((one) => one.name === 'order_history');
  const client = await database.pool.connect();
  const columns = table?.columns.map((column) => `"${column}"`).join();
  const copy = client.query(to(`copy order_history (${columns}) to stdout`));
  const content = await text(copy);
  client.release();
  const file = await writePacked(memory.place, 'tampered', bytesOf(content), []);
  const { proven, line } = await prove({ tables: tablesWith('order_history', file) });
  expect(proven).toBe(false);
  expect(line).toMatch(/ has a fault: the history is broken: /);
});
