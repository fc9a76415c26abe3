import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPlace } from '../../../src/adapters/backup/open-place.ts';
import type { BackupPlace } from '../../../src/adapters/backup/place.ts';
import { readEnv } from '../../../src/core/env.ts';
import { chooseBackup, writeManifest } from '../../../src/usecases/backup/manifest.ts';
import { readErasureRecord } from '../../../src/usecases/erasures/erasure-record.ts';
import { writeErasuresFile } from '../../../src/usecases/erasures/erasures-file.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { emptyManifest, namesIn } from '../../support/backup-place.ts';
import { backUp, backupFolder } from '../../support/backups.ts';
import { runCommand } from '../../support/processes.ts';

/** Places whose backups are made by a timer: between two of them no job looks for erased orders. */
let app: TestApp;
let admin: SignedIn;
let folder: Awaited<ReturnType<typeof backupFolder>>;
let place: BackupPlace;
let round = 0;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  folder = await backupFolder();
});
afterAll(async () => {
  await app.stop();
  await folder.remove();
});
beforeEach(async () => {
  await app.pool.query('delete from backup_run');
  place = await placeOf(`place-${++round}`);
});

async function placeOf(name: string): Promise<BackupPlace> {
  const opened = await openPlace(join(folder.path, name), readEnv({}));
  await backUp(app, opened);
  return opened;
}
async function erase(orderId: string): Promise<void> {
  for (const permanentDeletedFlag of [false, true]) {
    const body = {
      ...{ orderId: [orderId], updatingStatus: 'Deleted' as const, permanentDeletedFlag },
      confirmDisputed: [orderId],
    };
    expect(await app.call('changeOrderStatus', { body }, admin)).toMatchObject({ http: 200 });
  }
}
/** The ids in the record of a place. */
const recorded = async (of = place) => (await readErasureRecord(of)).map(({ orderId }) => orderId);
const record = () => app.services.erasureRecords.record();

test('an erasure is in the record of every place when it is answered, and in it once', async () => {
  const other = await placeOf(`other-${round}`);
  const orderId = await app.newOrder();
  await erase(orderId);
  for (const one of [place, other]) expect(await recorded(one)).toContain(orderId);
  const files = await namesIn(place, 'erased');
  expect(await record()).toEqual([]);
  expect(await namesIn(place, 'erased')).toEqual(files);
});

test('a place that is away keeps no other from it, is not made anew, and gets it later', async () => {
  const other = await placeOf(`other-${round}`);
  await rename(other.label, `${other.label}-away`);
  // What a drive is mounted on is there without it.
  await mkdir(other.label);
  const orderId = await app.newOrder();
  await erase(orderId);
  expect(await recorded()).toContain(orderId);
  expect(await record()).toEqual([`There is no finished backup in ${other.label}.`]);
  expect(existsSync(join(other.label, 'erased'))).toBe(false);
  await rename(`${other.label}-away`, other.label);
  expect(await record()).toEqual([]);
  expect(await recorded(other)).toContain(orderId);
});

test('what a process that was killed had erased is recorded by the next look', async () => {
  const orderId = await app.newOrder({ process_status: 'Deleted' });
  await app.pool.query('update orders set erased_at = now() where order_id = $1', [orderId]);
  expect(await record()).toEqual([]);
  expect(await recorded()).toContain(orderId);
});

test('who has erased nothing since the last backup does not even look into the place', async () => {
  await app.pool.query(
    `update orders set erased_at = now() - interval '1 hour' where erased_at is not null`,
  );
  await rename(place.label, `${place.label}-away`);
  expect(await record()).toEqual([]);
});

test('a copy to practise on writes nothing beside the backups of the real one', async () => {
  const { name, at } = await chooseBackup(place);
  const nothingWritten = async () => {
    const orderId = await app.newOrder();
    await erase(orderId);
    expect(await record()).toEqual([
      `The newest backup in ${place.label} is none of this database.`,
    ]);
    expect(await recorded()).not.toContain(orderId);
  };
  // A backup of before the newest one was restored.
  const later = new Date(Date.parse(at) + 1000).toISOString();
  await writeManifest(place, emptyManifest(later));
  await nothingWritten();
  // A moment was: it knows its newest backup, but goes on in a time line of its own.
  const base = {
    ...{ file: '', size: 0, sha256: '', line: 'pabean_1', start: '0x0', from: at },
    timeline: 7,
  };
  await place.remove(`backups/${emptyManifest(later).name}/manifest.json`);
  await writeManifest(place, { ...emptyManifest(at, { base }), name });
  await nothingWritten();
  await writeManifest(place, { ...emptyManifest(at, { base: { ...base, timeline: 1 } }), name });
  expect(await record()).toEqual([]);
});

test('the command that erases again records it, while no server runs', async () => {
  const orderId = await app.newOrder();
  const { rows } = await app.pool.query<{ created_at: string }>(
    'select created_at from orders where order_id = $1',
    [orderId],
  );
  const receivedAt = rows[0]?.created_at ?? '';
  const list = join(folder.path, `list-${round}`);
  await writeErasuresFile(list, [{ orderId, receivedAt, erasedAt: new Date().toISOString() }]);
  const gone = await placeOf(`gone-${round}`);
  await rename(gone.label, `${gone.label}-away`);
  const env = { DATABASE_URL: app.databaseUrl, PABEAN_DATA_DIR: app.dataDir };
  const said = await runCommand('erasures-apply', [list], env).ended;
  expect(said).toMatchObject({ code: 0, stderr: '' });
  expect(said.stdout).toBe(
    `Erased again, as they were erased for good before: 1 orders (${orderId}).\nNot recorded beside the backups: There is no finished backup in ${gone.label}.\n`,
  );
  expect(await recorded()).toContain(orderId);
});
