import { unsentOrders } from '../conversation/unsent.ts';
import { typedOrders } from './forget-typed.ts';

/** The orders for which something is typed here that the server does not have: it goes with them. */
export async function ordersWithTyped(): Promise<string[]> {
  return [...new Set([...(await unsentOrders()), ...typedOrders()])].sort();
}
