import { useEffect, useRef, useState } from 'react';
import { type BulkAction, bulkActions } from '../../shared/orders/bulk-actions.ts';
import { confirmBulk } from '../../shared/orders/confirm-bulk.tsx';
import type { Progress } from '../../shared/orders/in-parts.ts';
import type { ListRow } from '../../shared/orders/list-row.ts';
import { refOf } from '../../shared/orders/order-actions.ts';
import { orderList } from './list-store.ts';
import { beginWork } from './running-work.ts';
import type { SentOrders } from './selection.ts';

type UseBulk = {
  /** Takes the ticks of these orders away. */
  onDone: (sent: SentOrders) => void;
  /** Brings it up to date. */
  reload: () => void;
};

/**
 * Asks, changes, and brings the list up to date. Which action runs now shows on its button, and how far it is in the bar.
 * @param key of the list on screen
 */
export function useBulk(key: string, { onDone, reload }: UseBulk) {
  const keyOnScreen = useRef(key);
  useEffect(() => {
    keyOnScreen.current = key;
  });
  const [running, setRunning] = useState<BulkAction | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);

  /** @returns whether the orders were changed */
  async function run(action: BulkAction, rows: readonly ListRow[]): Promise<boolean> {
    // "Does nothing if no rows are selected" (spec section 5).
    if (running !== null || rows.length === 0) return false;
    const { run: change, leaves } = bulkActions[action];
    if (!(await confirmBulk(bulkActions[action], rows))) return false;
    const refs = rows.map(refOf);
    setRunning(action);
    const endWork = beginWork('change');
    const result = await change(refs, setProgress);
    endWork();
    setRunning(null);
    setProgress(null);
    if (result.ok) {
      const left = leaves ? result.data.changed : [];
      if (leaves) orderList.remove(left);
      // The ticks of a page that was turned to meanwhile are not those of this action.
      if (keyOnScreen.current === key) onDone({ ids: refs.map(({ id }) => id), left });
    }
    // Also after a refusal: somebody was faster, and their change belongs on this screen. And where the
    // answer was lost: the orders may have been changed all the same.
    reload();
    return result.ok;
  }

  return { running, progress, run };
}
