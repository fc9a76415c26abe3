import { BackupFault } from '../../adapters/backup/place.ts';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import { asFault, readPacked, readProven, sealedEnding } from './files.ts';
import { type StoredDocument, storedDocuments } from './lines.ts';
import type { BackupToRead } from './restore-database.ts';

/** What became of the documents of a backup. */
export interface RestoredDocuments {
  readonly count: number;
  /** Those that could not be had, with the reason of each. */
  readonly damaged: readonly string[];
}

/**
 * Puts the documents of a backup into a store, each proven by its digest. One that is there already is
 * left: a restore before was cut.
 * @param skipDamaged go on without a document that is damaged, and name it
 */
export async function restoreDocuments(
  backup: BackupToRead,
  store: DocumentStore,
  { skipDamaged, signal }: { readonly skipDamaged: boolean; readonly signal: AbortSignal },
): Promise<RestoredDocuments> {
  const damaged: string[] = [];
  let count = 0;
  const { place, manifest } = backup;
  for await (const one of storedDocuments(await readPacked(place, manifest.documents, []))) {
    signal.throwIfAborted();
    try {
      if ((await store.size(one.key)) !== one.size) await restoreOne(backup, store, one);
      count += 1;
    } catch (error) {
      if (!(skipDamaged && error instanceof BackupFault)) throw error;
      damaged.push(error.message);
    }
  }
  return { count, damaged };
}

async function restoreOne(backup: BackupToRead, store: DocumentStore, one: StoredDocument) {
  const file = storedFile(backup, one);
  try {
    const written = { size: one.storedSize, sha256: one.storedSha256 };
    const content = await readProven(backup.place, file, written, backup.identities);
    const arrived = await store.receive(content, one.key);
    if (arrived.sha256 !== one.sha256) {
      await arrived.discard();
      throw new BackupFault(`${file} is damaged: it does not hold the document`);
    }
    await store.keep(arrived, one.key);
  } catch (error) {
    throw asFault(error, file);
  }
}

/** The name in the place of a document's bytes. */
export function storedFile({ manifest }: BackupToRead, { key }: { readonly key: string }): string {
  return `${manifest.documents.folder}/${key}${sealedEnding(manifest.recipients)}`;
}
