import { EmbeddedDatabaseError, recoverEmbedded, type WalPart } from '@pabean/embedded-database';
import { BackupFault } from '../../adapters/backup/place.ts';
import { proveFile, readPacked } from '../backup/files.ts';
import type { BackupToRead } from '../backup/restore-database.ts';
import { readPiece } from './pieces.ts';
import type { Reach } from './reaches.ts';

/** A moment of a backup, and what leads there. */
export interface MomentToRead extends BackupToRead {
  readonly reach: Reach;
  readonly to: Date;
}

/**
 * Reads the base copy and every piece of WAL, before anything is made of them.
 * @throws BackupFault that names the first which is not as it was written
 */
export async function verifyMoment({ place, reach: { base, pieces } }: MomentToRead) {
  for (const { file, size, sha256 } of [base, ...pieces]) {
    await proveFile(place, file, { size, sha256 });
  }
}

/** Makes our own database of a data directory as it was at the moment. */
export async function recoverMoment(
  { place, reach, to, identities }: MomentToRead,
  target: { readonly dataDir: string; readonly test?: boolean; log?: (line: string) => void },
): Promise<void> {
  const { base, pieces } = reach;
  async function* wal(): AsyncGenerator<WalPart> {
    for (const piece of pieces) {
      yield { from: piece.from, read: () => readPiece(place, piece, identities) };
    }
  }
  const content = await readPacked(place, base, identities);
  await recoverEmbedded({
    ...{ base: content, wal: wal(), timeline: base.timeline, to },
    ...target,
  });
}

/** What PostgreSQL says of a copy that it cannot make a database of is a fault of the copy. */
export function asBaseFault(error: unknown, file: string): unknown {
  if (!(error instanceof EmbeddedDatabaseError)) return error;
  return new BackupFault(`${file} cannot be replayed: ${error.message}`);
}
