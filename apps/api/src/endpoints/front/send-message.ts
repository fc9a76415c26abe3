import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { sendTravellerMessage as send } from '../../usecases/conversation/send-traveller-message.ts';

/** Takes a message of the traveller about their order, with or without a file. */
export const sendTravellerMessage: Handler<Call<'sendTravellerMessage'>> = async (
  { body },
  { services, openedOrders, ip, file },
) => {
  const data = await send(services, { openedOrders, ip }, body, file);
  return { message: 'We have your message.', data };
};
