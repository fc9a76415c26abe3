import type { Transaction } from 'kysely';
import {
  type AnswerGateway,
  AnswerRefused,
  type LastCall,
  type OutgoingAnswer,
} from '../../../adapters/disputes/answer-gateway.ts';
import {
  type SendingAnswer,
  sendingAnswers,
  settleAnswer,
  takeSendingAnswer,
} from '../../../db/queries/dispute-answer.ts';
import type { Database } from '../../../db/schema.ts';
import { readStored } from '../../documents/read-stored.ts';
import type { Services } from '../../services.ts';
import { rulesOf } from '../held-record.ts';
import { packFileName } from '../pack/pack-file.ts';
import { type AnswerEnd, refusedEnd, sentEnd, unknownEnd } from './answer-ends.ts';
import { answerGatewayOf } from './answer-gateway-of.ts';

type Deps = Pick<Services, 'db' | 'env' | 'documents' | 'logger'>;

/** A gateway that says nothing for so long is not asked any more. */
const givenUpAfterMs = 24 * 60 * 60 * 1000;

/**
 * Longer than a call may take. A last call that left so long ago, of a process that did not write down
 * what became of it, was left by a process that died.
 */
const lastCallMs = 3 * 60 * 1000;

/**
 * Sends an answer whose row stands, or finds out that it was sent. Whatever died in between, it is sent
 * once: a gateway that can be asked is asked first, each time; of one that can not, it is written down
 * that its last call leaves before it does. The row is this process's meanwhile; when it dies the row
 * is free again.
 */
export async function finishAnswer(deps: Deps, disputePk: number): Promise<AnswerEnd> {
  const first = await withAnswer(deps, disputePk, (trx, answer, gateway) =>
    gateway.tells ? sendAndAsk(deps, trx, answer, gateway) : makeReady(deps, trx, answer, gateway),
  );
  if (typeof first === 'string') return first;
  // Who looks at the row in between finds what was written down, and lets it go at once.
  return withAnswer(
    deps,
    disputePk,
    (trx, answer) => leaveOnce(deps, trx, answer, first),
    'wait for it',
  );
}

type Telling = Extract<AnswerGateway, { tells: true }>;
type Silent = Extract<AnswerGateway, { tells: false }>;

function withAnswer<End>(
  { db, env }: Deps,
  disputePk: number,
  work: (
    trx: Transaction<Database>,
    answer: SendingAnswer,
    gateway: AnswerGateway,
  ) => Promise<End | AnswerEnd>,
  whenTaken?: 'wait for it',
): Promise<End | AnswerEnd> {
  return db.transaction().execute(async (trx) => {
    const answer = await takeSendingAnswer(trx, disputePk, whenTaken);
    if (answer === undefined) return 'on its way';
    const gateway = answerGatewayOf(env, answer);
    if (gateway !== null) return work(trx, answer, gateway);
    return unknownEnd(trx, answer, 'its gateway is not configured any more');
  });
}

async function sendAndAsk(
  deps: Deps,
  trx: Transaction<Database>,
  answer: SendingAnswer,
  gateway: Telling,
): Promise<AnswerEnd> {
  try {
    const submitted = await gateway.look(answer.gateway_dispute_id, answer.sha256);
    if (submitted === 'another') {
      return await refusedEnd(trx, answer, 'Another answer was sent at the gateway.');
    }
    const isOurs = submitted === 'ours';
    const number = isOurs ? null : await gateway.submit(await outgoing(deps, answer));
    return await sentEnd(trx, answer, number);
  } catch (error) {
    if (error instanceof AnswerRefused) return refusedEnd(trx, answer, error.message);
    if (isTriedAgain(deps, answer, error)) return 'on its way';
    return unknownEnd(trx, answer, 'the gateway does not say');
  }
}

/** All but the last call. @returns that call, once it is written down that it leaves now */
async function makeReady(
  deps: Deps,
  trx: Transaction<Database>,
  answer: SendingAnswer,
  gateway: Silent,
): Promise<LastCall | AnswerEnd> {
  if (answer.sent_at !== null) {
    if (Date.now() - Date.parse(answer.sent_at) < lastCallMs) return 'on its way';
    return unknownEnd(trx, answer, 'we stopped while the gateway was called');
  }
  try {
    const lastCall = await gateway.prepare(await outgoing(deps, answer));
    await settleAnswer(trx, answer.dispute_pk, { sent_at: new Date() });
    return lastCall;
  } catch (error) {
    if (error instanceof AnswerRefused) return refusedEnd(trx, answer, error.message);
    if (isTriedAgain(deps, answer, error)) return 'on its way';
    return refusedEnd(trx, answer, 'The gateway did not answer for a day. Nothing was sent.');
  }
}

async function leaveOnce(
  { logger }: Deps,
  trx: Transaction<Database>,
  answer: SendingAnswer,
  lastCall: LastCall,
): Promise<AnswerEnd> {
  try {
    return await sentEnd(trx, answer, await lastCall());
  } catch (error) {
    if (error instanceof AnswerRefused) return refusedEnd(trx, answer, error.message);
    logger.warn(
      { err: error, dispute: answer.dispute_id },
      'it is not known if an answer was sent',
    );
    return unknownEnd(trx, answer, 'the gateway did not say that it took it');
  }
}

function isTriedAgain({ logger }: Deps, answer: SendingAnswer, error: unknown): boolean {
  logger.warn({ err: error, dispute: answer.dispute_id }, 'an answer is not sent yet');
  return Date.now() - Date.parse(answer.created_at) < givenUpAfterMs;
}

/** Goes on with every answer that a process left on its way. */
export async function finishAnswers(deps: Deps): Promise<void> {
  for (const disputePk of await sendingAnswers(deps.db)) await finishAnswer(deps, disputePk);
}

async function outgoing({ documents }: Deps, answer: SendingAnswer): Promise<OutgoingAnswer> {
  const bytes = await readStored(documents, answer);
  // Sent once: never something else than what was read.
  if (bytes === null) throw new Error('The answer is gone from the store or damaged there.');
  return {
    gatewayDisputeId: answer.gateway_dispute_id,
    fileName: packFileName(answer.dispute_id),
    bytes,
    sha256: answer.sha256,
    fields: answer.fields,
    template: rulesOf(answer).template,
    // Of the row: whoever goes on with it has the same.
    key: `pabean-${answer.dispute_id}-${Date.parse(answer.created_at)}`,
  };
}
