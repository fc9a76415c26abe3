import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { askTraveller as ask } from '../../usecases/conversation/ask-traveller.ts';

/** Asks the traveller of an order without moving it; any role of the staff may. */
export const askTraveller: Handler<Call<'askTraveller'>> = async (
  { body },
  { services, member, ip },
) => {
  const questionId = await ask(services, member, ip, body);
  return { message: 'The traveller has been asked', data: { questionId } };
};
