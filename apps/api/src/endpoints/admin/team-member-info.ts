import type { Call } from '@pabean/api-client/contract';
import { countMyOrders } from '../../db/queries/folder-counts.ts';
import type { Handler } from '../../http/context.ts';
import { requireMember } from '../../usecases/team/team-rules.ts';

/** One member, for the form in edit mode and for whoever is about to delete them. */
export const teamMemberInfo: Handler<Call<'teamMemberInfo'>> = async ({ params }, { services }) => {
  const member = await requireMember(services.db, params.id);
  const myOrdersCount = await countMyOrders(services.db, member.id);
  return { message: 'Team member.', data: { ...member, id: String(member.id), myOrdersCount } };
};
