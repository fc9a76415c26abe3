import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { switchGateway } from '../../usecases/gateways/switch-gateway.ts';

/** Makes a gateway the one that is active; the one before stops being it. */
export const paymentGatewaySetting: Handler<Call<'paymentGatewaySetting'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  const name = await switchGateway(services.db, { member, ip, userAgent }, body.gatewayId);
  return { message: `${name} is the active gateway now.` };
};
