import { useRef, useState } from 'react';
import { doublePressMs } from '../double-press.ts';
import { ordersWithTyped } from '../keeping/typed-here.ts';
import type { DeviceOrder } from './device-orders.ts';

/**
 * "Remove from this device" of a list, one order at a time. The server may take its time to end a
 * session: another press changes nothing until then, nor does the second one of a double tap, which
 * meets the row that has come in that place.
 */
export function useRemoving(onRemove: (order: DeviceOrder) => Promise<void>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<DeviceOrder | null>(null);
  const [removing, setRemoving] = useState<DeviceOrder | null>(null);
  const isBusy = useRef(false);
  const removedAt = useRef(Number.NEGATIVE_INFINITY);

  async function remove(order: DeviceOrder): Promise<void> {
    isBusy.current = true;
    setRemoving(order);
    await onRemove(order);
    removedAt.current = performance.now();
    isBusy.current = false;
    setRemoving(null);
  }
  async function ask(order: DeviceOrder): Promise<void> {
    const isDouble = performance.now() - removedAt.current < doublePressMs;
    if (isBusy.current || isDouble) return;
    isBusy.current = true;
    const unsent = await ordersWithTyped();
    if (!unsent.includes(order.orderId)) return remove(order);
    // What was typed for it and not sent would go without a word.
    isBusy.current = false;
    setChosen(order);
    dialog.current?.showModal();
  }
  return {
    dialog,
    /** Which order the dialog asks about. */
    chosen,
    /** Which is being removed. */
    removing,
    ask: (order: DeviceOrder) => void ask(order),
    removeChosen: () => chosen && !isBusy.current && void remove(chosen),
  };
}
