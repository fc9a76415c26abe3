import { deleteTeamMember } from '@pabean/api-client/contract';
import { call } from '../../shared/api.ts';
import { confirm } from '../../shared/confirm/confirm.tsx';
import { notify } from '../../shared/notify.ts';
import { OpenOrders } from './OpenOrders.tsx';
import { loadTeam, removeMember, type TeamMember, useDeletion } from './team-store.ts';

/**
 * Asks and deletes (spec section 4, "Confirm dialog").
 * @returns whether the member is off the list
 */
export async function deleteMember({ id, name, email }: TeamMember): Promise<boolean> {
  if (useDeletion.getState().memberId !== null) return false;
  const yes = await confirm({
    title: 'Are you sure you want to delete?',
    line: `${name}, ${email}. They will no longer be able to sign in; their orders keep the name.`,
    children: <OpenOrders memberId={id} />,
    tone: 'danger',
  });
  if (!yes) return false;
  useDeletion.setState({ memberId: id });
  const result = await call(deleteTeamMember, { body: { teamMemberId: id } });
  useDeletion.setState({ memberId: null });
  if (result.ok) {
    notify.success(result.message);
    removeMember(id);
    return true;
  }
  notify.failure(result);
  // Somebody else was faster: the list tells.
  if (result.httpStatus === 404) void loadTeam();
  return false;
}
