import type { Call } from '@pabean/api-client/contract';
import { Refusal } from '../../core/refusal.ts';
import { revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { lockTeam, retireMember } from '../../db/queries/team.ts';
import type { Handler } from '../../http/context.ts';
import { memberActor } from '../../usecases/staff-events/actors.ts';
import {
  requireMayManage,
  requireMember,
  requireOtherAdmin,
} from '../../usecases/team/team-rules.ts';

/** Soft: the member can not sign in any more; their orders and the history keep their name. */
export const deleteTeamMember: Handler<Call<'deleteTeamMember'>> = async (
  { body },
  { services, member: actor, ip, userAgent },
) => {
  await services.db.transaction().execute(async (trx) => {
    await lockTeam(trx);
    const member = await requireMember(trx, body.teamMemberId);
    requireMayManage(actor.type, member.type);
    // The more telling refusal first: the last Admin is always oneself.
    await requireOtherAdmin(trx, member);
    if (member.id === actor.id) throw new Refusal(409, 'You can not delete yourself.');
    await retireMember(trx, member.id);
    await revokeSessionsOf(trx, member.id);
    await recordStaffEvents(trx, memberActor(actor, { ip, userAgent }), [
      { kind: 'member-deleted', subject: member, detail: { email: member.email } },
    ]);
  });
  return { message: 'Team member deleted successfully.' };
};
