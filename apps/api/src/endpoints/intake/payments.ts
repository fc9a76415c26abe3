import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { takePayment } from '../../usecases/intake/take-payment.ts';

const words = {
  paid: 'The payment was confirmed.',
  number: 'The payment was confirmed before; its transaction was added.',
  another: 'The order was paid before; this payment was noted as another one.',
  nothing: 'The payment was confirmed before; nothing changed.',
};

/** Confirms a payment: a Pending order becomes New. A repeat changes nothing; with its `Idempotency-Key` it gets the first answer. */
export const intakePayments: Handler<Call<'intakePayments'>> = async (
  { body },
  { services, ip, shop, header },
) => {
  const key = header('idempotency-key');
  const confirmed = await takePayment(services, body, { ip, shop }, key);
  return {
    message: words[confirmed.changed ?? 'nothing'],
    data: { order_id: body.order_id, process_status: confirmed.process_status },
  };
};
