import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { correctOrder } from '../../usecases/corrections/correct-order.ts';
import { savedWords } from '../../usecases/corrections/correction-words.ts';

/** Corrects declared fields of an order; any role of the staff may. */
export const updateOrder: Handler<Call<'updateOrder'>> = async (
  { body },
  { services, member, ip },
) => {
  const { withdrawn, ...data } = await correctOrder(services, member, ip, body);
  return { message: savedWords(data, withdrawn), data };
};
