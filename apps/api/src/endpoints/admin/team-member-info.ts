import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { requireMember } from '../../usecases/team/team-rules.ts';

/** One member, for the form in edit mode. */
export const teamMemberInfo: Handler<Call<'teamMemberInfo'>> = async ({ params }, { services }) => {
  const member = await requireMember(services.db, params.id);
  return { message: 'Team member.', data: { ...member, id: String(member.id) } };
};
