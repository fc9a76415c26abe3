import type { BackupProof } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** A backup that was made or tried, and what its proof found. */
export interface BackupRun {
  /** A path or `s3://bucket/prefix`, never with a key. */
  readonly place: string;
  /** Its folder there. */
  readonly name: string;
  /** The moment that it shows the database at. */
  readonly at: string;
  readonly ended_at: string;
  readonly orders: number;
  readonly documents: number;
  /** Of its own files and of the documents that were new. */
  readonly bytes: number;
  readonly encrypted: boolean;
  readonly proof: BackupProof;
  readonly proved_at: string | null;
  /** What is wrong, when the proof is `fault`. */
  readonly fault: string | null;
}

const columns = [
  'place',
  'name',
  'at',
  'ended_at',
  'orders',
  'documents',
  'bytes',
  'encrypted',
  'proof',
  'proved_at',
  'fault',
] as const;

/** Of a day that is still to come: the clock was wrong when it was made, and others are newer. */
const isToCome = sql<boolean>`at > now() + interval '1 day'`;

/** The newest backups of every place, the newest first; those that failed too. */
export async function lastBackups(db: Kysely<Database>, limit = 20): Promise<BackupRun[]> {
  const newest = db
    .selectFrom('backup_run')
    .select(columns)
    .orderBy(isToCome)
    .orderBy('at', 'desc');
  return newest.orderBy('id', 'desc').limit(limit).execute();
}

/** The newest backup that was restored and compared, however old. */
export async function lastProvenBackup(db: Kysely<Database>): Promise<BackupRun | undefined> {
  const proven = db.selectFrom('backup_run').select(columns).where('proof', '=', 'proven');
  return proven.orderBy(isToCome).orderBy('at', 'desc').limit(1).executeTakeFirst();
}

/**
 * The newest kept backup whose last proof found a fault, however old; or the newest of its place that could not be
 * made, within two days. Backups into another place, more often perhaps, do not make up for it: that other place
 * may be the one outside of the house. A place where none was ever made is a mistyped one.
 */
export async function faultyBackup(db: Kysely<Database>): Promise<BackupRun | undefined> {
  const notMadeSince = sql<boolean>`at > now() - interval '49 hours' and not ${isToCome}
    and not exists (select from backup_run where place = r.place and at > r.at and not ${isToCome})
    and exists (select from backup_run made where made.place = r.place and made.proof <> 'fault')`;
  return db
    .selectFrom('backup_run as r')
    .select(columns)
    .where('proof', '=', 'fault')
    .where((eb) => eb.or([eb('proved_at', 'is not', null), notMadeSince]))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A place, and its newest backup that was made. */
export interface WatchedPlace {
  readonly place: string;
  readonly at: string;
}

/**
 * Every place that backups are made in, by its name: one whose job stands still is seen by its own age, however
 * often another works. Of those that nobody forgot, one without a backup for 60 days counts as given up, unless it
 * has the newest of all. One that could not be made is none, nor is one of a day that is still to come.
 */
export async function watchedPlaces(db: Kysely<Database>): Promise<WatchedPlace[]> {
  const { rows } = await sql<WatchedPlace>`
    with newest as (
      select place, max(at) as at from backup_run
      where (proof <> 'fault' or proved_at is not null) and not ${isToCome} group by place)
    select place, at from newest
    where at > now() - interval '60 days' or at = (select max(at) from newest)
    order by place`.execute(db);
  return rows;
}

/** Whether this database has noted that it made this backup. */
export async function isKnownBackup(
  db: Kysely<Database>,
  place: string,
  name: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('backup_run')
    .select('id')
    .where('place', '=', place)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody makes backups there any more. @returns whether any was known */
export async function forgetPlace(db: Kysely<Database>, place: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('backup_run')
    .where('place', '=', place)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Notes what became of a backup; of one that is noted already, what is known now. */
export async function noteBackup(db: Kysely<Database>, run: BackupRun): Promise<void> {
  await db
    .insertInto('backup_run')
    .values(run)
    .onConflict((same) => same.columns(['place', 'name']).doUpdateSet(run))
    .execute();
}

/** Forgets the faults of backups that lie in their place no more: somebody took them away. */
export async function forgetFaultsWithout(
  db: Kysely<Database>,
  place: string,
  kept: readonly string[],
): Promise<void> {
  const faults = db
    .deleteFrom('backup_run')
    .where('place', '=', place)
    .where('proof', '=', 'fault');
  await faults.where('proved_at', 'is not', null).where('name', 'not in', kept).execute();
}

/** Forgets backups that are not kept any more. */
export async function forgetBackups(
  db: Kysely<Database>,
  place: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await db.deleteFrom('backup_run').where('place', '=', place).where('name', 'in', names).execute();
}
