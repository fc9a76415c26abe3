import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { answerQuestion as answer } from '../../usecases/conversation/answer-question.ts';

/** Takes the traveller's answer to a question, with or without a file. */
export const answerQuestion: Handler<Call<'answerQuestion'>> = async (
  { body },
  { services, openedOrders, ip, file },
) => {
  const data = await answer(services, { openedOrders, ip }, body, file);
  return { message: 'We have your answer.', data };
};
