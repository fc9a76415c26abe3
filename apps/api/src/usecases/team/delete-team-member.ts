import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { lockTeam, retireMember } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';
import { requireSession } from '../sign-in/session-over.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';
import { requireMayManage, requireMember, requireOtherAdmin } from './team-rules.ts';

/** Soft: the member cannot sign in any more; their orders and the history keep their name. */
export async function deleteTeamMember(
  db: Kysely<Database>,
  by: MemberRequest,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTeam(trx);
    await requireSession(trx, by.member);
    const member = await requireMember(trx, id);
    requireMayManage(by.member.type, member.type);
    // The more telling refusal first: the last Admin is always oneself.
    await requireOtherAdmin(trx, member);
    if (member.id === by.member.id) throw new Refusal(409, 'You cannot delete yourself.');
    await retireMember(trx, member.id);
    await revokeSessionsOf(trx, member.id);
    await recordStaffEvents(trx, memberActor(by.member, by), [
      { kind: 'member-deleted', subject: member, detail: { email: member.email } },
    ]);
  });
}
