import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlace } from '../../../src/adapters/backup/open-place.ts';
import { lookAtBackups } from '../../../src/commands/doctor/backups.ts';
import { readEnv } from '../../../src/core/env.ts';
import { listBackups } from '../../../src/usecases/backup/list-backups.ts';
import { chooseBackup } from '../../../src/usecases/backup/manifest.ts';
import { writeProof } from '../../../src/usecases/backup/proof.ts';
import { pruneBackups } from '../../../src/usecases/backup/prune-backups.ts';
import { proveAndNote } from '../../../src/usecases/backup/run-backup.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import {
  backUp,
  backupFolder,
  fileBelow,
  ordersWithDocuments,
  restoreInto,
  unstopped,
} from '../../support/backups.ts';
import { emptyDatabase, freshDatabase, query } from '../../support/database.ts';
import { filesBelow } from '../../support/files.ts';

let app: TestApp;
let folder: Awaited<ReturnType<typeof backupFolder>>;
let sound: string;
beforeAll(async () => {
  app = await testApp();
  folder = await backupFolder();
  sound = join(folder.path, 'sound');
  await ordersWithDocuments(app, 3);
  await backUp(app, await openPlace(sound, readEnv({})), {
    secrets: { 'intake-key': 'an-intake-key-that-was-made' },
  });
});
afterAll(async () => {
  await app.stop();
  await folder.remove();
});

/** A copy of the sound backup, damaged in one file. */
async function damaged(part: string, damage: (path: string) => Promise<void>): Promise<string> {
  const copy = join(folder.path, `damaged-${Math.random()}`);
  await cp(sound, copy, { recursive: true });
  await damage(await fileBelow(copy, part));
  return copy;
}

const flip = async (path: string) => {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
};
const cut = async (path: string) => truncate(path, (await readFile(path)).length - 7);
const lengthen = (path: string) => appendFile(path, 'x');
const remove = (path: string) => rm(path);

/** A manifest that says something else and is whole. */
const saying = (more: object) => async (path: string) => {
  const { manifest } = JSON.parse(await readFile(path, 'utf8'));
  const other = { ...manifest, ...more };
  const sha256 = createHash('sha256').update(JSON.stringify(other)).digest('hex');
  await writeFile(path, JSON.stringify({ sha256, manifest: other }));
};

describe('a backup that is not as it was written is refused in a line, and nothing is made of it', () => {
  test.each([
    ['a table with one flipped byte', 'public.orders.gz', flip, /public.orders.gz is damaged/],
    ['a table that is cut', 'public.orders.gz', cut, /public.orders.gz is cut: \d+ of \d+ bytes/],
    ['a table that is longer', 'public.orders.gz', lengthen, /public.orders.gz is damaged/],
    ['a table that is gone', 'public.orders.gz', remove, /public.orders.gz is not there/],
    ['a list of documents with a flipped byte', 'documents.gz', flip, /documents.gz is damaged/],
    ['secrets that are cut', 'secrets.gz', cut, /secrets.gz is cut/],
    ['a manifest with one flipped byte', 'manifest.json', flip, /manifest.json is damaged/],
    ['a manifest that is cut', 'manifest.json', cut, /manifest.json is damaged/],
    ['no manifest: it was never finished', 'manifest.json', remove, /There is no finished backup/],
    [
      'another version',
      'manifest.json',
      saying({ migrations: ['0001_schema', '0999_x'] }),
      /was made by another version of Pabean \(0.1.0, database 0999_x\)/,
    ],
    [
      'another format',
      'manifest.json',
      saying({ format: 2 }),
      /of a format that this version does not know/,
    ],
  ] as const)('%s', async (_, part, damage, words) => {
    const dataDir = join(folder.path, 'never-made');
    const place = await damaged(part, damage);
    await expect(restoreInto({ PABEAN_DATA_DIR: dataDir }, place)).rejects.toThrow(words);
    expect(existsSync(dataDir)).toBe(false);
  });
});

test('a document with one flipped byte stops the restore, which goes on without it when it is told to', async () => {
  const place = await damaged('documents/plain', flip);
  const target = await emptyDatabase();
  const dataDir = join(folder.path, 'without-one');
  const env = { DATABASE_URL: target.url, PABEAN_DATA_DIR: dataDir };
  try {
    await expect(restoreInto(env, place)).rejects.toThrow(/documents\/plain\/\S+ is damaged/);
    const { migrate } = await import('../../../src/db/migrate.ts');
    await expect(migrate(target.url)).rejects.toThrow(
      'was not finished. Run the same pnpm restore again.',
    );
    const { count, damaged: left } = await restoreInto(env, place, { skipDamaged: true });
    expect({ count, left: left.length }).toEqual({ count: 2, left: 1 });
    await migrate(target.url);
    expect(await query(target.url, 'select count(*)::int as n from orders')).toEqual([{ n: 3 }]);
  } finally {
    await target.drop();
  }
});

test('what is not empty is refused: a data directory, a database, documents', async () => {
  const other = await freshDatabase();
  const empty = await emptyDatabase();
  const taken = join(folder.path, 'taken');
  await mkdir(join(taken, 'documents'), { recursive: true });
  await writeFile(join(taken, 'documents', 'a.pdf'), 'of somebody');
  try {
    const into = (env: Record<string, string>) =>
      restoreInto({ PABEAN_DATA_DIR: taken, ...env }, sound);
    await expect(into({})).rejects.toThrow(`The data directory ${taken} is not empty.`);
    await expect(into({ DATABASE_URL: other.url })).rejects.toThrow(
      /^The database \S+ is not empty/,
    );
    await expect(into({ DATABASE_URL: empty.url })).rejects.toThrow('The documents directory');
    expect(await filesBelow(taken)).toEqual([join(taken, 'documents', 'a.pdf')]);
  } finally {
    await other.drop();
    await empty.drop();
  }
});

test('one flipped byte in a document is an alarm at the next proof, and a document that is lost too', async () => {
  const env = readEnv({});
  const connection = { db: app.db, pool: app.pool, close: async () => {} };
  const prove = async (path: string) => {
    const place = await openPlace(path, env);
    const found = { manifest: await chooseBackup(place), identities: [] };
    return proveAndNote({ connection, place, signal: unstopped, say: () => {} }, found);
  };
  const place = await damaged('documents/plain', flip);
  expect(await prove(place)).toBe(false);
  const [finding] = await lookAtBackups(app.db);
  expect(finding).toMatchObject({ level: 'wrong' });
  expect(finding?.words).toMatch(/has a fault: documents\/plain\/\S+ is damaged/);
  expect((await listBackups(await openPlace(place, env))).join()).toMatch(/ not proven, 3 orders/);

  // The store has lost a document that the database names: the backup is made and says so.
  const [file = ''] = await filesBelow(join(app.dataDir, 'documents'));
  const bytes = await readFile(file);
  await rm(file);
  const lost = join(folder.path, 'lost');
  const { stands, lines } = await backUp(app, await openPlace(lost, env), { prove: true });
  await writeFile(file, bytes);
  expect(stands).toBe(false);
  expect(lines.at(-1)).toMatch(/has a fault: 1 documents were not in the store/);
});

test('a document that is erased while the others are copied is no fault', async () => {
  const { documents } = app.services;
  const erased: string[] = [];
  const size = async (key: string) => {
    if (erased.length > 0) return documents.size(key);
    erased.push(key);
    await app.db.deleteFrom('document').where('storage_key', '=', key).execute();
    return null;
  };
  const place = await openPlace(join(folder.path, 'erased'), readEnv({}));
  await backUp(app, place, { documents: { ...documents, size } });
  const { missing, count } = (await chooseBackup(place)).documents;
  expect({ missing, count, erased: erased.length }).toEqual({ missing: [], count: 2, erased: 1 });
});

test('old backups go with the documents that no other names; the last proven one stays', async () => {
  const path = join(folder.path, 'pruned');
  const place = await openPlace(path, readEnv({}));
  const names: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    if (round === 3) await app.db.deleteFrom('document').execute();
    await backUp(app, place);
    names.push((await chooseBackup(place)).name);
  }
  const proof = {
    proof: 'proven' as const,
    provedAt: '',
    fault: null,
    history: null,
    compared: 0,
    replayed: null,
  };
  await writeProof(place, names[1] as string, proof);
  expect(await pruneBackups(place, 60_000)).toEqual([]);
  expect((await pruneBackups(place, -1)).sort()).toEqual([names[0], names[2]]);
  expect(await filesBelow(join(path, 'documents'))).toHaveLength(2);
  await writeProof(place, names[3] as string, proof);
  expect(await pruneBackups(place, -1)).toEqual([names[1]]);
  expect(existsSync(join(path, 'documents'))).toBe(false);
  expect(await listBackups(place)).toHaveLength(1);
});
