import type { Result } from '@pabean/api-client';
import { undoChange } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { call } from '../api.ts';
import { refreshCounts } from '../counts/counts-store.ts';
import { notify } from '../notify.ts';
import { offersNow } from '../palette/offers.ts';
import { useSession } from '../session/session-state.ts';
import { inParts } from './in-parts.ts';

/** For so long a change can be taken back by one press (decisions, Undo). */
export const undoMs = 60_000;

/** What can be taken back now: the last change of this tab alone. */
export type UndoOffer = {
  /** The server's words of the change. */
  readonly message: string;
  /** The version that the change gave each order, by its id. */
  readonly versions: Readonly<Record<string, number>>;
};

type UndoState = { readonly offer: UndoOffer | null; readonly pending: boolean };

export const useUndo = create<UndoState>(() => ({ offer: null, pending: false }));

/** An answer that comes after its member has left offers nothing: it would wait for who signs in next. */
export function offerUndo(offer: UndoOffer): void {
  if (useSession.getState().isAuth) useUndo.setState({ offer, pending: false });
}

export function forgetUndo(): void {
  useUndo.setState({ offer: null, pending: false });
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
export async function undoNow(versions: UndoOffer['versions']): Promise<Result<typeof undoChange>> {
  const result = await undo(versions);
  if (result.ok) notify.success(result.message);
  else notify.failure(result);
  const isOver = result.ok || result.kind === 'refused' || result.kind === 'unauthorised';
  if (isOver) forgetChange(versions);
  void refreshCounts();
  for (const { reload } of offersNow()) reload?.();
  return result;
}

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
