import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { reportChange } from '../../usecases/orders/change-report.ts';
import { undoChange as undo } from '../../usecases/orders/undo-change.ts';

/** Takes back what the member did to orders last (decision 062). */
export const undoChange: Handler<Call<'undoChange'>> = async (
  { body },
  { services, member, ip },
) => {
  const result = await undo(services.db, member, ip, body);
  const isOne = body.orderId.length === 1;
  return reportChange(
    result,
    isOne ? 'Order is back where it was' : 'Orders are back where they were',
  );
};
