import type { Call } from '@pabean/api-client/contract';
import { listMembers } from '../../db/queries/team.ts';
import type { Handler } from '../../http/context.ts';

/** Every living member, without a password of any kind. */
export const getTeamMemberList: Handler<Call<'getTeamMemberList'>> = async (
  _input,
  { services },
) => {
  const members = await listMembers(services.db);
  return {
    message: 'Team members.',
    data: members.map((member) => ({ ...member, id: String(member.id) })),
  };
};
