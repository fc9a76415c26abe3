import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { startEmbedded } from '@pabean/embedded-database';
import * as age from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlace } from '../../../src/adapters/backup/open-place.ts';
import { readEnv } from '../../../src/core/env.ts';
import { connect } from '../../../src/db/connect.ts';
import { proveCounts } from '../../../src/usecases/counts/prove-counts.ts';
import { proveHistory } from '../../../src/usecases/history-chain/prove.ts';
import { travellerOf } from '../../intake/orders.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import {
  backUp,
  backupFolder,
  ordersWithDocuments,
  restoreInto,
  sendOrder,
  unstopped,
} from '../../support/backups.ts';
import { emptyDatabase, query } from '../../support/database.ts';
import { filesBelow } from '../../support/files.ts';
import { startS3 } from '../../support/s3.ts';

let app: TestApp;
let folder: Awaited<ReturnType<typeof backupFolder>>;
beforeAll(async () => {
  app = await testApp();
  folder = await backupFolder();
  await ordersWithDocuments(app, 12);
});
afterAll(async () => {
  await app.stop();
  await folder.remove();
});

/** Sends orders until it is told to stop, and notes when each was confirmed. */
function writing() {
  const confirmed: { orderId: string; at: number }[] = [];
  let stopped = false;
  const done = (async () => {
    for (let number = 1000; !stopped; number += 1) {
      const orderId = await sendOrder(app, travellerOf(number));
      confirmed.push({ orderId, at: Date.now() });
    }
  })();
  return {
    confirmed,
    stop: () => {
      stopped = true;
      return done;
    },
  };
}

test('under writes, encrypted and proven, then restored into an empty directory: all before its moment is there', async () => {
  const path = join(folder.path, 'proven');
  const place = await openPlace(path, readEnv({}));
  const identity = await age.generateX25519Identity();
  const recipients = [await age.identityToRecipient(identity)];
  const secrets = { 'intake-key': 'an-intake-key-that-was-made', 'token-secret': 't'.repeat(40) };
  await backUp(app, place, { recipients, secrets });
  const writer = writing();
  await expect.poll(() => writer.confirmed.length).toBeGreaterThan(5);
  // The second copies no document again; it is proven without the operator's key.
  const { stands, lines } = await backUp(app, place, { recipients, secrets, prove: true });
  await writer.stop();
  expect(lines.at(-1)).toMatch(
    /^Proven: restored and counted \d+ tables, compared 12 of 12 documents. Unbroken: \d+ orders, /,
  );
  expect(stands).toBe(true);
  const [first, second] = await app.db
    .selectFrom('backup_run')
    .select(['bytes', 'encrypted'])
    .where('place', '=', path)
    .orderBy('id')
    .execute();
  expect(second?.encrypted).toBe(true);
  expect((first?.bytes ?? 0) - (second?.bytes ?? 0)).toBeGreaterThan(12 * 400);
  const stored = await Promise.all((await filesBelow(path)).map((file) => readFile(file)));
  expect(stored.some((bytes) => bytes.includes('Sari Contoh'))).toBe(false);

  const dataDir = join(folder.path, 'restored');
  const target = { PABEAN_DATA_DIR: dataDir };
  await expect(restoreInto(target, place)).rejects.toThrow(
    'is encrypted: name the file of your key',
  );
  const wrong = [await age.generateX25519Identity()];
  await expect(restoreInto(target, place, { identities: wrong })).rejects.toThrow(
    'for another key',
  );
  expect(existsSync(dataDir)).toBe(false);
  const restored = await restoreInto(target, place, { identities: [identity] });
  expect(restored).toMatchObject({
    ...{ count: 12, damaged: [], secrets: ['intake-key', 'token-secret'] },
  });
  expect(await readFile(join(dataDir, 'token-secret'), 'utf8')).toBe(
    `${secrets['token-secret']}\n`,
  );
  const { url, stop } = await startEmbedded({ dataDir, test: true });
  const { db, close } = connect(url, { max: 1 });
  try {
    const orders = await db.selectFrom('orders').select('order_id').execute();
    const there = new Set(orders.map((order) => order.order_id));
    const run = await app.db
      .selectFrom('backup_run')
      .select(['at', 'proof'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const moment = Date.parse(run?.at ?? '');
    const before = writer.confirmed.filter(({ at }) => at < moment);
    expect(before.length).toBeGreaterThan(5);
    expect(before.filter(({ orderId }) => !there.has(orderId))).toEqual([]);
    expect(run?.proof).toBe('proven');
    const asked = { orderId: undefined, headsFile: undefined, againstFile: undefined };
    expect((await proveHistory(db, { ...asked, signal: unstopped })).unbroken).toBe(true);
    expect(await proveCounts(db, { mend: false, say: () => {} })).toBe(0);
    // What counts on goes on behind the last one, triggers and foreign keys work as before.
    const insert = `insert into order_view (order_pk, member_id, hour, ip) values (0, 0, now(), '::1')`;
    await expect(query(url, insert)).rejects.toThrow('violates foreign key constraint');
    const schema = `select string_agg(pg_get_triggerdef(oid) || tgenabled::text, e'\n' order by tgname, tgrelid::regclass::text)
      as triggers from pg_trigger where not tgisinternal`;
    expect(await query(url, schema)).toEqual(await query(app.databaseUrl, schema));
  } finally {
    await close();
    await stop();
  }
  await expectSameDocuments(join(app.dataDir, 'documents'), join(dataDir, 'documents'));
});

test('to a bucket, into another database with its documents in a bucket, and back', async () => {
  const s3 = await startS3({ lists: true });
  const other = await emptyDatabase();
  const last = await emptyDatabase();
  try {
    const env = readEnv(s3.env);
    const place = await openPlace('s3://documents/backups/of-ours', env);
    await backUp(app, place);
    const dataDir = join(folder.path, 'beside');
    const target = { ...s3.env, DATABASE_URL: other.url, PABEAN_DATA_DIR: dataDir };
    expect((await restoreInto(target, place)).count).toBe(12);
    const documents = await import('../../../src/adapters/documents/index.ts');
    const { pino } = await import('pino');
    const logger = pino({ level: 'silent' });
    const store = await documents.openDocumentStore(readEnv(target), logger);
    const moved = connect(other.url, { max: 3 });
    const back = join(folder.path, 'plain');
    const moving = { ...app, db: moved.db, pool: moved.pool };
    await backUp(moving, await openPlace(back, env), { documents: store });
    await moved.close();
    const end = { DATABASE_URL: last.url, PABEAN_DATA_DIR: join(folder.path, 'back') };
    expect((await restoreInto(end, back)).count).toBe(12);
    const count = 'select count(*)::int as n from orders';
    expect(await query(last.url, count)).toEqual(await query(app.databaseUrl, count));
    await expectSameDocuments(join(app.dataDir, 'documents'), join(folder.path, 'back/documents'));
  } finally {
    await other.drop();
    await last.drop();
    await s3.stop();
  }
});

async function expectSameDocuments(from: string, to: string): Promise<void> {
  const files = await filesBelow(from);
  expect(files).toHaveLength(12);
  const names = (all: string[], root: string) => all.map((path) => relative(root, path));
  expect(names(await filesBelow(to), to)).toEqual(names(files, from));
  for (const name of names(files, from)) {
    expect(await readFile(join(to, name))).toEqual(await readFile(join(from, name)));
  }
}
