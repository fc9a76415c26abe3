import { decodeOrderId } from '@pabean/domain';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { paths } from '../../app/paths.ts';
import { openOrder } from './order-store.ts';

/**
 * Starts to load the order while the screen's code is still on its way, and blocks nothing. A link
 * that holds no order id goes to Track Order, which says so and offers its empty form.
 */
export function orderLoader({ params }: LoaderFunctionArgs): Response | null {
  const { encoded = '' } = params;
  const orderId = decodeOrderId(encoded);
  if (orderId === null) return replace(paths.trackOrderEncoded(encoded));
  openOrder(orderId);
  return null;
}
