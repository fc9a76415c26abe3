import { useState } from 'react';
import { undoNow } from '../../../shared/orders/undo-store.ts';
import { useKeptFocus } from '../../../shared/useKeptFocus.ts';
import type { TimelineRow } from './useTimeline.ts';

export type RowUndo = ReturnType<typeof useRowUndo>;

/**
 * The undoing of a change from its row. It works until the row has changed and not only until the answer, and then
 * the focus is at the list, as the button is gone.
 */
export function useRowUndo(orderId: string, rows: readonly TimelineRow[]) {
  /** The version that the button pressed last is about. */
  const [pressed, setPressed] = useState<number | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const list = useKeptFocus<HTMLOListElement>(
    pressed !== null && rows.some(({ undo }) => undo === pressed),
  );
  async function undo(version: number): Promise<void> {
    if (busy === version) return;
    setPressed(version);
    setBusy(version);
    const result = await undoNow({ [orderId]: version });
    if (!result.ok) setBusy(null);
  }
  return { list, busy, undo };
}
