import { getFolderCount } from '@pabean/api-client/contract';
import type { FolderCounts } from '@pabean/domain';
import { create } from 'zustand';
import { call } from '../api.ts';
import { useSession } from '../session/session-state.ts';

/** How many orders each folder holds, for the sidebar and the tiles (spec section 3). */
const useCountsStore = create<{ counts: FolderCounts | undefined }>(() => ({ counts: undefined }));

let running: AbortController | undefined;

/**
 * Asks anew. An answer that is on its way is given up, so the newest question has the last word.
 * When it fails the counts stay as they are (spec section 8).
 */
export async function refreshCounts(): Promise<void> {
  const { user } = useSession.getState();
  if (user === null) return;
  running?.abort();
  const mine = new AbortController();
  running = mine;
  const result = await call(
    getFolderCount,
    { query: { userName: user.name } },
    { signal: mine.signal },
  );
  if (result.ok && !mine.signal.aborted) useCountsStore.setState({ counts: result.data });
}

/** Undefined until the first answer has come. */
export function useCounts(): FolderCounts | undefined {
  return useCountsStore((state) => state.counts);
}

/** The next person must not see, even for a moment, what the last one had. */
export function forgetCounts(): void {
  running?.abort();
  useCountsStore.setState({ counts: undefined });
}
