import type { Failure } from '@pabean/api-client';
import { getOpenedOrders } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { api } from '../../../shared/api.ts';
import { keptOrders } from '../../../shared/offline/kept-order.ts';
import { refreshOtherCopies } from '../keeping/other-copies.ts';
import { ordersWithTyped } from '../keeping/typed-here.ts';

/** An order of which this device has something. */
export interface DeviceOrder {
  readonly orderId: string;
  /** How it opens here: from its copy, by its cookie alone, or not: it is here for what was typed for it. */
  readonly opensBy: 'copy' | 'cookie' | null;
  readonly name: string | null;
  readonly doa: string | null;
  /** Of when its copy is; null where there is none. */
  readonly keptAt: Date | null;
  /** When its session ends by itself, where that is known (ISO 8601). */
  readonly until: string | undefined;
}

interface DeviceOrders {
  readonly orders: readonly DeviceOrder[] | null;
  /** Why the server has not said which open by their cookie; undefined before it answers, null once it has. */
  readonly failure: Failure | null | undefined;
}

export const useDeviceOrders = create<DeviceOrders>(() => ({ orders: null, failure: undefined }));

/** Nothing of an order, or `null` for all, is here any more: nobody has to answer for that. */
export const dropOrder = (orderId: string | null): void =>
  useDeviceOrders.setState(({ orders }) => ({
    orders: orders?.filter((one) => orderId !== null && one.orderId !== orderId) ?? null,
    failure: undefined,
  }));

let latest: object | undefined;

/**
 * Looks what is on this device; the copies and what was typed at once, the sessions when the server answers,
 * and what became of the copies behind that.
 */
export async function lookForOrders(): Promise<void> {
  const turn = {};
  latest = turn;
  const [copies, typed] = await Promise.all([copiesHere(), typedHere()]);
  const { orders: before } = useDeviceOrders.getState();
  // Those that opened by their cookie do until somebody says that they do not.
  const stillOpen = (before ?? []).filter(({ opensBy }) => opensBy === 'cookie');
  useDeviceOrders.setState({ orders: eachOnce(copies, stillOpen, typed), failure: undefined });
  const opened = await api(getOpenedOrders, { body: {} });
  // Something was removed meanwhile, and looked for anew.
  if (latest !== turn) return;
  if (!opened.ok) return useDeviceOrders.setState({ failure: opened });
  const byCookie = opened.data.map((one) => rowOf(one.orderId, 'cookie', one.until));
  useDeviceOrders.setState({ orders: eachOnce(copies, byCookie, typed), failure: null });
  if (copies.length === 0) return;
  await refreshOtherCopies();
  const newCopies = await copiesHere();
  if (latest !== turn) return;
  useDeviceOrders.setState({ orders: eachOnce(newCopies, byCookie, typed) });
}

/** Each order by the first list that has it. */
function eachOnce(...lists: readonly (readonly DeviceOrder[])[]): DeviceOrder[] {
  const rows = new Map<string, DeviceOrder>();
  for (const row of lists.flat()) if (!rows.has(row.orderId)) rows.set(row.orderId, row);
  return [...rows.values()];
}

async function copiesHere(): Promise<DeviceOrder[]> {
  const copies = await keptOrders().catch(() => []);
  return copies.map(({ order, keptAt }) => ({
    orderId: order.order_id,
    opensBy: 'copy',
    name: order.full_name,
    doa: order.doa,
    keptAt,
    until: order.session_until,
  }));
}

const typedHere = async (): Promise<DeviceOrder[]> =>
  (await ordersWithTyped()).map((orderId) => rowOf(orderId, null));

const rowOf = (orderId: string, opensBy: 'cookie' | null, until?: string): DeviceOrder => ({
  ...{ orderId, opensBy, until },
  ...{ name: null, doa: null, keptAt: null },
});
