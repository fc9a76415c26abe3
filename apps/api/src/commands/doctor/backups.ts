import type { Kysely } from 'kysely';
import {
  type BackupRun,
  faultyBackup,
  lastBackups,
  lastProvenBackup,
  watchedPlaces,
} from '../../db/queries/backup-runs.ts';
import type { Database } from '../../db/schema.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

/** A backup a day, and one that failed in between. */
const tooOldMs = 49 * 60 * 60 * 1000;

/** How a place that nobody backs up to any more, a mistyped one above all, stops being spoken of. */
const orForget = (place: string) =>
  `. If nobody backs up there any more: pnpm backup ${place} --forget`;

/** What is wrong with a backup, and how it stops being so where none was made. */
function faultOf({ place, fault, proved_at }: BackupRun): [fault: string, mend: string] {
  return [(fault ?? '').replace(/\.$/, ''), proved_at === null ? orForget(place) : ''];
}

/**
 * Whether there is a backup that was restored and compared, and what is wrong with the last one, or with one of
 * before that is kept.
 */
export async function lookAtBackups(db: Kysely<Database>): Promise<Finding[]> {
  const [last] = await lastBackups(db, 1);
  const finding = backupFinding(last, await lastProvenBackup(db), Date.now());
  const faulty = await faultyBackup(db);
  const others = await stillPlaces(db, last?.place);
  if (faulty === undefined || finding.level === 'wrong') return [finding, ...others];
  const { name, place } = faulty;
  const [fault, mend] = faultOf(faulty);
  const words = `${name} in ${place} has a fault: ${fault}; ${finding.words}${mend}`;
  return [wrong(finding.about, words), ...others];
}

/** Other places than that of the newest backup, in which none was made for long. */
async function stillPlaces(db: Kysely<Database>, newest: string | undefined): Promise<Finding[]> {
  const places = (await watchedPlaces(db)).filter(
    ({ place, at }) => place !== newest && Date.now() - Date.parse(at) > tooOldMs,
  );
  return places.map(({ place, at }) =>
    warning('Backups', `old in ${place}: the last one there is of ${at}${orForget(place)}`),
  );
}

function backupFinding(
  last: BackupRun | undefined,
  proven: BackupRun | undefined,
  now: number,
): Finding {
  const about = 'Backups';
  if (!last) return warning(about, 'none by pnpm backup');
  const before = proven ? `the last proven one is of ${proven.at}` : 'no backup is proven';
  if (last.proof === 'fault') {
    const [fault, mend] = faultOf(last);
    return wrong(about, `the last one, in ${last.place}, has a fault: ${fault}; ${before}${mend}`);
  }
  if (last.proof === 'unproven') {
    return warning(about, `the last one, ${last.name} in ${last.place}, is not proven; ${before}`);
  }
  const words = `proven at ${last.proved_at}: ${last.orders} orders, ${last.documents} documents in ${last.place}`;
  return now - Date.parse(last.at) > tooOldMs ? warning(about, `old; ${words}`) : ok(about, words);
}
