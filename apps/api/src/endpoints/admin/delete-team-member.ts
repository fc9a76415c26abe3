import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { deleteTeamMember as remove } from '../../usecases/team/delete-team-member.ts';

/** Soft: the member cannot sign in any more; their orders and the history keep their name. */
export const deleteTeamMember: Handler<Call<'deleteTeamMember'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  await remove(services.db, { member, ip, userAgent }, body.teamMemberId);
  services.sessions.forgetMember(Number(body.teamMemberId));
  return { message: 'Team member deleted successfully.' };
};
