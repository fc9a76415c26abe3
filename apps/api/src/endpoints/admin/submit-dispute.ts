import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { submitAnswer } from '../../usecases/disputes/answer/submit-answer.ts';

const messages = {
  sent: 'The answer was sent.',
  unknown:
    'The gateway did not say that it has the answer. The case says what is known of it; nothing is sent twice.',
  refused: 'The gateway did not take the answer.',
};

/** Sends the answer to a case, once. */
export const submitDispute: Handler<Call<'submitDispute'>> = async (
  { body },
  { services, member, ip },
) => {
  const data = await submitAnswer(services, member, ip, body);
  return { message: messages[data.state], data };
};
