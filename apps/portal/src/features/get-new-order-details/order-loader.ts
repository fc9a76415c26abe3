import { decodeOrderId } from '@pabean/domain';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { paths } from '../../app/paths.ts';

/**
 * Starts to load the order while the screen's code is still on its way, and blocks nothing. A link
 * that holds no order id goes to Track Order, which says so and offers its empty form.
 */
export async function orderLoader({ params }: LoaderFunctionArgs): Promise<Response | null> {
  const { encoded = '' } = params;
  const orderId = decodeOrderId(encoded);
  if (orderId === null) return replace(paths.trackOrderEncoded(encoded));
  // Not of the first view, which asks for no order; it comes no later than the screen, which needs it
  // too and says so when it does not come.
  const store = await import('./order-store.ts').catch(() => null);
  store?.openOrder(orderId);
  return null;
}
