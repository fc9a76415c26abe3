import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { takePayment } from '../../usecases/intake/take-payment.ts';

/** Confirms a payment: a Pending order becomes New. A repeat changes nothing. */
export const intakePayments: Handler<Call<'intakePayments'>> = async (
  { body },
  { services, ip },
) => {
  const confirmed = await takePayment(services.db, body, ip);
  return {
    message: confirmed.changed
      ? 'The payment was confirmed.'
      : 'The payment was confirmed before; nothing changed.',
    data: { order_id: body.order_id, process_status: confirmed.process_status },
  };
};
