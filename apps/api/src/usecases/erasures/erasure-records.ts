import { walEnd } from '@pabean/embedded-database';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { openPlace } from '../../adapters/backup/open-place.ts';
import type { BackupPlace } from '../../adapters/backup/place.ts';
import type { Env } from '../../core/env.ts';
import { ExpectedFailure } from '../../core/expected-failure.ts';
import type { Connection } from '../../db/connect.ts';
import { isKnownBackup, watchedPlaces } from '../../db/queries/backup-runs.ts';
import { isErasedSince } from '../../db/queries/erasures.ts';
import type { Database } from '../../db/schema.ts';
import { chooseBackup } from '../backup/manifest.ts';
import { inOneLine } from '../backup/trouble.ts';
import { erasureTurns, longestTransactionMs } from './erasure-turns.ts';

/** The records of erased orders beside the backups, kept by whoever erases. */
export interface ErasureRecords {
  /**
   * Adds what was erased since the last backups to the record of each place that can be reached from here, and that
   * this database makes its backups in.
   * @returns where it was not possible, and why
   */
  record(): Promise<readonly string[]>;
}

interface RecordsOptions {
  readonly db: Kysely<Database>;
  readonly pool: Connection['pool'];
  readonly env: Env;
  readonly logger: Logger;
}

/**
 * Keeps the records while no job does: a timer makes a backup a day, and what was erased since would come back with
 * a restore. Each place by itself, so that one that is away keeps no other from it.
 */
export function keepRecords(options: RecordsOptions): ErasureRecords {
  const { db, logger } = options;
  const keepers = new Map<string, ReturnType<typeof keeperOf>>();

  return {
    async record() {
      const places = await watchedPlaces(db);
      const troubles = await Promise.all(
        places.map(({ place, at }) => {
          const keeper = keepers.get(place) ?? keeperOf(options, place);
          keepers.set(place, keeper);
          return keeper(at).then(
            () => null,
            (error: unknown) => (inOneLine(error, place, undefined) as Error).message,
          );
        }),
      );
      const reasons = troubles.filter((trouble) => trouble !== null);
      // No warning: its own job may run elsewhere, and records them.
      for (const reason of reasons)
        logger.info({ reason }, 'erased orders are not recorded from here');
      return reasons;
    },
  };
}

/** Keeps the record of one place: never twice at once, and once more for who asks meanwhile. */
function keeperOf({ db, pool, env }: RecordsOptions, label: string) {
  let atWork: { place: BackupPlace; turn: ReturnType<typeof erasureTurns> } | undefined;
  let since = '';
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function once(lastBackup: string): Promise<void> {
    const begun = before(new Date().toISOString());
    const from = [since, before(lastBackup)].sort().at(-1) ?? '';
    // A backup has recorded what was erased before it. Whoever looks for nothing does not even open the place.
    if (await isErasedSince(db, from)) {
      const place = atWork?.place ?? (await openPlace(label, env));
      await requireOurs(pool, db, place);
      atWork ??= { place, turn: erasureTurns(place) };
      await atWork.turn(db);
    }
    since = begun;
  }

  return (lastBackup: string): Promise<void> => {
    next ??= current.then(() => {
      next = null;
      const run = once(lastBackup);
      current = run.catch(() => {});
      return run;
    });
    return next;
  };
}

const before = (moment: string) =>
  new Date(Date.parse(moment) - longestTransactionMs).toISOString();

/**
 * A folder where a drive is not mounted is no place, and what is erased in a copy to practise on is not erased for the
 * place of the real one: the newest backup there has to be one of this database.
 */
async function requireOurs(
  pool: Connection['pool'],
  db: Kysely<Database>,
  place: BackupPlace,
): Promise<void> {
  const { name, base } = await chooseBackup(place);
  const isOurs = await isKnownBackup(db, place.label, name);
  // One that was restored to a moment knows that backup too, and goes on in a time line of its own.
  if (isOurs && (!base || (await walEnd(pool)).timeline === base.timeline)) return;
  throw new ExpectedFailure(`The newest backup in ${place.label} is none of this database.`);
}
