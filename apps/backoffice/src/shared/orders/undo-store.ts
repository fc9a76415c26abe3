import type { Result } from '@pabean/api-client';
import { undoChange } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { call } from '../api.ts';
import { refreshCounts } from '../counts/counts-store.ts';
import { notify } from '../notify.ts';
import { offersNow } from '../palette/offers.ts';
import { useSession } from '../session/session-state.ts';
import { doneOf, inParts, isRefusedWhole, type Stayed } from './in-parts.ts';

/** For so long a change can be taken back by one press (decision 062). */
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

/** What became of an undoing, or of a change that cannot be undone, that left several orders alone. */
export type UndoReport = {
  /** How many went back, or were changed. */
  readonly changed: number;
  readonly stayed: readonly Stayed[];
  /** Of a change: the server's words; how many were changed, where it broke off. Of an undoing that broke off: why. */
  readonly message?: string | number;
  /** When it was made: each has its own minute, also with the same words. */
  readonly at?: number;
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

/**
 * Where several orders were left alone, there is more to say than a toast holds.
 * @returns whether it is shown: an offer that is still there keeps its place.
 */
export function reportStayed(report: UndoReport): boolean {
  const isFree = useUndo.getState().offer === null && useSession.getState().isAuth;
  if (!isFree || report.stayed.length < 2) return false;
  useUndo.setState({ report: { ...report, at: performance.now() } });
  return true;
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
 * is offered nowhere else; of one that broke off, the rest is.
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
  const done = (result.ok ? result.data : doneOf(result)) ?? none;
  if (isOver(result)) forgetChange(versions);
  else if (done.changed.length + done.skipped.length > 0) offerRest(versions, done);
  tell(result, done);
  void refreshCounts();
  for (const { reload } of offersNow()) reload?.();
  return result;
}

type Done = { readonly changed: readonly string[]; readonly skipped: readonly Stayed[] };
const none: Done = { changed: [], skipped: [] };

/** What was not heard, or cannot be done now, can be tried again. */
function isOver(result: Result<typeof undoChange>): boolean {
  if (result.ok || result.kind === 'unauthorised') return true;
  const { kind, httpStatus } = result;
  return kind === 'refused' && httpStatus < 500 && httpStatus !== 429;
}

/** By one message: a report of what broke off has the words of why. */
function tell(result: Result<typeof undoChange>, { changed, skipped: stayed }: Done): void {
  const isBrokenOff = !result.ok && !isRefusedWhole(result);
  const words = isBrokenOff ? { message: result.message } : {};
  if (reportStayed({ changed: changed.length, stayed, ...words })) return;
  if (result.ok) notify.success(result.message);
  else notify.failure(result);
}

const isOffered = (versions: UndoOffer['versions']): boolean => {
  const offered = useUndo.getState().offer?.versions ?? {};
  return Object.entries(versions).some(([id, version]) => offered[id] === version);
};

/** The card may offer the same change. Another one that was made meanwhile gave other versions, and its offer stays. */
function forgetChange(versions: UndoOffer['versions']): void {
  if (isOffered(versions)) forgetUndo();
}

/** What was neither put back nor left alone of an undoing that broke off. */
function offerRest(versions: UndoOffer['versions'], { changed, skipped: stayed }: Done): void {
  if (!isOffered(versions)) return;
  const dealtWith = new Set([...changed, ...stayed.map(({ orderId }) => orderId)]);
  const rest = Object.entries(versions).filter(([id]) => !dealtWith.has(id));
  offerUndo({ message: rest.length, versions: Object.fromEntries(rest), stayed });
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
