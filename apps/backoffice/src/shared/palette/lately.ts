import { create } from 'zustand';
import { useSession } from '../session/session-state.ts';

export type OpenedOrder = { readonly id: string; readonly name: string | null };

/** So many orders are remembered. */
const remembered = 6;

/** The orders that were opened in this tab, the last one first. In memory alone: names are no one else's to read. */
export const useLately = create<{ readonly orders: readonly OpenedOrder[] }>(() => ({
  orders: [],
}));

export function rememberOpened(order: OpenedOrder): void {
  const { orders } = useLately.getState();
  if (orders[0]?.id === order.id && orders[0].name === order.name) return;
  const others = orders.filter(({ id }) => id !== order.id);
  useLately.setState({ orders: [order, ...others].slice(0, remembered) });
}

useSession.subscribe(({ isAuth }) => {
  if (!isAuth) useLately.setState({ orders: [] });
});
