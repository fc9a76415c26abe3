import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { updateTeamMember as update } from '../../usecases/team/update-team-member.ts';

/** Changes a member; an empty password keeps the old one. */
export const updateTeamMember: Handler<Call<'updateTeamMember'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  await update(services.db, { member, ip, userAgent }, { ...body, id: body.tmId });
  services.sessions.forgetMember(Number(body.tmId));
  return { message: 'Team member updated successfully.' };
};
