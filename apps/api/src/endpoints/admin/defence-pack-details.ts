import type { Call } from '@pabean/api-client/contract';
import { hasDefencePack } from '@pabean/domain';
import { changeOrders } from '../../db/queries/order-change.ts';
import type { Handler } from '../../http/context.ts';
import { reportChange, staffActor } from '../../usecases/orders/change-report.ts';

/** Enter Transaction Details: only in the four statuses of spec section 2. */
export const defencePackDetails: Handler<Call<'defencePackDetails'>> = async (
  { body },
  { services, member, ip },
) => {
  const result = await services.db.transaction().execute((trx) =>
    changeOrders(
      trx,
      staffActor(member, ip),
      { orderIds: [body.orderId] },
      {
        action: 'transaction',
        set: { transaction_id: body.transactionId, merchant_name: body.merchantName },
        refuse: (order) =>
          hasDefencePack(order.process_status)
            ? null
            : 'Transaction details can be entered once an order is completed or in contact.',
      },
    ),
  );
  return {
    message: reportChange(result, 'Transaction details have been saved successfully').message,
  };
};
