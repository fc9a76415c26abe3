import type { Result } from '@pabean/api-client';
import { undoChange } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { call } from '../api.ts';
import { refreshCounts } from '../counts/counts-store.ts';
import { notify } from '../notify.ts';
import { offersNow } from '../palette/offers.ts';
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

export function offerUndo(offer: UndoOffer): void {
  useUndo.setState({ offer, pending: false });
}

export function forgetUndo(): void {
  useUndo.setState({ offer: null, pending: false });
}

/** Takes back what is offered. */
export async function takeUndo(): Promise<void> {
  const { offer, pending } = useUndo.getState();
  if (offer === null || pending) return;
  useUndo.setState({ pending: true });
  const result = await undoNow(offer.versions);
  // Another change may have been made meanwhile: its offer stays. What was not heard can be tried again.
  const isOver = result.ok || result.kind === 'refused' || result.kind === 'unauthorised';
  if (useUndo.getState().offer !== offer) return;
  useUndo.setState(isOver ? { offer: null, pending: false } : { pending: false });
}

/** Takes a change back; the counts and what is on screen are loaded anew, also after a refusal. */
export async function undoNow(versions: UndoOffer['versions']): Promise<Result<typeof undoChange>> {
  const result = await undo(versions);
  if (result.ok) notify.success(result.message);
  else notify.failure(result);
  void refreshCounts();
  for (const { reload } of offersNow()) reload?.();
  return result;
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
