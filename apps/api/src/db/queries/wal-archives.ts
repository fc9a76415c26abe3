import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** A place that the WAL is archived to, and how that stands. */
export interface WalArchiveState {
  readonly place: string;
  readonly reachable_from: string | null;
  readonly reached_at: string | null;
  readonly fault: string | null;
  /** WAL that waits to be archived; null when it is kept no more and the archive has a gap. */
  readonly heldBytes: number | null;
}

/** Every place, with what PostgreSQL keeps for it. */
export async function walArchives(db: Kysely<Database>): Promise<WalArchiveState[]> {
  const { rows } = await sql<WalArchiveState>`
    select a.place, a.reachable_from, a.reached_at, a.fault,
      pg_wal_lsn_diff(pg_current_wal_lsn(), s.restart_lsn)::float8 as "heldBytes"
    from wal_archive a
    left join pg_replication_slots s on s.slot_name = a.line and s.wal_status <> 'lost'
    order by a.place`.execute(db);
  return rows;
}

/** Notes what is known of a place. */
export async function noteWalArchive(
  db: Kysely<Database>,
  note: { place: string; line: string } & Partial<
    Pick<WalArchiveState, 'reachable_from' | 'reached_at' | 'fault'>
  >,
): Promise<void> {
  const { place, ...rest } = note;
  const noted = db.insertInto('wal_archive').values(note);
  await noted.onConflict((same) => same.column('place').doUpdateSet(rest)).execute();
}

/** Nothing is archived to the place any more. Answers whether anything was. */
export async function forgetWalArchive(db: Kysely<Database>, place: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wal_archive')
    .where('place', '=', place)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
