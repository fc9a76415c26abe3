import type { Call } from '@pabean/api-client/contract';
import { statusLabel } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';
import { reportChange, staffActor } from '../../usecases/orders/change-report.ts';
import { deleteOrders } from '../../usecases/orders/delete-orders.ts';
import { deletedStay } from '../../usecases/orders/deleted-stays.ts';
import { moveOrders } from '../../usecases/orders/move-orders.ts';

/**
 * Moves orders to another status (spec section 4, order comment panel). The panel deletes the one
 * order that it stands beside, whoever presses it; to delete several is what the lists do, for those
 * who have the Delete button there (section 6).
 */
export const moveOrderStatus: Handler<Call<'moveOrderStatus'>> = async (
  { body },
  { services, member, ip },
) => {
  const isBulkDelete = body.updatingStatus === 'Deleted' && new Set(body.orderId).size > 1;
  const result = isBulkDelete
    ? await deleteOrders(services.db, member, ip, body)
    : await moveOrders(services, staffActor(member, ip), {
        ...body,
        deletedStay: deletedStay(member.type, body.orderId),
      });
  const noun = body.orderId.length === 1 ? 'Order has' : 'Orders have';
  return reportChange(result, `${noun} been moved to ${statusLabel(body.updatingStatus)}`);
};
