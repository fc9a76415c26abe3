import type { BackupPlace } from '../../adapters/backup/place.ts';
import { BackupFault } from '../../adapters/backup/place.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import type { Erasure } from '../../db/queries/erasures.ts';
import { backupNames, findManifest } from '../backup/manifest.ts';
import { readErasureRecord } from './erasure-record.ts';

/**
 * The orders of the record of a place, which a restore erases again.
 * @returns null where no backup of the place was made with a record
 * @throws BackupFault when it cannot be read, or names fewer than it did
 */
export async function recordOf(place: BackupPlace): Promise<Erasure[] | null> {
  // First: a backup that ends meanwhile promises what was recorded after this reading.
  const promised = await countPromised(place);
  const record = await readErasureRecord(place);
  if (promised === null) return record.length > 0 ? record : null;
  if (record.length >= promised) return record;
  throw new BackupFault(
    `the record of erased orders names ${record.length} instead of ${promised}`,
  );
}

/** How many the record had when the newest backup was made; null where none says it. */
async function countPromised(place: BackupPlace): Promise<number | null> {
  for (const name of await backupNames(place)) {
    const manifest = await findManifest(place, name).catch(() => null);
    if (manifest?.erased !== undefined) return manifest.erased;
  }
  return null;
}

/**
 * The same for a restore, which goes on without it only when that was said.
 * @throws ExpectedFailure that says what would come back
 */
export async function requireRecord(place: BackupPlace): Promise<Erasure[] | null> {
  try {
    return await recordOf(place);
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error;
    throw new ExpectedFailure(
      `${place.label}: ${error.message}. Orders that were erased since would come back with their personal data. Bring the file back, or name a list with --erased and say --bring-back-erased.`,
    );
  }
}
