import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { crossOffStray, noteStrays } from '../../../src/db/queries/stray-documents.ts';
import {
  claimFile,
  dropStrays,
  dropUnclaimed,
  sweepStrays,
} from '../../../src/usecases/documents/strays.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { fileOf, samples } from '../../support/documents.ts';
import { storedFiles } from '../../support/files.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.db.deleteFrom('stray_document').execute());
afterAll(() => app.stop());

/** A file without a row, noted so long ago. */
async function stray(age = '0 seconds'): Promise<string> {
  const { documents } = app.services;
  const key = await documents.keep(
    await documents.receive(Readable.from([samples.pdf]), 'any.pdf'),
  );
  await noteStrays(app.db, [key]);
  await app.pool.query(
    'update stray_document set since = now() - $1::interval where storage_key = $2',
    [age, key],
  );
  return key;
}
/** One that the store fails to remove: a folder stands in its place. */
async function stuckStray(age = '0 seconds'): Promise<string> {
  const key = `zz/${crypto.randomUUID()}.pdf`;
  await mkdir(join(app.dataDir, 'documents', key), { recursive: true });
  await noteStrays(app.db, [key]);
  await app.pool.query(
    'update stray_document set since = now() - $1::interval where storage_key = $2',
    [age, key],
  );
  return key;
}
const noted = async () =>
  (await app.db.selectFrom('stray_document').select('storage_key').execute())
    .map((row) => row.storage_key)
    .sort();
const isThere = async (key: string) => (await app.services.documents.size(key)) !== null;

test('files that are dropped are gone and crossed off; what the store keeps stays noted', async () => {
  const [one, stuck, two] = [await stray(), await stuckStray(), await stray()];
  await dropStrays(app.db, app.services.documents, [one, stuck, two]);
  expect([await isThere(one), await isThere(two)]).toEqual([false, false]);
  expect(await noted()).toEqual([stuck]);
});

test('a file whose note is gone has its row, and is not dropped', async () => {
  const key = await stray();
  await crossOffStray(app.db, key);
  await dropStrays(app.db, app.services.documents, [key]);
  expect(await isThere(key)).toBe(true);
});

test('the sweep removes every file that was noted more than an hour ago, and no younger one', async () => {
  const old = [await stray('61 minutes'), await stray('3 days')];
  const young = await stray('59 minutes');
  await sweepStrays(app.db, app.services.documents);
  for (const key of old) expect(await isThere(key)).toBe(false);
  expect(await isThere(young)).toBe(true);
  expect(await noted()).toEqual([young]);
});

test('a sweep that meets a file that stays ends there, and forgets none', async () => {
  const [first, stuck, last] = [
    await stray('4 hours'),
    await stuckStray('3 hours'),
    await stray('2 hours'),
  ];
  await expect(sweepStrays(app.db, app.services.documents)).rejects.toMatchObject({ status: 503 });
  expect([await isThere(first), await isThere(last)]).toEqual([false, true]);
  expect(await noted()).toEqual([stuck, last].sort());
});

test('a file that came behind the sweep is noted again where the store does not remove it', async () => {
  const stuck = await stuckStray();
  await crossOffStray(app.db, stuck);
  const swept: unknown = await app.db
    .transaction()
    .execute((trx) => claimFile(trx, stuck))
    .catch((error) => error);
  await dropUnclaimed(app.db, app.services.documents, stuck, swept);
  expect(await noted()).toEqual([stuck]);
});

test('an upload whose file housekeeping has removed meanwhile changes nothing', async () => {
  const member = await app.signIn('Team');
  const orderId = await app.newOrder();
  const files = await storedFiles(app);
  const holder = await app.pool.connect();
  let uploaded: Promise<unknown> | undefined;
  try {
    await holder.query('begin');
    await holder.query('select from orders where order_id = $1 for update', [orderId]);
    uploaded = app.call(
      'uploadVisaDocument',
      {
        body: { orderId, email: 'maren@example.com', mailServiceProvider: 'AWS' },
        file: fileOf(samples.pdf),
      },
      member,
    );
    await until(async () => ((await noted()).length > 0 ? true : null));
    await until(async () => {
      const { rows } = await app.pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0 ? true : null;
    });
    await sweepStrays(app.db, app.services.documents, '0 seconds');
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await uploaded).toMatchObject({
    http: 503,
    message: 'Documents cannot be reached right now. Please try again shortly.',
  });
  expect(await app.order(orderId)).toMatchObject({ process_status: 'New', version: 1 });
  expect(await app.history(orderId)).toEqual([]);
  expect(await storedFiles(app)).toEqual(files);
});

test('what a crash left of an upload goes while the server runs, once it is an hour old', async () => {
  const folder = join(app.dataDir, 'documents', 'arriving');
  const hourAgo = new Date(Date.now() - 61 * 60_000);
  await writeFile(join(folder, 'old'), samples.pdf);
  await utimes(join(folder, 'old'), hourAgo, hourAgo);
  await writeFile(join(folder, 'young'), samples.pdf);
  await app.services.documents.sweepArrivals();
  expect(await readdir(folder)).toEqual(['young']);
});
