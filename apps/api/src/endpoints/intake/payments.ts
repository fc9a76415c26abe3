import type { Call } from '@pabean/api-client/contract';
import { Refusal } from '../../core/refusal.ts';
import { confirmPayment } from '../../db/queries/intake-payments.ts';
import type { Handler } from '../../http/context.ts';

/** Confirms a payment: a Pending order becomes New. A repeat changes nothing. */
export const intakePayments: Handler<Call<'intakePayments'>> = async (
  { body },
  { services, ip },
) => {
  const confirmed = await services.db
    .transaction()
    .execute((trx) => confirmPayment(trx, body, { kind: 'intake', id: null, name: 'Intake', ip }));
  if (confirmed === undefined) throw new Refusal(404, `There is no order ${body.order_id}.`);
  return {
    message: confirmed.changed
      ? 'The payment was confirmed.'
      : 'The payment was confirmed before; nothing changed.',
    data: { order_id: body.order_id, process_status: confirmed.process_status },
  };
};
