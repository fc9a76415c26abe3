import type { Role } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** What the database says of itself. */
export interface DatabaseState {
  readonly version: string;
  readonly used: number;
  readonly most: number;
  /** Nothing can be written there. */
  readonly reads_only: boolean;
  /** The last migration. */
  readonly schema: string;
}

export async function readDatabaseState(db: Kysely<Database>): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`
    select current_setting('server_version') as version,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as most,
      current_setting('transaction_read_only') = 'on' as reads_only,
      (select max(name) from kysely_migration) as schema`.execute(db);
  const [state] = rows;
  if (state === undefined) throw new Error('The database said nothing of itself.');
  return state;
}

/** A member with at least one living session. */
export interface SignedInMember {
  readonly id: number;
  readonly name: string;
  readonly type: Role;
  readonly device: string | null;
  /** Of the latest sign-in. */
  readonly since: string;
  readonly sessions: number;
}

export async function listSignedIn(db: Kysely<Database>): Promise<SignedInMember[]> {
  const { rows } = await sql<SignedInMember>`
    select m.id, m.name, m.type, max(s.created_at) as since, count(*)::int as sessions,
      (array_agg(s.device order by s.created_at desc))[1] as device
    from staff_session s join staff_member m on m.id = s.member_id
    where s.revoked_at is null and s.expires_at > now() and m.deleted_at is null
    group by m.id order by max(s.created_at) desc, m.id`.execute(db);
  return rows;
}
