import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { ordersBehind } from '../../usecases/cockpit/list-behind.ts';

/** The orders behind a number of the cockpit. */
export const getCockpitOrders: Handler<Call<'getCockpitOrders'>> = async (
  { query },
  { services },
) => ({ message: 'Orders behind the number.', ...(await ordersBehind(services.db, query)) });
