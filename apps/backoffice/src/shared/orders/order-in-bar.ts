import type { OrderClock } from '@pabean/domain';
import type { ComponentType } from 'react';
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
 * screen. View Order says it and brings what draws it: the shell, which every screen loads, carries
 * nothing of it.
 */
export const useOrderInBar = create<{
  readonly order: OrderInBar | null;
  readonly Words: ComponentType<{ order: OrderInBar }>;
}>(() => ({ order: null, Words: () => null }));

export function showOrderInBar(
  order: OrderInBar,
  Words: ComponentType<{ order: OrderInBar }>,
): void {
  useOrderInBar.setState({ order, Words });
}

export function clearOrderInBar(): void {
  useOrderInBar.setState({ order: null });
}
