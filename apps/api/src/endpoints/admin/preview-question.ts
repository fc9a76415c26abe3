import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { previewQuestion as preview } from '../../usecases/conversation/preview-question.ts';

/** The letter that a question would go out with; nothing is asked. */
export const previewQuestion: Handler<Call<'previewQuestion'>> = async ({ body }, { services }) => {
  const { orderId, ...question } = body;
  return { message: 'The letter.', data: await preview(services, orderId, question) };
};
