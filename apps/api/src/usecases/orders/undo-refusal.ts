import { type HistoryAction, historySentence, movesBySilence } from '@pabean/domain';
import type { LastChange } from '../../db/queries/order-former.ts';

/** Why a member cannot undo the last change of an order; null when they can. */
export function undoRefusal(change: LastChange, memberId: number): string | null {
  if (change.actorId !== memberId) return 'Only the member who made this change can undo it.';
  const { later } = change;
  if (later !== null) {
    return `${historySentence({ ...later, action: later.action as HistoryAction })} in the meantime.`;
  }
  return isOverdueSince(change) ? 'The question to the traveller has become overdue.' : null;
}

/**
 * Whether silence would have moved the order on, had it not been changed. Put back, it would wait for an
 * answer that nobody asks after any more: silence moves an order once.
 */
const isOverdueSince = ({ former, question }: LastChange): boolean =>
  question?.state === 'overdue' &&
  former.question_state !== 'overdue' &&
  movesBySilence(former.process_status);
