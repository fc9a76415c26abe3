import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import type { TravellerOrder } from '../order-store.ts';
import { leaveOrder } from './leave-device.ts';

/** "Remove from this device" of the order's page: nothing of it stays on screen or behind Back. */
export function useRemove(order: TravellerOrder) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    if (isLeaving) return;
    setLeaving(true);
    const left = await leaveOrder(order.order_id, order.session_until);
    await navigate(paths.deviceOrders(), { replace: true, state: { left } });
  }
  return { remove: () => void leave(), isLeaving };
}
