import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { settleFurtherPayment } from '../../usecases/refunds/settle-payment.ts';

/** Says what became of a payment of an order that was paid already. */
export const settlePayment: Handler<Call<'settlePayment'>> = async (
  { body },
  { services, member, ip },
) => ({
  message: 'The other payment is settled.',
  data: await settleFurtherPayment(services, member, ip, body),
});
