import type { Call } from '@pabean/api-client/contract';
import { statusLabel } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';
import { reportChange, staffActor } from '../../services/change-report.ts';
import { moveOrders } from '../../services/move-orders.ts';

/** Moves orders to another status (spec section 4, order comment panel). */
export const moveOrderStatus: Handler<Call<'moveOrderStatus'>> = async (
  { body },
  { services, member, ip },
) => {
  const result = await moveOrders(services.db, staffActor(member, ip), body);
  const noun = body.orderId.length === 1 ? 'Order has' : 'Orders have';
  return reportChange(result, `${noun} been moved to ${statusLabel(body.updatingStatus)}`);
};
