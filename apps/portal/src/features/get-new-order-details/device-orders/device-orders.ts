import { getOpenedOrders } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { api } from '../../../shared/api.ts';
import { keptOrders } from '../../../shared/offline/kept-order.ts';

/** An order that opens on this device: from its copy, by its cookie, or by both. */
export interface DeviceOrder {
  readonly orderId: string;
  readonly name: string | null;
  readonly doa: string | null;
  /** When its session ends by itself, where that is known (ISO 8601). */
  readonly until: string | undefined;
}

export const useDeviceOrders = create<{ readonly orders: readonly DeviceOrder[] | null }>(() => ({
  orders: null,
}));

/** Looks what opens on this device; the copies at once, the sessions when the server answers. */
export async function lookForOrders(): Promise<void> {
  const copies = (await keptOrders().catch(() => [])).map(({ order }) => ({
    orderId: order.order_id,
    name: order.full_name,
    doa: order.doa,
    until: order.session_until,
  }));
  useDeviceOrders.setState({ orders: copies });
  const opened = await api(getOpenedOrders, { body: {} });
  if (!opened.ok) return;
  const others = opened.data.filter(
    ({ orderId }) => !copies.some((one) => one.orderId === orderId),
  );
  const noCopy = others.map((one) => ({ ...one, name: null, doa: null }));
  useDeviceOrders.setState({ orders: [...copies, ...noCopy] });
}
