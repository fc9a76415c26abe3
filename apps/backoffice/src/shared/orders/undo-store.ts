import type { Result } from '@pabean/api-client';
import { undoChange } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { call } from '../api.ts';
import { refreshCounts } from '../counts/counts-store.ts';
import { notify } from '../notify.ts';
import { offersNow } from '../palette/offers.ts';
import { useSession } from '../session/session-state.ts';
import { doneOf, inParts, type Stayed } from './in-parts.ts';

/** For so long a change can be taken back by one press (decisions, Undo). */
export const undoMs = 60_000;

/** What can be taken back now: the last change of this tab alone. */
export type UndoOffer = {
  /** The server's words of the change; how many orders were changed, where it broke off after them. */
  readonly message: string | number;
  /** The version that the change gave each order, by its id. */
  readonly versions: Readonly<Record<string, number>>;
  /** What it left alone. */
  readonly stayed?: readonly Stayed[];
};

/** What became of an undoing that left several orders alone. */
export type UndoReport = {
  /** How many went back. */
  readonly changed: number;
  readonly stayed: readonly Stayed[];
};

type UndoState = {
  readonly offer: UndoOffer | null;
  readonly pending: boolean;
  /** In the place of the offer, once that is gone. */
  readonly report: UndoReport | null;
};

const nothing: UndoState = { offer: null, pending: false, report: null };

export const useUndo = create<UndoState>(() => nothing);

/** An answer that comes after its member has left offers nothing: it would wait for who signs in next. */
export function offerUndo(offer: UndoOffer): void {
  if (useSession.getState().isAuth) useUndo.setState({ ...nothing, offer });
}

export function forgetUndo(): void {
  useUndo.setState(nothing);
}

useSession.subscribe(({ isAuth }) => {
  if (!isAuth) forgetUndo();
});

/** Takes back what is offered. */
export async function takeUndo(): Promise<void> {
  const { offer, pending } = useUndo.getState();
  if (offer === null || pending) return;
  useUndo.setState({ pending: true });
  await undoNow(offer.versions);
  // What was not heard can be tried again. Another change may have been made meanwhile.
  if (useUndo.getState().offer === offer) useUndo.setState({ pending: false });
}

/**
 * Takes a change back; the counts and what is on screen are loaded anew, also after a refusal. Once it is over it
 * is offered nowhere else.
 */
export function undoNow(versions: UndoOffer['versions']): Promise<Result<typeof undoChange>> {
  const key = JSON.stringify(Object.entries(versions).sort());
  const started = onTheirWay.get(key) ?? undoOnce(versions);
  onTheirWay.set(key, started);
  void started.finally(() => onTheirWay.delete(key));
  return started;
}

/** The card and the timeline offer the same change: a press on both is one. */
const onTheirWay = new Map<string, Promise<Result<typeof undoChange>>>();

async function undoOnce(versions: UndoOffer['versions']): Promise<Result<typeof undoChange>> {
  const result = await undo(versions);
  const isOver = result.ok || result.kind === 'refused' || result.kind === 'unauthorised';
  if (isOver) forgetChange(versions);
  tell(result);
  void refreshCounts();
  for (const { reload } of offersNow()) reload?.();
  return result;
}

/** Where several orders were left alone, there is more to say than a toast holds. */
function tell(result: Result<typeof undoChange>): void {
  const { changed, skipped: stayed } = (result.ok ? result.data : doneOf(result)) ?? none;
  const isFree = useUndo.getState().offer === null && useSession.getState().isAuth;
  if (stayed.length > 1 && isFree)
    useUndo.setState({ report: { changed: changed.length, stayed } });
  else if (result.ok) notify.success(result.message);
  else notify.failure(result);
}

const none = { changed: [], skipped: [] };

/** The card may offer the same change. Another one that was made meanwhile gave other versions, and its offer stays. */
function forgetChange(versions: UndoOffer['versions']): void {
  const offered = useUndo.getState().offer?.versions ?? {};
  if (Object.entries(versions).some(([id, version]) => offered[id] === version)) forgetUndo();
}

/** In as many calls as the change was made with. */
function undo(versions: UndoOffer['versions']): Promise<Result<typeof undoChange>> {
  const rows = Object.keys(versions).map((id) => ({ id }));
  return inParts(rows, (part) => {
    const orderId = part.map(({ id }) => id);
    const own = Object.fromEntries(orderId.map((id) => [id, versions[id] ?? 0]));
    return call(undoChange, { body: { orderId, versions: own } });
  });
}
