import { createContext, type ReactNode, useContext } from 'react';
import type { OrderDetail } from '../order-store.ts';
import { type OrderCorrections, useOrderCorrections } from './useOrderCorrections.ts';

const Context = createContext<OrderCorrections | null>(null);

/** The editors of the order on screen, for all of its sections. */
export function CorrectionsProvider({
  order,
  children,
}: {
  order: OrderDetail;
  children: ReactNode;
}) {
  return <Context value={useOrderCorrections(order)}>{children}</Context>;
}

/** @throws Error outside of an order's page */
export function useCorrections(): OrderCorrections {
  const corrections = useContext(Context);
  if (corrections === null) throw new Error('Corrections belong to the page of an order.');
  return corrections;
}
