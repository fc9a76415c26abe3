import type { Call } from '@pabean/api-client/contract';
import { requireGoodPassword } from '../../adapters/passwords/password-rules.ts';
import { hashPassword } from '../../adapters/passwords/passwords.ts';
import { revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { changeMember, lockTeam } from '../../db/queries/team.ts';
import type { Handler } from '../../http/context.ts';
import { memberActor } from '../../usecases/staff-events/actors.ts';
import { memberChangeEvents } from '../../usecases/staff-events/member-change.ts';
import {
  requireFreeEmail,
  requireMayManage,
  requireMember,
  requireOtherAdmin,
} from '../../usecases/team/team-rules.ts';

/**
 * Changes a member; an empty password keeps the old one. A new password or another type ends the
 * member's sessions at once (decisions, Safety).
 */
export const updateTeamMember: Handler<Call<'updateTeamMember'>> = async (
  { body },
  { services, member: actor, ip, userAgent },
) => {
  const { name, email, type, password, tmId } = body;
  if (password !== '') await requireGoodPassword(password, { name, email }, 'password');
  const passwordHash = password === '' ? null : await hashPassword(password);
  await services.db.transaction().execute(async (trx) => {
    await lockTeam(trx);
    const member = await requireMember(trx, tmId);
    requireMayManage(actor.type, member.type);
    requireMayManage(actor.type, type);
    if (type !== 'Admin') await requireOtherAdmin(trx, member);
    await requireFreeEmail(trx, email, member.id);
    await changeMember(trx, member.id, {
      name,
      email,
      type,
      ...(passwordHash !== null && { passwordHash }),
    });
    if (passwordHash !== null || type !== member.type) await revokeSessionsOf(trx, member.id);
    await recordStaffEvents(
      trx,
      memberActor(actor, { ip, userAgent }),
      memberChangeEvents(member, { name, email, type }, passwordHash !== null),
    );
  });
  return { message: 'Team member updated successfully.' };
};
