import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPlace } from '../../../src/adapters/backup/open-place.ts';
import type { BackupPlace } from '../../../src/adapters/backup/place.ts';
import { readEnv } from '../../../src/core/env.ts';
import { connect } from '../../../src/db/connect.ts';
import {
  backupNames,
  chooseBackup,
  readManifest,
  writeManifest,
} from '../../../src/usecases/backup/manifest.ts';
import { proveCounts } from '../../../src/usecases/counts/prove-counts.ts';
import { proveHistory } from '../../../src/usecases/history-chain/prove.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { backUp, backupFolder, fileBelow, sendOrder, unstopped } from '../../support/backups.ts';
import { emptyDatabase, query } from '../../support/database.ts';
import { addDocument, samples } from '../../support/documents.ts';
import { filesBelow } from '../../support/files.ts';
import { runCommand } from '../../support/processes.ts';

let app: TestApp;
let admin: SignedIn;
let folder: Awaited<ReturnType<typeof backupFolder>>;
let path: string;
let place: BackupPlace;
/** The backup of before: two of its three orders were erased since, one of them in Deleted Orders already. */
let before: string;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  folder = await backupFolder();
  path = join(folder.path, 'place');
  place = await openPlace(path, readEnv({}));
  for (const order_id of ['T-ERASED', 'T-DELETED', 'T-STAYS']) {
    await sendOrder(app, { order_id, passport_number: `P${order_id.slice(2)}` });
    await addDocument(app, order_id, { bytes: documentOf(order_id) });
  }
  await move('T-DELETED', false);
  await backUp(app, place);
  before = (await chooseBackup(place)).name;
  await move('T-ERASED', false);
  await move('T-ERASED', true);
  await move('T-DELETED', true);
  await backUp(app, place);
});
afterAll(async () => {
  await app.stop();
  await folder.remove();
});

const documentOf = (orderId: string) =>
  Buffer.concat([samples.pdf, Buffer.from(`document of ${orderId}`)]);

async function move(orderId: string, permanentDeletedFlag: boolean): Promise<void> {
  const body = {
    ...{ orderId: [orderId], updatingStatus: 'Deleted' as const, permanentDeletedFlag },
    confirmDisputed: [orderId],
  };
  expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
}

let target: Awaited<ReturnType<typeof emptyDatabase>>;
let env: Record<string, string>;
let round = 0;
beforeEach(async () => {
  target = await emptyDatabase();
  round += 1;
  const dataDir = join(folder.path, `restored-${round}`);
  env = { DATABASE_URL: target.url, PABEAN_DATA_DIR: dataDir };
  return () => target.drop();
});

const restore = (...more: string[]) =>
  runCommand('restore', [path, '--backup', before, ...more], env).ended;
const passports = async () =>
  (
    await query(target.url, 'select passport_number from orders where passport_number is not null')
  ).map((row) => (row as { passport_number: string }).passport_number);
const all = ['PERASED', 'PDELETED', 'PSTAYS'];
const documents = async () => {
  const files = await filesBelow(join(env.PABEAN_DATA_DIR ?? '', 'documents'));
  return Promise.all(files.map((file) => readFile(file)));
};

test('a restore of before an erasure erases again: rows, documents, counts and history', async () => {
  const said = await restore();
  expect(said).toMatchObject({ code: 0, stderr: '' });
  expect(said.stdout).toMatch(
    /Erased again, as they were erased for good before: 2 orders \(T-ERASED, T-DELETED\)\.\n$/,
  );
  expect(await passports()).toEqual(['PSTAYS']);
  expect(await documents()).toEqual([documentOf('T-STAYS')]);
  expect(
    await query(target.url, 'select order_id from document join orders o on o.id = order_pk'),
  ).toEqual([{ order_id: 'T-STAYS' }]);
  const { db, close } = connect(target.url, { max: 1 });
  try {
    const said: string[] = [];
    expect(await proveCounts(db, { mend: false, say: (line) => said.push(line) })).toBe(0);
    const nothing = { orderId: undefined, headsFile: undefined, againstFile: undefined };
    expect(await proveHistory(db, { ...nothing, signal: unstopped })).toMatchObject({
      unbroken: true,
    });
    const history = await db
      .selectFrom('order_history as h')
      .innerJoin('orders as o', 'o.id', 'h.order_pk')
      .select(['h.action', 'h.actor_name', 'h.detail'])
      .where('o.order_id', '=', 'T-ERASED')
      .orderBy('h.id')
      .execute();
    expect(history.slice(-2)).toMatchObject([
      { action: 'moved', actor_name: 'The operator', detail: { to: 'Deleted' } },
      { action: 'erased', actor_name: 'The operator', detail: { restored: true } },
    ]);
  } finally {
    await close();
  }
});

test('a record that cannot be read stops the restore before anything is made, unless they shall come back', async () => {
  const record = join(path, 'erased');
  await rename(record, `${record}-away`);
  try {
    const refused = await restore();
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toMatch(
      /the record of erased orders names 0 instead of 2\. Orders that were erased since would come back/,
    );
    expect(existsSync(env.PABEAN_DATA_DIR ?? '')).toBe(false);
    const back = await restore('--bring-back-erased');
    expect(back).toMatchObject({ code: 0, stderr: '' });
    expect((await passports()).sort()).toEqual([...all].sort());
  } finally {
    await rename(`${record}-away`, record);
  }

  // As after a restore by the database's own tools: an order that has the id of an erased one is not it.
  await query(target.url, `update orders set created_at = now() where order_id = 'T-DELETED'`);
  const list = join(folder.path, 'list');
  const exported = runCommand('erasures-export', [list], { ...env, DATABASE_URL: app.databaseUrl });
  expect(await exported.ended).toMatchObject({ code: 0, stdout: `2 erased orders in ${list}.\n` });
  const again = runCommand('erasures-export', [list], { ...env, DATABASE_URL: app.databaseUrl });
  expect((await again.ended).stderr).toBe(`${list} is there already.\n`);
  const dry = await runCommand('erasures-apply', [list, '--dry-run'], env).ended;
  expect(dry.stdout).toBe('Would be erased again: 1 of 2 orders.\nT-ERASED\n');
  expect(await passports()).toHaveLength(3);
  // Its document may be gone from a bucket already.
  const [gone = ''] = await filesBelow(join(env.PABEAN_DATA_DIR ?? '', 'documents'));
  await rm(gone);
  for (const [source, words] of [
    [path, 'Erased again, as they were erased for good before: 1 orders (T-ERASED).\n'],
    [list, 'No order had to be erased again.\n'],
  ] as const) {
    const applied = await runCommand('erasures-apply', [source], env).ended;
    expect(applied).toMatchObject({ code: 0, stderr: '', stdout: words });
  }
  expect((await passports()).sort()).toEqual(['PDELETED', 'PSTAYS']);
});

test('the proof of a backup finds a record that cannot be read', async () => {
  const file = await fileBelow(path, 'erased/');
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, -9));
  try {
    const { stands, lines } = await backUp(app, place, { prove: true });
    expect(lines.at(-1)).toMatch(/has a fault: erased\/\S+ /);
    expect(stands).toBe(false);
  } finally {
    await writeFile(file, bytes);
  }
});

test('a place whose backups are of before there were records is warned of', async () => {
  const older = join(folder.path, 'older');
  await cp(path, older, { recursive: true });
  await rm(join(older, 'erased'), { recursive: true });
  const old = await openPlace(older, readEnv({}));
  for (const name of await backupNames(old)) {
    const { erased: _, ...manifest } = await readManifest(old, name);
    await writeManifest(old, manifest);
  }
  const said = await runCommand('restore', [older, '--backup', before], env).ended;
  expect(said).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^Warning: \S+ has no record of erased orders\. .*\n$/),
  });
  expect(await passports()).toHaveLength(3);
});
