import { type DisputeState, disputeStep } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { CaseActor } from '../../core/disputes/told-case.ts';
import { caseEvents } from '../../db/queries/dispute-case.ts';
import {
  changeDispute,
  type DisputeRecord,
  lockDisputedOrder,
  writeDisputeEvent,
} from '../../db/queries/disputes.ts';
import type { Database } from '../../db/schema.ts';
import { noteCase } from './order-of-case.ts';

/** Moves a locked case on; its history and its order's say so. @returns its new version */
export async function moveDispute(
  trx: Transaction<Database>,
  actor: CaseActor,
  dispute: DisputeRecord,
  to: DisputeState,
  more: Parameters<typeof changeDispute>[2] = {},
  note: Parameters<typeof noteCase>[5] = {},
): Promise<number> {
  const set = { ...more, state: to, state_since: new Date() };
  const version = await changeDispute(trx, dispute.id, set);
  await writeDisputeEvent(trx, dispute.id, actor, 'state', { from: dispute.state, to });
  if (dispute.order_pk !== null) {
    const order = await lockDisputedOrder(trx, dispute.order_pk);
    await noteCase(trx, actor, order, dispute, to, note);
  }
  return version;
}

/** What a told state is to a case that is known. */
export type HeardState = 'taken' | 'said before' | 'out of order';

/**
 * Hears a state that somebody outside tells. One that does not follow changes nothing: it is written
 * down and marked, unless it was told before, which is a repeat.
 */
export async function hearState(
  trx: Transaction<Database>,
  actor: CaseActor,
  dispute: DisputeRecord,
  to: DisputeState,
): Promise<HeardState> {
  const answer = disputeStep(dispute.kind, dispute.state, to);
  if (answer.step !== 'refused') {
    if (answer.step === 'repeated' || (await wasAnswered(trx, dispute, to))) return 'said before';
    await moveDispute(trx, actor, dispute, to);
    return 'taken';
  }
  // That the day has passed is no news of a case that was answered or has ended.
  if (to === 'expired' || (await wasSaid(trx, dispute, to))) return 'said before';
  await markOutOfOrder(trx, actor, dispute, to, answer.why);
  return 'out of order';
}

/** Keeps a state that does not follow: in the history, and as a mark. */
export async function markOutOfOrder(
  trx: Transaction<Database>,
  actor: CaseActor,
  dispute: Pick<DisputeRecord, 'id' | 'marks'>,
  state: DisputeState,
  why: string,
): Promise<void> {
  const marks = [...new Set([...dispute.marks, 'out-of-order' as const])];
  await changeDispute(trx, dispute.id, { marks });
  await writeDisputeEvent(trx, dispute.id, actor, 'out-of-order', { state, why });
}

/** Whether an expired case hears again of an answer from before it expired, as an alert's message may come twice. */
async function wasAnswered(trx: Transaction<Database>, dispute: DisputeRecord, to: DisputeState) {
  if (dispute.state !== 'expired' || to !== 'answered') return false;
  const events = await caseEvents(trx, dispute.id);
  return events.some(({ detail }) => detail.from === to);
}

/** Whether the case was in this state before, or was said to be. */
async function wasSaid(trx: Transaction<Database>, dispute: DisputeRecord, state: DisputeState) {
  const events = await caseEvents(trx, dispute.id);
  // Whatever state it left, the history says from which it went.
  return events.some(({ detail }) => detail.from === state || detail.state === state);
}
