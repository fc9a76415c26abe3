import type { Call } from '@pabean/api-client/contract';
import { activateGateway } from '../../db/queries/gateways.ts';
import type { Handler } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';

/** Makes a gateway the one that is active; the one before stops being it. */
export const paymentGatewaySetting: Handler<Call<'paymentGatewaySetting'>> = async (
  { body },
  { services },
) => {
  const id = /^\d{1,18}$/.test(body.gatewayId) ? Number(body.gatewayId) : null;
  const name =
    id === null ? null : await services.db.transaction().execute((trx) => activateGateway(trx, id));
  if (name === null) {
    const message = 'There is no such gateway. Please select gateway.';
    throw new Refusal(422, message, { errors: [{ path: 'gatewayId', message }] });
  }
  return { message: `${name} is the active gateway now.` };
};
