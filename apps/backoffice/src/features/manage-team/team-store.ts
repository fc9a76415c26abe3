import type { Failure } from '@pabean/api-client';
import {
  type CallReply,
  getTeamMemberList,
  getTeamMemberType,
  userInfo,
} from '@pabean/api-client/contract';
import type { Role } from '@pabean/domain';
import { create } from 'zustand';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';

export type TeamMember = CallReply<typeof getTeamMemberList>['data'][number];

/** The team on screen. */
export type TeamState = {
  readonly loading: 'first' | 'refetch' | 'idle';
  readonly members: readonly TeamMember[];
  /** The member types that the signed-in person may give. */
  readonly types: readonly Role[];
  /** Which member the signed-in person is; the token does not say, the e-mail does. */
  readonly ownEmail: string | null;
  /** Why there is no list; with a list on screen the toast says it alone. */
  readonly failure: Failure | null;
  /** The member whose deletion is on its way. */
  readonly deleting: string | null;
};

const empty: TeamState = {
  loading: 'first',
  members: [],
  types: [],
  ownEmail: null,
  failure: null,
  deleting: null,
};

export const useTeam = create<TeamState>(() => empty);

let asked: AbortController | undefined;
let opened = false;

/** The screen is there. */
export function openTeam(): void {
  opened = true;
  void loadTeam();
}

/** Reads the team; what is on screen stays, dimmed, until the new list is there. */
export async function loadTeam(): Promise<void> {
  // What was sent before the screen was left brings nothing back.
  if (!opened) return;
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  const kept = useTeam.getState().members.length > 0;
  useTeam.setState({ loading: kept ? 'refetch' : 'first', failure: null });
  const [list, types, self] = await Promise.all([
    call(getTeamMemberList, {}, { signal }),
    call(getTeamMemberType, {}, { signal }),
    call(userInfo, {}, { signal }),
  ]);
  if (signal.aborted) return;
  if (list.ok && types.ok) {
    // Without an answer of who this is, the server still refuses to delete oneself.
    const ownEmail = self.ok ? self.data.email : useTeam.getState().ownEmail;
    useTeam.setState({ loading: 'idle', members: list.data, types: types.data, ownEmail });
    return;
  }
  const failure = list.ok ? types : list;
  if (failure.ok) return;
  useTeam.setState({ loading: 'idle', failure: kept ? null : failure });
  notify.failure(failure);
}

/** Nothing of the team stays behind when its screen is left. */
export function closeTeam(): void {
  opened = false;
  asked?.abort();
  useTeam.setState(empty);
}

/** Takes a deleted member off the list. */
export function removeMember(id: string): void {
  useTeam.setState(({ members }) => ({ members: members.filter((member) => member.id !== id) }));
}

export const sameEmail = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();
