import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { changeOwnPassword } from '../../usecases/team/change-password.ts';

/** Sets one's own password. Every session ends, this one too. */
export const changePassword: Handler<Call<'changePassword'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  await changeOwnPassword(services.db, { member, ip, userAgent }, body.newPassword);
  services.sessions.forgetMember(member.id);
  return { message: 'Password has been updated successfully. Please sign in again.' };
};
