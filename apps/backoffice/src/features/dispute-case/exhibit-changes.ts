import type { Failure } from '@pabean/api-client';
import { create } from 'zustand';
import { notify } from '../../shared/notify.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { type ChangeChain, type SeenCase, sendInTurn } from './case-changes.ts';
import { isOnScreen, reloadCase, usePlan } from './case-store.ts';
import type { Exhibit } from './ExhibitRow.tsx';

type Exhibits = readonly Exhibit[];

/** Each list was made out of the one before it, so they stand or fall together. */
type Line = ChangeChain & {
  waiting: number;
  /** The newest list that the server has. */
  onServer: Exhibits;
};

/** The lists of each case that are on their way to the server. */
const lines = new Map<string, Line>();

/** What is shown of them, by case, until the server's own list is there. */
const useListsOnTheWay = create<Readonly<Record<string, Exhibits | undefined>>>(() => ({}));

/** Nobody's case outlives their session. */
useSession.subscribe(({ isAuth }) => {
  if (isAuth) return;
  lines.clear();
  useListsOnTheWay.setState({}, true);
});

/** The pack of a case with the exhibits as they are about to be. */
export function useCasePlan(disputeId: string) {
  const { data, ...state } = usePlan();
  const exhibits = useListsOnTheWay((lists) => lists[disputeId]);
  const changed = data && exhibits && { ...data, exhibits: [...exhibits] };
  return { ...state, data: changed ?? data, isOnTheWay: exhibits !== undefined };
}

export type CasePlan = ReturnType<typeof useCasePlan>;

/**
 * Shows other exhibits of a case at once and keeps them, also when the case is left before their turn
 * comes. Those from before are back when they could not be kept.
 * @returns whether they were kept
 */
export async function changeExhibits(
  seen: SeenCase,
  before: Exhibits,
  next: Exhibits,
): Promise<boolean> {
  const { dispute_id: disputeId } = seen;
  const line = lines.get(disputeId) ?? { waiting: 0, isBroken: false, onServer: before };
  lines.set(disputeId, line);
  line.waiting += 1;
  useListsOnTheWay.setState({ [disputeId]: next });
  const result = await sendInTurn(seen, changeTo(next), line);
  if (result?.ok) {
    line.onServer = next;
    notify.success(result.message);
  } else if (result !== null) {
    if (lines.get(disputeId) === line) useListsOnTheWay.setState({ [disputeId]: line.onServer });
    sayNotKept(disputeId, result, line.waiting);
  }
  line.waiting -= 1;
  if (line.waiting === 0 && lines.get(disputeId) === line) void endLine(disputeId);
  return result?.ok === true;
}

/** Loads once, after the last: what comes between two of them would take back what the next one shows. */
async function endLine(disputeId: string): Promise<void> {
  lines.delete(disputeId);
  if (isOnScreen(disputeId)) await reloadCase();
  if (!lines.has(disputeId)) useListsOnTheWay.setState({ [disputeId]: undefined });
}

const changeTo = (exhibits: Exhibits) => ({
  what: 'exhibits' as const,
  order: exhibits.map(({ key }) => key),
  off: exhibits.filter(({ letter }) => letter === null).map(({ key }) => key),
});

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
