import type { Failure } from '@pabean/api-client';
import { teamMemberInfo } from '@pabean/api-client/contract';
import { call } from '../../shared/api.ts';
import { useRemote } from '../../shared/remote/useRemote.ts';
import type { TeamMember } from './team-store.ts';

export type MemberView =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly member: TeamMember }
  | { readonly state: 'missing'; readonly message: string }
  | { readonly state: 'failed'; readonly failure: Failure };

/** What the server answers when the address names no member: deleted, or not an id. */
const noMember = [400, 404, 422];

/** The member that the address names, for the form in edit mode. */
export function useMemberInfo(memberId: string): { view: MemberView; retry: () => void } {
  const { data, failure, reload } = useRemote<TeamMember>(memberId, (id, { signal }) =>
    call(teamMemberInfo, { params: { id } }, { signal }),
  );
  return { view: viewOf(data, failure), retry: reload };
}

function viewOf(member: TeamMember | undefined, failure: Failure | null): MemberView {
  if (member !== undefined) return { state: 'ready', member };
  if (failure === null) return { state: 'loading' };
  return noMember.includes(failure.httpStatus)
    ? { state: 'missing', message: failure.message }
    : { state: 'failed', failure };
}
