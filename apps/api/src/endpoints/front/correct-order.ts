import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { correctOwnOrder } from '../../usecases/corrections/correct-own-order.ts';

/** The traveller corrects what they declared, or asks for it once filing has begun. */
export const correctOrder: Handler<Call<'correctOrder'>> = async (
  { body },
  { services, openedOrders, ip },
) => {
  const data = await correctOwnOrder(services, { openedOrders, ip }, body);
  const message = data.way === 'ask' ? 'Your request has been sent.' : 'Your change is saved.';
  return { message, data };
};
