import {
  type CallReply,
  getTeamMemberList,
  getTeamMemberType,
  userInfo,
} from '@pabean/api-client/contract';
import { createRemote, type LoadContext } from '@pabean/api-client/remote';
import type { Role } from '@pabean/domain';
import { create, useStore } from 'zustand';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';

export type TeamMember = CallReply<typeof getTeamMemberList>['data'][number];

/** The team as the signed-in person may manage it. */
export type Team = {
  readonly members: readonly TeamMember[];
  /** The member types that the signed-in person may give. */
  readonly types: readonly Role[];
  /** Which member the signed-in person is; older tokens do not say, the e-mail does. */
  readonly ownEmail: string | null;
};

const team = createRemote<'all', Team>(readTeam, { onFailure: notify.failure });

async function readTeam(_: 'all', { signal }: LoadContext<Team>) {
  const [list, types, self] = await Promise.all([
    call(getTeamMemberList, {}, { signal }),
    call(getTeamMemberType, {}, { signal }),
    call(userInfo, {}, { signal }),
  ]);
  if (!list.ok) return list;
  if (!types.ok) return types;
  // Without an answer of who this is, the server still refuses to delete oneself.
  const ownEmail = self.ok ? self.data.email : currentTeam().ownEmail;
  return { ok: true as const, data: { members: list.data, types: types.data, ownEmail } };
}

const noTeam: Team = { members: [], types: [], ownEmail: null };

/** The team on screen; empty until it is there. */
export const currentTeam = (): Team => team.store.getState().data ?? noTeam;

export function useTeam() {
  const { data = noTeam, loading, failure, ...state } = useStore(team.store);
  // With a list on screen the toast says it alone.
  return { ...data, loading, failure: state.shownKey === undefined ? failure : null };
}

/** The member whose deletion is on its way. */
export const useDeletion = create<{ readonly memberId: string | null }>(() => ({ memberId: null }));

/** The screen is there. */
export const openTeam = () => void team.open('all');

/** Reads the team again; nothing happens once the screen was left. */
export const loadTeam = team.reload;

/** Nothing of the team stays behind when its screen is left. */
export function closeTeam(): void {
  team.close();
  useDeletion.setState({ memberId: null });
}

/** Takes a deleted member off the list. */
export function removeMember(id: string): void {
  team.patch((shown) => ({
    ...shown,
    members: shown.members.filter((member) => member.id !== id),
  }));
}

export const sameEmail = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();
