import { buffer } from 'node:stream/consumers';
import { disputeStep } from '@pabean/domain';
import type { Transaction } from 'kysely';
import { type AnswerGateway, AnswerRefused } from '../../../adapters/disputes/answer-gateway.ts';
import type { CaseActor } from '../../../core/disputes/told-case.ts';
import {
  type SendingAnswer,
  sendingAnswers,
  settleAnswer,
  takeSendingAnswer,
} from '../../../db/queries/dispute-answer.ts';
import { lockDispute, lockDisputedOrder, writeDisputeEvent } from '../../../db/queries/disputes.ts';
import type { Database } from '../../../db/schema.ts';
import type { Services } from '../../services.ts';
import { noteCase } from '../order-of-case.ts';
import { packFileName } from '../pack/pack-file.ts';
import { moveDispute } from '../step-dispute.ts';
import { answerGatewayOf } from './answer-gateway-of.ts';

type Deps = Pick<Services, 'db' | 'env' | 'documents' | 'logger'>;

/** What is known of an answer that was on its way. */
export type AnswerEnd = 'sent' | 'refused' | 'unknown' | 'on its way';

/** A gateway that says nothing for so long is not asked any more. */
const givenUpAfterMs = 24 * 60 * 60 * 1000;

/**
 * Sends an answer whose row stands, or finds out that it was sent: the gateway is asked first, each
 * time, so that whatever died in between, it is sent once. The row is this process's meanwhile; when
 * it dies the row is free again.
 */
export function finishAnswer(deps: Deps, disputePk: number): Promise<AnswerEnd> {
  return deps.db.transaction().execute(async (trx) => {
    const answer = await takeSendingAnswer(trx, disputePk);
    if (answer === undefined) return 'on its way';
    const gateway = answerGatewayOf(deps.env, answer);
    if (gateway === null) {
      return unknownEnd(trx, answer, 'its gateway is not configured any more');
    }
    try {
      const submitted = await gateway.look(answer.gateway_dispute_id, answer.sha256);
      if (submitted === 'another') {
        return await refusedEnd(trx, answer, 'Another answer was sent at the gateway.');
      }
      const number = submitted === 'ours' ? null : await submit(deps, gateway, answer);
      return await sentEnd(trx, answer, number);
    } catch (error) {
      if (error instanceof AnswerRefused) return refusedEnd(trx, answer, error.message);
      deps.logger.warn({ err: error, dispute: answer.dispute_id }, 'an answer is not sent yet');
      if (Date.now() - Date.parse(answer.created_at) < givenUpAfterMs) return 'on its way';
      return unknownEnd(trx, answer, 'the gateway does not say');
    }
  });
}

/** Goes on with every answer that a process left on its way. */
export async function finishAnswers(deps: Deps): Promise<void> {
  for (const disputePk of await sendingAnswers(deps.db)) await finishAnswer(deps, disputePk);
}

async function submit(
  { documents }: Deps,
  gateway: AnswerGateway,
  answer: SendingAnswer,
): Promise<string> {
  return gateway.submit({
    gatewayDisputeId: answer.gateway_dispute_id,
    fileName: packFileName(answer.dispute_id),
    bytes: new Uint8Array(await buffer(documents.read(answer.storage_key))),
    sha256: answer.sha256,
    fields: answer.fields,
    // Of the row: whoever goes on with it has the same.
    key: `pabean-${answer.dispute_id}-${Date.parse(answer.created_at)}`,
  });
}

const actorOf = ({ created_by: id, by_name: name }: SendingAnswer): CaseActor => ({
  kind: 'staff',
  id,
  name: name ?? 'Staff',
  ip: null,
});

async function sentEnd(
  trx: Transaction<Database>,
  answer: SendingAnswer,
  gatewayAnswer: string | null,
): Promise<AnswerEnd> {
  await settleAnswer(trx, answer.dispute_pk, {
    state: 'sent',
    sent_at: new Date(),
    gateway_answer: gatewayAnswer,
  });
  await answerCase(trx, actorOf(answer), answer.dispute_id, {
    via: answer.via,
    sha256: answer.sha256,
  });
  return 'sent';
}

/** What stands of an answer in the histories of its case and of its order. */
interface AnswerNote {
  readonly via: 'gateway' | 'hand';
  readonly sha256: string;
}

/** The case is answered, and its order's history chain holds the hash of what was sent. */
export async function answerCase(
  trx: Transaction<Database>,
  actor: CaseActor,
  disputeId: string,
  { via, sha256 }: AnswerNote,
): Promise<void> {
  const dispute = await lockDispute(trx, disputeId);
  if (dispute === undefined) return;
  await writeDisputeEvent(trx, dispute.id, actor, 'sent', { via, sha256 });
  if (disputeStep(dispute.kind, dispute.state, 'answered').step === 'taken') {
    await moveDispute(trx, actor, dispute, 'answered', {}, { sha256 });
  } else if (dispute.order_pk !== null) {
    // The gateway told first that it is under review, or how it ended.
    const order = await lockDisputedOrder(trx, dispute.order_pk);
    await noteCase(trx, actor, order, dispute, 'answered', { sha256 });
  }
}

async function refusedEnd(
  trx: Transaction<Database>,
  answer: SendingAnswer,
  why: string,
): Promise<AnswerEnd> {
  await settleAnswer(trx, answer.dispute_pk, { state: 'refused', gateway_answer: why });
  await writeDisputeEvent(trx, answer.dispute_pk, actorOf(answer), 'not-sent', { why });
  return 'refused';
}

async function unknownEnd(
  trx: Transaction<Database>,
  answer: SendingAnswer,
  why: string,
): Promise<AnswerEnd> {
  await settleAnswer(trx, answer.dispute_pk, { state: 'unknown', gateway_answer: why });
  await writeDisputeEvent(trx, answer.dispute_pk, actorOf(answer), 'not-sent', {
    why: `It may have been sent: ${why}`,
  });
  return 'unknown';
}
