import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { lockTeam } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';
import { requireMember } from './team-rules.ts';

/**
 * Ends every session of another member, at once and in every process. What they typed stays on their
 * device, and they may sign in again. @returns their name
 */
export async function signOutMember(
  db: Kysely<Database>,
  by: MemberRequest,
  id: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    // Behind a change of theirs that is being written, or before it: then it is refused.
    await lockTeam(trx);
    const member = await requireMember(trx, id);
    if (member.id === by.member.id) {
      throw new Refusal(409, 'This is you. Please use Logout.');
    }
    await revokeSessionsOf(trx, member.id);
    await recordStaffEvents(trx, memberActor(by.member, by), [
      { kind: 'signed-out', subject: member, detail: { everywhere: true } },
    ]);
    return member.name;
  });
}
