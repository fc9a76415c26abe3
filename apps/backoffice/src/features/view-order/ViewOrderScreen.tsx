import { decodeOrderId } from '@pabean/domain';
import { useParams } from 'react-router';
import { OrderPage } from './OrderPage.tsx';
import { openOrder } from './order-store.ts';
import { NoOrder } from './states/NoOrder.tsx';
import { OrderFailed } from './states/OrderFailed.tsx';
import { OrderSkeleton } from './states/OrderSkeleton.tsx';
import { useNeighbours } from './useNeighbours.ts';
import { useOpenOrder } from './useOpenOrder.ts';

/** `/admin/view-order/{encoded}`: all of one order, and all that staff do with it (spec section 2). */
export function ViewOrderScreen() {
  const { encoded = '' } = useParams();
  const orderId = decodeOrderId(encoded);
  const view = useOpenOrder(orderId);
  // Here, so that the keys work while an order is still on its way.
  const neighbours = useNeighbours(orderId);
  if (orderId === null) {
    return <NoOrder title="This link does not hold an order id." />;
  }
  if (view.state === 'missing') return <NoOrder title={view.message} />;
  if (view.state === 'failed') {
    return <OrderFailed orderId={orderId} onRetry={() => void openOrder(orderId)} />;
  }
  if (view.state === 'loading') return <OrderSkeleton orderId={orderId} />;
  return <OrderPage key={orderId} order={view.order} neighbours={neighbours} />;
}
