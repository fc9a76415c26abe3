import type { Kysely } from 'kysely';
import { type WalArchiveState, walArchives } from '../../db/queries/wal-archives.ts';
import type { Database } from '../../db/schema.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

/** A turn comes every 15 seconds; one that fails is followed by others. */
const lateMs = 15 * 60 * 1000;

/** Which moments a restore can come to, for each place that WAL is archived to; nothing where none is. */
export async function lookAtWalArchives(db: Kysely<Database>): Promise<Finding[]> {
  return (await walArchives(db)).map((archive) => walFinding(archive, Date.now()));
}

function walFinding(archive: WalArchiveState, now: number): Finding {
  const about = 'Any moment';
  const { place, reachable_from: from, reached_at: until, fault, heldBytes } = archive;
  const span = from && until ? `${from} to ${until}` : 'none yet';
  const words = `${span} in ${place}`;
  if (heldBytes === null) {
    return wrong(
      about,
      `${words}; nothing behind it: the WAL was not fetched in time, or this database was restored. The next pnpm backup --wal begins anew`,
    );
  }
  const waiting = `${Math.ceil(heldBytes / 1e6)} MB of WAL wait`;
  if (fault !== null) return warning(about, `${words}; ${waiting}: ${fault}`);
  const isLate = until === null || now - Date.parse(until) > lateMs;
  return isLate ? warning(about, `${words}; ${waiting} for pnpm backup --wal`) : ok(about, words);
}
