import type { SystemLevel, SystemPart } from '@pabean/domain';
import { leastFree } from '../../adapters/disk.ts';
import type { BackupRun, WatchedPlace } from '../../db/queries/backup-runs.ts';
import type { JobKind } from '../../db/queries/job-trouble.ts';
import type { DatabaseState } from '../../db/queries/system-state.ts';
import type { WalState } from './wal-state.ts';

/** How one part stands, in words. */
export interface PartState {
  readonly part: SystemPart;
  readonly level: SystemLevel;
  readonly words: string;
}

const hourMs = 60 * 60 * 1000;
/** A due job that nobody takes for so long: no worker lives. */
const unworkedMs = 10 * 60 * 1000;
/** A backup a day, and one that failed in between. */
const oldBackupMs = 49 * hourMs;

/** @param unread why the replica of lists is not read; null while it is, and without one */
export function databaseState(
  ms: number,
  { used, most, reads_only: readsOnly }: Pick<DatabaseState, 'used' | 'most' | 'reads_only'>,
  unread: string | null,
): PartState {
  const words = `${Math.max(1, Math.round(ms))} ms, ${used} of ${most} connections`;
  if (readsOnly) return { part: 'database', level: 'wrong', words: `takes no writes; ${words}` };
  if (unread !== null) {
    const both = `${words}; lists are not read from the replica: ${unread}`;
    return { part: 'database', level: 'warning', words: both };
  }
  return { part: 'database', level: used > most * 0.8 ? 'warning' : 'fine', words };
}

/** @param trouble what readiness says of this process; null while it is ready */
export function documentsState(trouble: string | null): PartState {
  return trouble === null
    ? { part: 'documents', level: 'fine', words: 'can be stored and read' }
    : { part: 'documents', level: 'wrong', words: trouble };
}

export function diskState(free: number, total: number): PartState {
  const words = `${bytes(free)} free of ${bytes(total)}`;
  if (free < leastFree) return { part: 'disk', level: 'wrong', words };
  return { part: 'disk', level: free < total / 10 ? 'warning' : 'fine', words };
}

/** Decimal, as disks are sold. */
function bytes(count: number): string {
  return count >= 1e9 ? `${Math.round(count / 1e9)} GB` : `${Math.round(count / 1e6)} MB`;
}

export function jobsState(kinds: readonly JobKind[], now: number): PartState {
  const failing = kinds.reduce((sum, kind) => sum + kind.failing, 0);
  const waiting = kinds.reduce((sum, kind) => sum + kind.waiting, 0);
  const due = kinds.flatMap(({ next_at }) => (next_at === null ? [] : Date.parse(next_at)));
  if (now - Math.min(...due) > unworkedMs) {
    return { part: 'jobs', level: 'wrong', words: `${waiting} wait and nobody takes them` };
  }
  if (failing > 0) return { part: 'jobs', level: 'warning', words: `${failing} fail` };
  return { part: 'jobs', level: 'fine', words: waiting === 0 ? 'none waits' : `${waiting} wait` };
}

/**
 * @param faulty one that is kept, the last or one of before, whose last proof found a fault
 * @param wal of each place that it is archived to
 * @param places in which backups are made
 */
export function backupState(
  last: BackupRun | undefined,
  faulty: BackupRun | undefined,
  wal: readonly WalState[],
  places: readonly WatchedPlace[],
  now: number,
): PartState {
  if (last === undefined) return { part: 'backup', level: 'warning', words: 'none was made' };
  if (last.proof === 'fault') {
    return { part: 'backup', level: 'wrong', words: last.fault ?? 'has a fault' };
  }
  if (faulty) return { part: 'backup', level: 'wrong', words: `${faulty.name} has a fault` };
  const stopped =
    wal.find(({ level }) => level === 'wrong') ?? wal.find(({ level }) => level === 'warning');
  if (stopped) return { part: 'backup', level: stopped.level, words: 'the WAL is not archived' };
  if (now - Date.parse(last.at) > oldBackupMs) {
    return { part: 'backup', level: 'warning', words: 'the last one is old' };
  }
  const old = places.find(({ at }) => now - Date.parse(at) > oldBackupMs);
  if (old) {
    return { part: 'backup', level: 'warning', words: `the last one in ${old.place} is old` };
  }
  return last.proof === 'proven'
    ? { part: 'backup', level: 'fine', words: 'proven' }
    : { part: 'backup', level: 'warning', words: 'not proven' };
}
