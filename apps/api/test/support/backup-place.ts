import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { openDiskPlace } from '../../src/adapters/backup/disk-place.ts';
import { BackupFault, type BackupPlace } from '../../src/adapters/backup/place.ts';
import type { DocumentStore } from '../../src/adapters/documents/index.ts';
import { queueVersion } from '../../src/db/backup/queue-version.ts';
import { sqlFiles } from '../../src/db/migrations-provider.ts';
import { copyDocuments } from '../../src/usecases/backup/copy-documents.ts';
import { backupName, type Manifest, writeManifest } from '../../src/usecases/backup/manifest.ts';
import { unstopped } from './backups.ts';
import { ofThisDatabase } from './locks.ts';
import { until } from './until.ts';

/** Places for backups in a folder that is removed at the end. */
export function backupPlaces(): { next(): BackupPlace; remove(): Promise<void> } {
  const root = mkdtempSync(join(tmpdir(), 'pabean-places-'));
  return {
    next: () => openDiskPlace(join(root, randomBytes(4).toString('hex'))),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

export const digestOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

/** A stream of these bytes. */
export const bytesOf = (text: string | Buffer) =>
  Readable.from([Buffer.from(text)], { objectMode: false });

/** A stream that fails when it is read. */
export const failing = (error: Error) =>
  new Readable({
    read() {
      this.destroy(error);
    },
  });

/** A store that holds these texts by their keys, and what has been done with it. */
export function storeOf(texts: Record<string, string>) {
  const kept = new Map(Object.entries(texts));
  const read: string[] = [];
  const discarded: string[] = [];
  const arrived = new Map<string, string>();
  const store: DocumentStore = {
    async receive(stream, originalName) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      arrived.set(originalName, String(bytes));
      const discard = async () => void discarded.push(originalName);
      const about = { originalName, size: bytes.length, sha256: digestOf(bytes) };
      return { ...about, mediaType: null, path: originalName, discard };
    },
    sweepArrivals: async () => {},
    async keep(file, key = file.originalName) {
      kept.set(key, arrived.get(file.path) ?? '');
      return key;
    },
    size: async (key) => kept.get(key)?.length ?? null,
    read(key) {
      read.push(key);
      return bytesOf(kept.get(key) ?? '');
    },
    remove: async (key) => void kept.delete(key),
    keepsVersions: null,
    check: async () => {},
  };
  return { store, kept, read, discarded };
}

/** Texts as the database names documents: sorted by their keys. */
export async function* namedIn(texts: Record<string, string>) {
  for (const [key, text] of Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))) {
    yield { key, size: text.length, sha256: digestOf(text) };
  }
}

const file = { file: '', size: 0, sha256: '' };
const migrations = (await sqlFiles()).map(({ name }) => name);

/** What a manifest says when nothing is in the backup. */
export function emptyManifest(at: string, more: Partial<Manifest> = {}): Manifest {
  return {
    ...{ format: 1, name: backupName(at), at, version: '0.1.0', migrations },
    queue: queueVersion,
    ...{ tables: [], sequences: [], secrets: null, recipients: [], bytes: 0 },
    documents: { ...file, folder: 'documents/plain', count: 0, missing: [], differing: [] },
    ...more,
  };
}

/** Makes a backup of documents alone. */
export async function backUpTexts(
  place: BackupPlace,
  at: string,
  texts: Record<string, string>,
  more: { recipients?: string[]; sealedFor?: string[]; manifest?: Partial<Manifest> } = {},
) {
  const { recipients = [], sealedFor = recipients } = more;
  const { store, read } = storeOf(texts);
  const copying = { place, documents: store, recipients, sealedFor, archived: new Map() };
  const name = backupName(at);
  const { added, ...documents } = await copyDocuments(
    { ...copying, signal: unstopped },
    name,
    namedIn(texts),
  );
  const manifest = emptyManifest(at, { documents, recipients, ...more.manifest });
  await writeManifest(place, manifest);
  return { manifest, added, read };
}

/** Changes one byte of a file. */
export async function flip(
  place: BackupPlace,
  name: string,
  where: 'middle' | 'end' = 'middle',
): Promise<void> {
  const path = join(place.label, name);
  const bytes = await readFile(path);
  const at = where === 'end' ? bytes.length - 1 : Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

/** The names of all files below a folder of a place. */
export async function namesIn(place: BackupPlace, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of place.list(folder)) names.push(name.slice(folder.length + 1));
  return names;
}

/** A place in memory: nothing is flushed to a disk, and what was done with it can be looked at. */
export function memoryPlace() {
  const files = new Map<string, Buffer>();
  const written: string[] = [];
  const folderOf = (name: string, folder: string) =>
    name.startsWith(`${folder}/`) ? name.slice(folder.length + 1).split('/') : [];
  const place: BackupPlace = {
    label: '/in-memory',
    async *list(folder) {
      const names = [...files.keys()].filter((name) => name.startsWith(`${folder}/`)).sort();
      for (const name of names) yield { name, size: files.get(name)?.length ?? 0 };
    },
    async folders(folder) {
      const below = [...files.keys()].map((name) => folderOf(name, folder));
      return [...new Set(below.flatMap(([first, ...rest]) => (first && rest[0] ? [first] : [])))];
    },
    has: async (name) => files.has(name),
    async write(name, content) {
      const bytes = await buffer(content);
      files.set(name, bytes);
      written.push(name);
      return { size: bytes.length, sha256: digestOf(bytes) };
    },
    read(name) {
      const bytes = files.get(name);
      return bytes ? bytesOf(bytes) : failing(new BackupFault(`${name} is not there`));
    },
    remove: async (name) => void files.delete(name),
    keepsVersions: () => null,
  };
  return { place, files, written };
}

/** Waits until nobody makes a backup of a database: a turn ends with its session, a moment later. */
export async function turnIsFree(pool: Pool): Promise<void> {
  await until(async () => {
    const { rows } = await pool.query(
      `select 1 from pg_locks where locktype = 'advisory' and objid = 7262232
       and ${ofThisDatabase}`,
    );
    return rows.length === 0 ? true : null;
  });
}
