import { getFolderCount } from '@pabean/api-client/contract';
import { createRemote } from '@pabean/api-client/remote';
import type { DueCounts, FolderCounts } from '@pabean/domain';
import { useStore } from 'zustand';
import { call } from '../api.ts';
import { useSession } from '../session/session-state.ts';

/** A server of an earlier version sends only those of folders. */
export type Counts = FolderCounts & {
  readonly lateOrdersCount?: number | undefined;
  readonly atRiskOrdersCount?: number | undefined;
  /** Cases that wait for an answer. */
  readonly openDisputesCount?: number | undefined;
};

/**
 * How many orders each folder holds, for the sidebar and the tiles (spec section 3), by the name of
 * the member who asks. When they cannot be loaded they stay as they are (spec section 8).
 */
const counts = createRemote<string, Counts>((userName, { signal }) =>
  call(getFolderCount, { query: { userName } }, { signal }),
);

/** Asks anew. */
export async function refreshCounts(): Promise<void> {
  const { user } = useSession.getState();
  if (user !== null) await counts.open(user.name);
}

/** Asks anew, unless an answer is on its way. */
export async function lookAtCounts(): Promise<void> {
  if (counts.store.getState().loading === 'idle') await refreshCounts();
}

/** Undefined until the first answer has come. */
export function useCounts(): Counts | undefined {
  return useStore(counts.store, ({ data }) => data);
}

/** The next person must not see, even for a moment, what the last one had. */
export const forgetCounts = counts.close;

/** How many orders are late and at risk in all folders; undefined until that is known. */
export function useDueCounts(): DueCounts | undefined {
  const data = useStore(counts.store, ({ data }) => data);
  if (data?.lateOrdersCount === undefined) return undefined;
  return { late: data.lateOrdersCount, atRisk: data.atRiskOrdersCount ?? 0 };
}
