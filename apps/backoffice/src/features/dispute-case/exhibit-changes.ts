import type { Failure } from '@pabean/api-client';
import { notify } from '../../shared/notify.ts';
import { type ChangeChain, type SeenCase, sendInTurn } from './case-changes.ts';
import { isOnScreen, reloadCase } from './case-store.ts';
import type { Exhibit } from './ExhibitRow.tsx';

/** Each list was made out of the one before it, so they stand or fall together. */
type Line = ChangeChain & { waiting: number };

/** The lists of each case that are on their way to the server. */
const lines = new Map<string, Line>();

/** Keeps the exhibits of a case as they are shown, also when the case is left before its turn comes. */
export async function changeExhibits(seen: SeenCase, exhibits: readonly Exhibit[]): Promise<void> {
  const { dispute_id: disputeId } = seen;
  const line = lines.get(disputeId) ?? { waiting: 0, isBroken: false };
  lines.set(disputeId, line);
  line.waiting += 1;
  const change = {
    what: 'exhibits' as const,
    order: exhibits.map(({ key }) => key),
    off: exhibits.filter(({ letter }) => letter === null).map(({ key }) => key),
  };
  const result = await sendInTurn(seen, change, line);
  if (result?.ok) notify.success(result.message);
  else if (result !== null) sayNotKept(disputeId, result, line.waiting);
  line.waiting -= 1;
  // What is loaded between two of them would take back what the next one shows.
  if (line.waiting > 0) return;
  lines.delete(disputeId);
  if (isOnScreen(disputeId)) await reloadCase();
}

/** Away from the case the server's words alone do not say what they are about. */
function sayNotKept(disputeId: string, failure: Failure, count: number): void {
  if (failure.kind === 'unauthorised' || (count === 1 && isOnScreen(disputeId))) {
    notify.failure(failure);
    return;
  }
  const what = count === 1 ? 'A change' : `${count} changes`;
  const were = count === 1 ? 'was' : 'were';
  notify.error(`${what} of the exhibits of ${disputeId} ${were} not kept. ${failure.message}`);
}
