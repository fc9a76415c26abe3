import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { signOutMember as signOut } from '../../usecases/team/sign-out-member.ts';

/** Ends every session of another member, at once and in every process. */
export const signOutMember: Handler<Call<'signOutMember'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  const name = await signOut(services.db, { member, ip, userAgent }, body.memberId);
  services.sessions.forgetMember(Number(body.memberId));
  return { message: `${name} is signed out.` };
};
