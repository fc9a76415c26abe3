import type { OrderClock } from '@pabean/domain';
import { create } from 'zustand';

/** What the top bar says of an order. */
export type OrderInBar = {
  readonly orderId: string;
  /** Of an erased order nothing is left. */
  readonly name: string | null;
  readonly status: string;
  /** Null where it waits for nothing. */
  readonly clock: OrderClock | null;
};

/**
 * The order whose title has scrolled away, for the top bar; null while it is in sight, and on every other
 * screen. View Order tells it, the shell shows it.
 */
export const useOrderInBar = create<{ readonly order: OrderInBar | null }>(() => ({ order: null }));

export function showOrderInBar(order: OrderInBar | null): void {
  useOrderInBar.setState({ order });
}
