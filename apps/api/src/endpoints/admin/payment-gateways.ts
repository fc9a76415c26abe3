import type { Call } from '@pabean/api-client/contract';
import { listGateways } from '../../db/queries/gateways.ts';
import type { Handler } from '../../http/context.ts';

/** The gateways that money can come through, and which one is active. */
export const paymentGateways: Handler<Call<'paymentGateways'>> = async (_input, { services }) => {
  const gateways = await listGateways(services.db);
  return {
    message: 'Payment gateways.',
    data: gateways.map((gateway) => ({
      id: String(gateway.id),
      gateway_name: gateway.gateway_name,
      is_active: gateway.is_active ? '1' : '0',
    })),
  };
};
