import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { askForRefund } from '../../usecases/refunds/ask-refund.ts';
import { ownRequest } from '../../usecases/refunds/refund-policy.ts';

/** The traveller asks for the fee back. */
export const askRefund: Handler<Call<'askRefund'>> = async (
  { body },
  { services, openedOrders, ip },
) => {
  const { created, request } = await askForRefund(services, { openedOrders, ip }, body);
  return {
    message: created ? 'We have your request.' : 'You asked for this refund already.',
    data: { created, request: ownRequest(request) },
  };
};
