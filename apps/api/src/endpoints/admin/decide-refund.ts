import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { decideOnRefund } from '../../usecases/refunds/decide-refund.ts';

/** Accepts or refuses a refund that a traveller asked for. */
export const decideRefund: Handler<Call<'decideRefund'>> = async (
  { body },
  { services, member, ip },
) => {
  const data = await decideOnRefund(services, member, ip, body);
  const message =
    data.state === 'accepted'
      ? 'The refund was accepted. The order is in Refunds.'
      : 'The refund was not accepted. The traveller reads your sentence.';
  return { message, data };
};
