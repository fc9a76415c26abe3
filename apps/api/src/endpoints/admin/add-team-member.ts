import type { Call } from '@pabean/api-client/contract';
import { requireGoodPassword } from '../../adapters/passwords/password-rules.ts';
import { hashPassword } from '../../adapters/passwords/passwords.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { addMember, lockTeam } from '../../db/queries/team.ts';
import type { Handler } from '../../http/context.ts';
import { memberActor } from '../../usecases/staff-events/actors.ts';
import { requireFreeEmail, requireMayManage } from '../../usecases/team/team-rules.ts';

/** Adds a member of a type that the signed-in member may give. */
export const addTeamMember: Handler<Call<'addTeamMember'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  const { name, email, type, password } = body;
  requireMayManage(member.type, type);
  await requireGoodPassword(password, { name, email }, 'password');
  const passwordHash = await hashPassword(password);
  await services.db.transaction().execute(async (trx) => {
    await lockTeam(trx);
    await requireFreeEmail(trx, email);
    const id = await addMember(trx, { name, email, type, passwordHash });
    await recordStaffEvents(trx, memberActor(member, { ip, userAgent }), [
      { kind: 'member-added', subject: { id, name }, detail: { email, type } },
    ]);
  });
  return { message: 'Team member added successfully.' };
};
