import { BackupFault } from '../../adapters/backup/place.ts';
import type { DocumentStore } from '../../adapters/documents/index.ts';
import { Refusal } from '../../core/refusal.ts';
import { asFault, readPacked, readProven, sealedEnding } from './files.ts';
import { type NamedDocument, type StoredDocument, storedDocuments } from './lines.ts';
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
  const { place, manifest } = backup;
  const documents = storedDocuments(await readPacked(place, manifest.documents, []));
  return restoreNamed(backup, documents, store, { skipDamaged, signal });
}

/** The same for documents that something else than the backup's list names, without the digest in the place. */
export async function restoreNamed(
  backup: BackupToRead,
  documents: AsyncIterable<NamedDocument & Partial<StoredDocument>>,
  store: DocumentStore,
  { skipDamaged, signal }: { readonly skipDamaged: boolean; readonly signal: AbortSignal },
): Promise<RestoredDocuments> {
  const damaged: string[] = [];
  let count = 0;
  for await (const one of documents) {
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

async function restoreOne(
  backup: BackupToRead,
  store: DocumentStore,
  one: NamedDocument & Partial<StoredDocument>,
) {
  const file = storedFile(backup, one);
  try {
    const { storedSize: size, storedSha256: sha256 } = one;
    const written = size !== undefined && sha256 !== undefined ? { size, sha256 } : null;
    const content = await readProven(backup.place, file, written, backup.identities);
    const arrived = await store.receive(content, one.key);
    if (arrived.sha256 !== one.sha256) {
      await arrived.discard();
      throw new BackupFault(`${file} is damaged: it does not hold the document`);
    }
    await store.keep(arrived, one.key);
  } catch (error) {
    // A store takes what a reader says of a file that is missing for a failure of its own disk.
    if (error instanceof Refusal && !(await backup.place.has(file))) {
      throw new BackupFault(`${file} is not there`);
    }
    throw asFault(error, file);
  }
}

/** The name in the place of a document's bytes. */
export function storedFile({ manifest }: BackupToRead, { key }: { readonly key: string }): string {
  return `${manifest.documents.folder}/${key}${sealedEnding(manifest.recipients)}`;
}
