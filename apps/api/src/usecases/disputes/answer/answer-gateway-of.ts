import { limitedGateway } from '@pabean/domain';
import type { AnswerGateway } from '../../../adapters/disputes/answer-gateway.ts';
import { stripeAnswers } from '../../../adapters/disputes/stripe-answers.ts';
import type { Env } from '../../../core/env.ts';

/** The gateway whose call sends the answer to a case; null where it is sent by hand. */
export function answerGatewayOf(
  { answers }: Pick<Env, 'answers'>,
  { gateway }: { readonly gateway: string },
): AnswerGateway | null {
  const isStripe = limitedGateway(gateway)?.id === 'stripe';
  return isStripe && answers.stripe !== undefined ? stripeAnswers(answers.stripe) : null;
}
