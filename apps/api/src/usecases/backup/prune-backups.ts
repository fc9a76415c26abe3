import type { BackupPlace } from '../../adapters/backup/place.ts';
import { pruneWal } from '../point-in-time/prune-wal.ts';
import { documentsOfList, shippedLists } from '../point-in-time/shipped-documents.ts';
import { readPacked } from './files.ts';
import { follower, storedDocuments } from './lines.ts';
import { backupNames, fileIn, findManifest, type Manifest, momentOf } from './manifest.ts';
import { isProven } from './proof.ts';

/** One that was killed is older than any that may still be made. */
const unfinishedMs = 24 * 60 * 60 * 1000;

/** Removes what backups left that were killed long ago. */
export async function removeUnfinished(place: BackupPlace): Promise<void> {
  for (const name of await backupNames(place)) {
    if (Date.now() - momentOf(name) < unfinishedMs) continue;
    if ((await findManifest(place, name).catch(() => undefined)) === null) {
      await removeFolder(place, name);
    }
  }
}

/**
 * Removes the backups that are older than wanted, and the documents that none of the others names. The
 * newest stays, and the newest proven one however old it is.
 * @returns the names of those that were removed
 */
export async function pruneBackups(
  place: BackupPlace,
  keepMs: number,
  now: number = Date.now(),
): Promise<string[]> {
  const names = await backupNames(place);
  const finished: Manifest[] = [];
  for (const name of names) {
    const manifest = await findManifest(place, name);
    if (manifest) finished.push(manifest);
  }
  const staying = new Set(finished.slice(0, 1).map(({ name }) => name));
  for (const { name } of finished) {
    if (!(await isProven(place, name))) continue;
    staying.add(name);
    break;
  }
  const old = finished.filter(({ name }) => !staying.has(name) && now - momentOf(name) > keepMs);
  for (const { name } of old) await removeFolder(place, name);
  const others = finished.filter((one) => !old.includes(one));
  await pruneWal(place, others);
  if (old.length > 0) await removeDocuments(place, others);
  return old.map(({ name }) => name);
}

/** The manifest goes first: what is left of a backup without it counts as unfinished. */
async function removeFolder(place: BackupPlace, name: string): Promise<void> {
  await place.remove(fileIn(name, 'manifest.json'));
  const files: string[] = [];
  for await (const file of place.list(fileIn(name, '').replace(/\/$/, ''))) files.push(file.name);
  for (const file of files) await place.remove(file);
}

/** Of each folder of documents, those that no backup names. Both are sorted, so neither is in memory. */
async function removeDocuments(place: BackupPlace, kept: readonly Manifest[]): Promise<void> {
  const folders = new Set(
    (await place.folders('documents')).map((folder) => `documents/${folder}`),
  );
  const archived = await archivedKeys(place);
  for (const folder of folders) {
    const lists = await Promise.all(
      kept
        .filter(({ documents }) => documents.folder === folder)
        .map(async ({ documents }) =>
          follower(storedDocuments(await readPacked(place, documents, [])), ({ key }) => key),
        ),
    );
    for await (const { name } of place.list(folder)) {
      const key = name.slice(folder.length + 1).replace(/\.age$/, '');
      const named = await Promise.all(lists.map((list) => list.at(key)));
      const isNamed = archived.has(key) || named.some((one) => one !== undefined);
      if (!isNamed) await place.remove(name);
    }
    for (const list of lists) await list.end();
  }
}

/** Documents that came between two backups: a moment names them, whether or not a backup does. */
async function archivedKeys(place: BackupPlace): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const line of await place.folders('wal')) {
    for await (const { name } of shippedLists(place, line)) {
      for await (const { key } of documentsOfList(place, name)) keys.add(key);
    }
  }
  return keys;
}
