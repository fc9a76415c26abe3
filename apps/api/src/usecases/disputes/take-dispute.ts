import { disputeStep } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { CaseActor, TakenDispute, ToldCase } from '../../core/disputes/told-case.ts';
import {
  type DisputedOrder,
  type DisputeRecord,
  insertDispute,
  lockDisputedOrder,
  lockDisputesOfGateway,
  lockOrderOfPayment,
  writeDisputeEvent,
} from '../../db/queries/disputes.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { hearAgain } from './hear-again.ts';
import { beginOnOrder, keptPayment, keptWords, oddMarks } from './order-of-case.ts';
import { hearState, markOutOfOrder } from './step-dispute.ts';

/**
 * Takes cases as they are told, each in a transaction of its own: what broke off half way is told again
 * whole, since a repeat changes nothing. So no two lists wait for each other's orders.
 */
export async function takeDisputes(
  { db }: Pick<Services, 'db'>,
  told: readonly ToldCase[],
  actor: CaseActor,
): Promise<TakenDispute[]> {
  const results: TakenDispute[] = [];
  for (const one of told) {
    results.push(await db.transaction().execute((trx) => takeDispute(trx, one, actor)));
  }
  return results;
}

/** Takes one case: a new one, or news of one that is known by its gateway, number and kind. */
export async function takeDispute(
  trx: Transaction<Database>,
  told: ToldCase,
  actor: CaseActor,
): Promise<TakenDispute> {
  const cases = await lockDisputesOfGateway(trx, told.gateway, told.gatewayDisputeId);
  const same = cases.findLast(({ kind }) => told.kind === null || kind === told.kind);
  // Who writes down by hand what is known already has learned so, and tells nothing new.
  if (same !== undefined && told.cameBy === 'hand') return knownCase(trx, same);
  if (same !== undefined) return hearAgain(trx, same, told, actor);
  const order = await lockOrderOfPayment(trx, told.payment, told.gateway);
  const dispute = await insertCase(trx, told, order);
  await writeDisputeEvent(trx, dispute.id, actor, 'came', {
    kind: dispute.kind,
    state: dispute.state,
    order: order?.order_id ?? null,
    due: dispute.answer_due_at,
  });
  if (told.state !== null) {
    const step = disputeStep(dispute.kind, dispute.state, told.state);
    if (step.step === 'refused') await markOutOfOrder(trx, actor, dispute, told.state, step.why);
  }
  if (order !== null) await beginOnOrder(trx, actor, order, dispute);
  await endInquiry(trx, actor, cases, dispute);
  const { dispute_id, state } = dispute;
  return { dispute_id, order_id: order?.order_id ?? null, state, created: true };
}

async function knownCase(
  trx: Transaction<Database>,
  { dispute_id, order_pk, state }: DisputeRecord,
): Promise<TakenDispute> {
  const order = order_pk === null ? null : await lockDisputedOrder(trx, order_pk);
  return { dispute_id, order_id: order?.order_id ?? null, state, created: false };
}

/** A state that this kind never has leaves the new case open; that it was told is kept as an event. */
function insertCase(trx: Transaction<Database>, told: ToldCase, order: DisputedOrder | null) {
  const kind = told.kind ?? 'chargeback';
  const { state } = told;
  const isPossible = state !== null && disputeStep(kind, 'open', state).step !== 'refused';
  return insertDispute(trx, {
    order_pk: order?.id ?? null,
    came_by: told.cameBy,
    gateway: told.gateway,
    gateway_dispute_id: told.gatewayDisputeId,
    told: JSON.stringify(keptPayment(told.payment, order)),
    unsigned: [...told.unsigned],
    network: told.network,
    reason_code: told.reasonCode,
    sub_reason: told.subReason,
    category: keptWords(told.category, order),
    kind,
    state: isPossible ? state : 'open',
    amount: told.amount,
    currency: told.currency,
    opened_at: told.openedAt ?? new Date(),
    answer_due_at: told.answerDueAt,
    outcome_note: keptWords(told.outcome, order),
    marks: oddMarks(told, order),
  });
}

/** An inquiry that became a chargeback is lost; the chargeback is a case of its own (decision 033). */
async function endInquiry(
  trx: Transaction<Database>,
  actor: CaseActor,
  cases: readonly DisputeRecord[],
  { kind }: DisputeRecord,
): Promise<void> {
  if (kind !== 'chargeback') return;
  const inquiry = cases.findLast((one) => one.kind === 'inquiry');
  if (inquiry && disputeStep('inquiry', inquiry.state, 'lost').step === 'taken') {
    await hearState(trx, actor, inquiry, 'lost');
  }
}
