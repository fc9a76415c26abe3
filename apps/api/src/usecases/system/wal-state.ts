import type { SystemState } from '@pabean/api-client/contract';
import type { SystemLevel } from '@pabean/domain';
import type { WalArchiveState } from '../../db/queries/wal-archives.ts';

/** Between which moments a restore can come to any, and why no later ones are added. */
export type WalState = NonNullable<SystemState['wal_archives']>[number];

/** A turn comes every 15 seconds; one that fails is followed by others. */
const lateMs = 15 * 60 * 1000;

/** How the archive of a place stands (decision 041). */
export function walState(archive: WalArchiveState, now: number): WalState {
  const { place, reachable_from: from, reached_at: until } = archive;
  const [level, fault] = troubleOf(archive, now);
  return { place, from, until, level, fault };
}

function troubleOf(archive: WalArchiveState, now: number): [SystemLevel, string | null] {
  const { reached_at: until, fault, heldBytes } = archive;
  if (heldBytes === null) {
    const words =
      'nothing behind it: the WAL was not fetched in time, or this database was restored. The next pnpm backup --wal begins anew';
    return ['wrong', words];
  }
  const waiting = `${Math.ceil(heldBytes / 1e6)} MB of WAL wait`;
  if (fault !== null) return ['warning', `${waiting}: ${fault}`];
  const isLate = until === null || now - Date.parse(until) > lateMs;
  return isLate ? ['warning', `${waiting} for pnpm backup --wal`] : ['fine', null];
}
