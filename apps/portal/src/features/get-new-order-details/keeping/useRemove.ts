import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { keepLastLeft } from './last-left.ts';
import { leaveOrder } from './leave-device.ts';
import { ordersWithTyped } from './typed-here.ts';

/** An order that is taken off this device; a page that could not load it does not know of its session. */
export interface OrderToLeave {
  readonly order_id: string;
  readonly session_until?: string;
}

/** "Remove from this device" of the order's page: nothing of it stays on screen or behind Back. */
export function useRemove(order: OrderToLeave) {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    setLeaving(true);
    keepLastLeft(await leaveOrder(order.order_id, order.session_until));
    await navigate(paths.deviceOrders(), { replace: true });
  }
  async function ask(): Promise<void> {
    if (isLeaving) return;
    setLeaving(true);
    const unsent = await ordersWithTyped();
    if (!unsent.includes(order.order_id)) return leave();
    // What was typed for it and not sent would go without a word.
    setLeaving(false);
    dialog.current?.showModal();
  }
  return { dialog, ask: () => void ask(), remove: () => void leave(), isLeaving };
}
