import { limitedGateway } from '@pabean/domain';
import { adyenAnswers } from '../../../adapters/disputes/adyen-answers.ts';
import type { AnswerGateway } from '../../../adapters/disputes/answer-gateway.ts';
import { stripeAnswers } from '../../../adapters/disputes/stripe-answers.ts';
import type { Env } from '../../../core/env.ts';
import type { CaseAnswer } from '../../../db/queries/dispute-case.ts';

type Configured = Pick<Env, 'answers'>;
type OfGateway = { readonly gateway: string };

/** The gateway whose call sends the answer to a case; null where it is sent by hand. */
export function answerGatewayOf({ answers }: Configured, one: OfGateway): AnswerGateway | null {
  const id = limitedGateway(one.gateway)?.id;
  if (id === 'stripe' && answers.stripe !== undefined) return stripeAnswers(answers.stripe);
  if (id === 'adyen' && answers.adyen !== undefined) return adyenAnswers(answers.adyen);
  return null;
}

/**
 * Whether staff send by the call. A "no" of a gateway that chooses the defence would be the same the
 * next time: such a case goes on by hand.
 */
export function isSentByCall(
  env: Configured,
  one: OfGateway,
  answer: Pick<CaseAnswer, 'state'> | undefined,
): boolean {
  const gateway = answerGatewayOf(env, one);
  return gateway !== null && (gateway.tells || answer?.state !== 'refused');
}
