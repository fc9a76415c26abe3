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
  takeBackLastCall,
  takeSendingAnswer,
  takeUnknownAnswer,
} from '../../../db/queries/dispute-answer.ts';
import type { Database } from '../../../db/schema.ts';
import { readStored } from '../../documents/read-stored.ts';
import type { Services } from '../../services.ts';
import { writeDown } from '../../write-down.ts';
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
  let waiting: WaitingCall | null = null;
  try {
    const first = await withAnswer(deps, disputePk, async (trx, answer, gateway) => {
      if (gateway.tells) return sendAndAsk(deps, trx, answer, gateway);
      const ready = await makeReady(deps, trx, answer, gateway);
      if (typeof ready !== 'string') waiting = ready;
      return ready;
    });
    if (typeof first === 'string') return first;
    // Who looks at the row in between finds what was written down, and lets it go at once.
    return await leaveOnce(deps, disputePk, first.lastCall, () => {
      waiting = null;
    });
  } catch (error) {
    await takeBack(deps, disputePk, waiting);
    throw error;
  }
}

/** A last call of which it is written down that it leaves, and that has not left yet. */
interface WaitingCall {
  readonly lastCall: LastCall;
  readonly at: Date;
}

/**
 * The connection was lost before the last call left, so it never did: that was only written down, or the
 * answer to the commit is missing. Without this it would be said that nobody knows.
 */
async function takeBack(
  { db, logger }: Deps,
  disputePk: number,
  waiting: WaitingCall | null,
): Promise<void> {
  if (waiting === null) return;
  try {
    await writeDown(db, (trx) => takeBackLastCall(trx, disputePk, waiting.at));
  } catch (error) {
    logger.warn({ err: error }, 'a last call that did not leave stays written down');
  }
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
): Promise<End | AnswerEnd> {
  return db.transaction().execute(async (trx) => {
    const answer = await takeSendingAnswer(trx, disputePk);
    if (answer === undefined) return 'on its way';
    const gateway = answerGatewayOf(env, answer);
    if (gateway !== null) return work(trx, answer, gateway);
    return unknownEnd(trx, answer, 'its gateway is no longer configured');
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
): Promise<WaitingCall | AnswerEnd> {
  if (answer.sent_at !== null) {
    if (Date.now() - Date.parse(answer.sent_at) < lastCallMs) return 'on its way';
    return unknownEnd(trx, answer, 'we stopped while the gateway was called');
  }
  try {
    const lastCall = await gateway.prepare(await outgoing(deps, answer));
    const at = new Date();
    await settleAnswer(trx, answer.dispute_pk, { sent_at: at });
    return { lastCall, at };
  } catch (error) {
    if (error instanceof AnswerRefused) return refusedEnd(trx, answer, error.message);
    if (isTriedAgain(deps, answer, error)) return 'on its way';
    return refusedEnd(trx, answer, 'The gateway did not answer for a day. Nothing was sent.');
  }
}

/**
 * Lets the last call leave, once, while the row is ours, and writes down what the gateway said. Where the
 * connection is lost meanwhile, that is written down on another one.
 */
async function leaveOnce(
  deps: Deps,
  disputePk: number,
  lastCall: LastCall,
  whenItLeaves: () => void,
): Promise<AnswerEnd> {
  let reply: Promise<GatewayReply> | undefined;
  return writeDown(deps.db, async (trx) => {
    const answer = await takeSendingAnswer(trx, disputePk, 'wait for it');
    if (answer === undefined) return endedMeanwhile(trx, disputePk, await reply);
    if (reply === undefined) whenItLeaves();
    reply ??= leave(deps, answer, lastCall);
    return (await reply).write(trx, answer);
  });
}

/**
 * What was said was written down, and the answer to that is missing; else another process has ended it. Where
 * that one took us for dead and gave the answer up, what the gateway said stands all the same.
 */
async function endedMeanwhile(
  trx: Transaction<Database>,
  disputePk: number,
  reply: GatewayReply | undefined,
): Promise<AnswerEnd> {
  if (reply === undefined) return 'on its way';
  const givenUp = reply.end === 'unknown' ? undefined : await takeUnknownAnswer(trx, disputePk);
  return givenUp === undefined ? reply.end : reply.write(trx, givenUp);
}

/** What a gateway said to the last call. */
interface GatewayReply {
  readonly end: AnswerEnd;
  readonly write: (trx: Transaction<Database>, answer: SendingAnswer) => Promise<AnswerEnd>;
}

async function leave(
  { logger }: Deps,
  answer: SendingAnswer,
  lastCall: LastCall,
): Promise<GatewayReply> {
  try {
    const words = await lastCall();
    return { end: 'sent', write: (trx, row) => sentEnd(trx, row, words) };
  } catch (error) {
    if (error instanceof AnswerRefused) {
      const { message } = error;
      return { end: 'refused', write: (trx, row) => refusedEnd(trx, row, message) };
    }
    logger.warn(
      { err: error, dispute: answer.dispute_id },
      'it is not known if an answer was sent',
    );
    const why = 'the gateway did not say that it took it';
    return { end: 'unknown', write: (trx, row) => unknownEnd(trx, row, why) };
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
