import { getOpenedOrders } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { api } from '../../../shared/api.ts';
import { keptOrders } from '../../../shared/offline/kept-order.ts';
import { refreshOtherCopies } from '../keeping/other-copies.ts';

/** An order that opens on this device: from its copy, by its cookie, or by both. */
export interface DeviceOrder {
  readonly orderId: string;
  readonly name: string | null;
  readonly doa: string | null;
  /** Of when its copy is; null where there is none. */
  readonly keptAt: Date | null;
  /** When its session ends by itself, where that is known (ISO 8601). */
  readonly until: string | undefined;
}

export const useDeviceOrders = create<{ readonly orders: readonly DeviceOrder[] | null }>(() => ({
  orders: null,
}));

/** An order, or `null` for all, does not open here any more: nobody has to answer for that. */
export const dropOrder = (orderId: string | null): void =>
  useDeviceOrders.setState(({ orders }) => ({
    orders: orders?.filter((one) => orderId !== null && one.orderId !== orderId) ?? null,
  }));

let latest: object | undefined;

/**
 * Looks what opens on this device; the copies at once, the sessions when the server answers, and what
 * became of the copies behind that.
 */
export async function lookForOrders(): Promise<void> {
  const turn = {};
  latest = turn;
  const copies = await copiesHere();
  useDeviceOrders.setState(({ orders }) => ({
    orders: [...copies, ...othersThan(copies, orders)],
  }));
  const opened = await api(getOpenedOrders, { body: {} });
  if (!opened.ok) return;
  const show = (kept: readonly DeviceOrder[]) => {
    // Something was removed meanwhile, and looked for anew.
    if (latest !== turn) return;
    const byCookie = opened.data.map((one) => ({ ...one, name: null, doa: null, keptAt: null }));
    useDeviceOrders.setState({ orders: [...kept, ...othersThan(kept, byCookie)] });
  };
  show(copies);
  if (copies.length === 0) return;
  await refreshOtherCopies();
  show(await copiesHere());
}

/** Those that open by their cookie alone, of which nobody says yet that they do not. */
const othersThan = (kept: readonly DeviceOrder[], before: readonly DeviceOrder[] | null) =>
  (before ?? []).filter(
    ({ orderId, keptAt }) => keptAt === null && !kept.some((one) => one.orderId === orderId),
  );

async function copiesHere(): Promise<DeviceOrder[]> {
  const copies = await keptOrders().catch(() => []);
  return copies.map(({ order, keptAt }) => ({
    orderId: order.order_id,
    name: order.full_name,
    doa: order.doa,
    keptAt,
    until: order.session_until,
  }));
}
