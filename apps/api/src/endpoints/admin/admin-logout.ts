import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { signOut } from '../../usecases/sign-in/sign-out.ts';

/** Ends this session, or all sessions of the member, at once and in every process. */
export const adminLogout: Handler<Call<'adminLogout'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  await signOut(services.db, { member, ip, userAgent }, body.everywhere === true);
  services.sessions.forgetMember(member.id);
  return { message: 'You are signed out.' };
};
