import type { Call, ParsedInput } from '@pabean/api-client/contract';
import { networkName, plainSum } from '@pabean/domain';
import type { Transaction } from 'kysely';
import type { CaseActor } from '../../core/disputes/told-case.ts';
import { Refusal } from '../../core/refusal.ts';
import { type CaseAnswer, caseAnswer, caseOrigin } from '../../db/queries/dispute-case.ts';
import { forgetNotices } from '../../db/queries/dispute-notices.ts';
import {
  changeDispute,
  type DisputeRecord,
  lockDisputedOrder,
  writeDisputeEvent,
} from '../../db/queries/disputes.ts';
import type { Database } from '../../db/schema.ts';
import { requirePossibleDays } from './case-by-hand.ts';
import { mayHaveLeft } from './case-lock.ts';
import { keptNetwork } from './intake-case.ts';
import { marksOf } from './order-of-case.ts';
import { isSameFact } from './same-fact.ts';
import { moveDispute } from './step-dispute.ts';

type Change = ParsedInput<Call<'updateDispute'>>['body']['change'];
type Correction = Extract<Change, { what: 'facts' }>;

/** A column of a case that holds what a member typed, in the order in which the history says it. */
const columns = [
  'opened_at',
  'answer_due_at',
  'amount',
  'currency',
  'network',
  'reason_code',
] as const;
type Column = (typeof columns)[number];

type CaseOrigin = Awaited<ReturnType<typeof caseOrigin>>;

/** Whether members typed all that stands in a case. */
export const isByHand = (
  one: Pick<DisputeRecord, 'came_by'>,
  origin: Pick<CaseOrigin, 'told_outside'>,
): boolean => one.came_by === 'hand' && !origin.told_outside;

/**
 * Why what was typed of a case cannot be corrected; null where it can. A case that expired by its day
 * alone can: the day may be what was wrong. One that a member ended is decided.
 */
export function notCorrectable(
  one: Pick<DisputeRecord, 'came_by' | 'state'>,
  answer: Pick<CaseAnswer, 'state'> | undefined,
  origin: CaseOrigin,
): string | null {
  if (!isByHand(one, origin)) {
    return 'This case was told by its gateway or its shop. What they told is not corrected here.';
  }
  const left = mayHaveLeft(answer);
  if (left !== null) return left;
  const expiredByItself = one.state === 'expired' && origin.moved_by === 'system';
  return one.state === 'open' || expiredByItself ? null : `The case is ${one.state}.`;
}

/**
 * Corrects what was typed of a case by hand. Its marks follow; another day is written about anew, and
 * opens a case again that expired of the day that was wrong.
 * @returns its new version
 * @throws Refusal 409 for a case of which nothing can be corrected, 422 by its field for a day that
 * cannot be, and where nothing differs
 */
export async function correctCase(
  trx: Transaction<Database>,
  actor: CaseActor,
  dispute: DisputeRecord,
  correction: Correction,
): Promise<number> {
  const answer = await caseAnswer(trx, dispute.id);
  const why = notCorrectable(dispute, answer, await caseOrigin(trx, dispute.id));
  if (why !== null) throw new Refusal(409, why);
  const after = { ...dispute, ...correctedFacts(correction) };
  requirePossibleDays({ openedAt: after.opened_at, answerDueAt: after.answer_due_at }, 'change.');
  const differing = columns.filter((column) => !isSameFact(column, dispute[column], after[column]));
  if (differing.length === 0) throw new Refusal(422, 'Nothing of it differs from what is there.');
  const order = dispute.order_pk === null ? null : await lockDisputedOrder(trx, dispute.order_pk);
  const set = {
    ...Object.fromEntries(differing.map((column) => [column, after[column]])),
    marks: marksOf(dispute.marks, after, order),
  };
  const changes = differing.map((field) => ({
    field,
    from: factWords(field, dispute),
    to: factWords(field, after),
  }));
  await writeDisputeEvent(trx, dispute.id, actor, 'corrected', { changes });
  const isOtherDay = differing.includes('answer_due_at');
  // The members were written to about the day that was wrong.
  if (isOtherDay) await forgetNotices(trx, dispute.id);
  const isOpenAgain = isOtherDay && dispute.state === 'expired' && isAhead(after.answer_due_at);
  return isOpenAgain
    ? moveDispute(trx, actor, dispute, 'open', set)
    : changeDispute(trx, dispute.id, set);
}

const isAhead = (due: string | null) => due === null || Date.parse(due) > Date.now();

/** What was named, by the names of the columns; what was left out stays. */
function correctedFacts(correction: Correction): Partial<Pick<DisputeRecord, Column>> {
  const { openedAt, answerDueAt, amount, currency, network, reasonCode } = correction;
  return {
    ...(openedAt !== undefined && { opened_at: openedAt }),
    ...(answerDueAt !== undefined && { answer_due_at: answerDueAt }),
    ...(amount !== undefined && { amount: amount || null }),
    ...(currency !== undefined && { currency: currency || null }),
    ...(network !== undefined && { network: keptNetwork(network) }),
    ...(reasonCode !== undefined && { reason_code: reasonCode || null }),
  };
}

/** A fact as the history keeps it: days as moments, the rest as people read it. */
function factWords(column: Column, one: Pick<DisputeRecord, Column>): string | null {
  const value = one[column];
  if (value === null) return null;
  if (column === 'amount') return plainSum(value, one.currency);
  return column === 'network' ? networkName(value) : value;
}
