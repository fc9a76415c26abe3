import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { hashing } from '../../adapters/backup/hashing.ts';
import type { BackupPlace } from '../../adapters/backup/place.ts';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import { joined, proveFile, readPacked, sealed, sealedEnding, writePacked } from './files.ts';
import {
  follower,
  lineOf,
  type NamedDocument,
  type StoredDocument,
  storedDocuments,
} from './lines.ts';
import { backupNames, type DocumentFiles, fileIn, findManifest } from './manifest.ts';

/** So many at once: a bucket answers each of them late. */
const atOnce = 8;

interface Copying {
  readonly place: BackupPlace;
  readonly documents: DocumentStore;
  /** The operator's, who open the backup; they name the folder. */
  readonly recipients: readonly string[];
  /** All that it is encrypted for, the key of this run included. */
  readonly sealedFor: readonly string[];
  /** Documents that were archived since the backup before, by their keys. */
  readonly archived: ReadonlyMap<string, StoredDocument>;
  readonly signal: AbortSignal;
}

export interface CopiedDocuments extends DocumentFiles {
  /** Bytes of the documents that were new. */
  readonly added: number;
}

/**
 * Copies the documents that the place does not have yet and writes the list of all of them. They are
 * never changed, so one of a backup before is the same: its bytes lie there under the same key.
 */
export async function copyDocuments(
  copying: Copying,
  name: string,
  named: AsyncIterable<NamedDocument>,
): Promise<CopiedDocuments> {
  const { place, recipients } = copying;
  const folder = documentFolder(recipients);
  const before = follower(await listBefore(place, folder), ({ key }) => key);
  const ending = sealedEnding(recipients);
  const there = follower(place.list(folder), (file) => file.name);
  const result = { count: 0, added: 0, missing: [] as string[], differing: [] as string[] };

  async function* lines() {
    for await (const some of inParts(named)) {
      copying.signal.throwIfAborted();
      const copies: Promise<string>[] = [];
      for (const one of some) {
        const file = `${folder}/${one.key}${ending}`;
        const old = (await before.at(one.key)) ?? copying.archived.get(one.key);
        const found = await there.at(file);
        const same = old && found?.size === old.storedSize && old.sha256 === one.sha256;
        const copy = same ? Promise.resolve(lineOf(old)) : copyOne(copying, one, file, result);
        // It may fail while the next is looked for, when nobody waits for it yet.
        copy.catch(() => undefined);
        copies.push(copy);
      }
      const copied = (await allOrFailure(copies)).filter((line) => line !== '');
      result.count += copied.length;
      if (copied.length > 0) yield Buffer.from(copied.join(''));
    }
  }
  try {
    const list = await writePacked(
      place,
      fileIn(name, 'documents'),
      Readable.from(lines(), { objectMode: false }),
      [],
    );
    return { ...list, ...result, folder };
  } finally {
    await before.end();
    await there.end();
  }
}

/** All are waited for before one of them fails the rest. */
async function allOrFailure(copies: readonly Promise<string>[]): Promise<string[]> {
  await Promise.allSettled(copies);
  return Promise.all(copies);
}

type Result = { count: number; added: number; missing: string[]; differing: string[] };

/** @returns its line of the list; nothing when the store does not have it */
async function copyOne(
  { place, documents, sealedFor }: Copying,
  { key, sha256: expected }: NamedDocument,
  file: string,
  result: Result,
): Promise<string> {
  if ((await documents.size(key)) === null) {
    result.missing.push(key);
    return '';
  }
  const plain = hashing();
  const content = joined(documents.read(key), plain.stream);
  const stored = await place.write(file, await sealed(content, sealedFor));
  const { size, sha256 } = plain.result();
  if (sha256 !== expected) result.differing.push(key);
  result.added += stored.size;
  return lineOf({ key, size, sha256, storedSize: stored.size, storedSha256: stored.sha256 });
}

/** The list of the newest backup whose documents lie in the same folder. */
async function listBefore(place: BackupPlace, folder: string) {
  for (const name of await backupNames(place)) {
    // A damaged backup of before must not keep the next one from being made.
    const manifest = await findManifest(place, name).catch(() => null);
    if (manifest?.documents.folder !== folder) continue;
    const list = manifest.documents;
    const sound = await proveFile(place, list.file, list).then(
      () => true,
      () => false,
    );
    if (sound) return storedDocuments(await readPacked(place, list, []));
  }
  return nothing();
}

async function* nothing(): AsyncGenerator<never> {}

/** Where documents lie that are encrypted for these: for others they are copied anew. */
export function documentFolder(recipients: readonly string[]): string {
  if (recipients.length === 0) return 'documents/plain';
  const all = [...recipients].sort().join('\n');
  return `documents/${createHash('sha256').update(all).digest('hex').slice(0, 16)}`;
}

async function* inParts<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let part: Item[] = [];
  for await (const item of items) {
    part.push(item);
    if (part.length < atOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
