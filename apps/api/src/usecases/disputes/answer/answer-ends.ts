import { disputeStep } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { CaseActor } from '../../../core/disputes/told-case.ts';
import { type SendingAnswer, settleAnswer } from '../../../db/queries/dispute-answer.ts';
import { lockDispute, lockDisputedOrder, writeDisputeEvent } from '../../../db/queries/disputes.ts';
import type { Database } from '../../../db/schema.ts';
import { noteCase } from '../order-of-case.ts';
import { moveDispute } from '../step-dispute.ts';

/** What is known of an answer that was on its way. */
export type AnswerEnd = 'sent' | 'refused' | 'unknown' | 'on its way';

const actorOf = ({ created_by: id, by_name: name }: SendingAnswer): CaseActor => ({
  kind: 'staff',
  id,
  name: name ?? 'Staff',
  ip: null,
});

/** It was sent, and the case is answered. */
export async function sentEnd(
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

/** The gateway said no, or nothing was sent: another answer may be. */
export async function refusedEnd(
  trx: Transaction<Database>,
  answer: SendingAnswer,
  why: string,
): Promise<AnswerEnd> {
  await settleAnswer(trx, answer.dispute_pk, { state: 'refused', gateway_answer: why });
  await writeDisputeEvent(trx, answer.dispute_pk, actorOf(answer), 'not-sent', { why });
  return 'refused';
}

/** It may have left: nothing of it is sent again. */
export async function unknownEnd(
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
