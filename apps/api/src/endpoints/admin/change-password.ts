import type { Call } from '@pabean/api-client/contract';
import { requireGoodPassword } from '../../adapters/passwords/password-rules.ts';
import { hashPassword } from '../../adapters/passwords/passwords.ts';
import { revokeSessionsOf } from '../../db/queries/sessions.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { changeMember } from '../../db/queries/team.ts';
import type { Handler } from '../../http/context.ts';
import { memberActor } from '../../usecases/staff-events/actors.ts';

/** Sets one's own password. Every session ends, this one too: whoever knew the old one is out. */
export const changePassword: Handler<Call<'changePassword'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  await requireGoodPassword(body.newPassword, member, 'newPassword');
  const passwordHash = await hashPassword(body.newPassword);
  await services.db.transaction().execute(async (trx) => {
    await changeMember(trx, member.id, { passwordHash });
    await revokeSessionsOf(trx, member.id);
    await recordStaffEvents(trx, memberActor(member, { ip, userAgent }), [
      { kind: 'password-changed', subject: member },
    ]);
  });
  return { message: 'Password has been updated successfully. Please sign in again.' };
};
