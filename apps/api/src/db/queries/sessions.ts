import type { Role } from '@pabean/domain';
import type { Kysely } from 'kysely';
import { statement } from '../prepared.ts';
import type { Database } from '../schema.ts';

/** A member with the session that speaks for them. */
export interface LiveSession {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly type: Role;
  readonly sessionId: string;
  readonly expiresAt: string;
}

const liveSession = statement<{ sessionId: string; now: string }, LiveSession>((db, value) =>
  db
    .selectFrom('staff_session as s')
    .innerJoin('staff_member as m', 'm.id', 's.member_id')
    .select([
      'm.id',
      'm.name',
      'm.email',
      'm.type',
      's.id as sessionId',
      's.expires_at as expiresAt',
    ])
    .where('s.id', '=', value('sessionId'))
    .where('s.revoked_at', 'is', null)
    .where('m.deleted_at', 'is', null)
    .where('s.expires_at', '>', value('now')),
);

/** The member behind a session that is neither revoked nor over, else null. */
export async function findLiveSession(
  db: Kysely<Database>,
  sessionId: string,
): Promise<LiveSession | null> {
  const [session] = await liveSession(db, { sessionId, now: new Date().toISOString() });
  return session ?? null;
}

/** Whether a session was ended and its member has got another password since it began. */
export async function hadNewPassword(db: Kysely<Database>, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_session as s')
    .innerJoin('staff_event as e', 'e.subject_id', 's.member_id')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .where('s.revoked_at', 'is not', null)
    .where('e.kind', '=', 'password-changed')
    .whereRef('e.at', '>=', 's.created_at')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function openSession(
  db: Kysely<Database>,
  session: { sessionId: string; memberId: number; expiresAt: Date; device?: string },
): Promise<void> {
  await db
    .insertInto('staff_session')
    .values({
      id: session.sessionId,
      member_id: session.memberId,
      expires_at: session.expiresAt,
      device: session.device ?? null,
    })
    .execute();
}

/** Ends one session. */
export async function revokeSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ revoked_at: new Date() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a member: logout everywhere, new password, changed role, deletion. */
export async function revokeSessionsOf(db: Kysely<Database>, memberId: number): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ revoked_at: new Date() })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute();
}
