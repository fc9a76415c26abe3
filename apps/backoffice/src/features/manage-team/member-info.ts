import type { Failure } from '@pabean/api-client';
import { teamMemberInfo } from '@pabean/api-client/contract';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api.ts';
import type { TeamMember } from './team-store.ts';

export type MemberView =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly member: TeamMember }
  | { readonly state: 'missing'; readonly message: string }
  | { readonly state: 'failed'; readonly failure: Failure };

/** What the server answers when the address names nobody: gone, or no id at all. */
const noMember = [400, 404, 422];

/** The member that the address names, for the form in edit mode. */
export function useMemberInfo(id: string): { view: MemberView; retry: () => void } {
  const [view, setView] = useState<MemberView>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another question
  useEffect(() => {
    const asked = new AbortController();
    setView({ state: 'loading' });
    void call(teamMemberInfo, { params: { id } }, { signal: asked.signal }).then((result) => {
      if (asked.signal.aborted) return;
      if (result.ok) setView({ state: 'ready', member: result.data });
      else if (noMember.includes(result.httpStatus)) {
        setView({ state: 'missing', message: result.message });
      } else setView({ state: 'failed', failure: result });
    });
    return () => asked.abort();
  }, [id, tries]);
  return { view, retry: () => setTries((count) => count + 1) };
}
