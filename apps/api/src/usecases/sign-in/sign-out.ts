import type { Kysely } from 'kysely';
import { revokeSession, revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import type { Database } from '../../db/schema.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';

/** Ends this session, or all sessions of the member, at once and in every process. */
export async function signOut(
  db: Kysely<Database>,
  by: MemberRequest,
  everywhere: boolean,
): Promise<void> {
  const { member } = by;
  await db.transaction().execute(async (trx) => {
    if (everywhere) await revokeSessionsOf(trx, member.id);
    else await revokeSession(trx, member.sessionId);
    await recordStaffEvents(trx, memberActor(member, by), [
      { kind: 'signed-out', detail: { everywhere } },
    ]);
  });
}
