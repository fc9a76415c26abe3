import { unsentOrders } from '../conversation/unsent.ts';
import { typedOrders } from './forget-typed.ts';
import { lockedOrders } from './typed-locks.ts';

/** The orders for which this device has something, in whatever tab, that the server does not: it goes with them. */
export async function ordersWithTyped(): Promise<string[]> {
  const [unsent, inTabs] = await Promise.all([unsentOrders(), lockedOrders()]);
  return [...new Set([...unsent, ...inTabs, ...typedOrders()])].sort();
}
