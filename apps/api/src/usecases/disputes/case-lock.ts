import { disputeKindFacts } from '@pabean/domain';
import type { CaseAnswer, CaseRow } from '../../db/queries/dispute-case.ts';
import { minute } from '../../papers/bank-words.ts';

/** What is said of an answer that has left, or may have; null where there is none. */
export function mayHaveLeft(answer: Pick<CaseAnswer, 'state'> | undefined): string | null {
  if (answer?.state === 'sent') return 'The answer was sent. This can be done once.';
  if (answer?.state === 'sending') return 'The answer is being sent.';
  if (answer?.state === 'unknown') {
    return 'The answer may have been sent: look at the gateway’s page. It is never sent twice.';
  }
  return null;
}

/** Why no answer can be sent now; null where it can, by who may. */
export function lockedBecause(
  one: CaseRow,
  answer: Pick<CaseAnswer, 'state'> | undefined,
  now = new Date(),
): string | null {
  const left = mayHaveLeft(answer);
  if (left !== null) return left;
  if (one.state !== 'open') return `The case is ${one.state}.`;
  if (!disputeKindFacts[one.kind].answered) return 'A fraud report is news: it has no answer.';
  if (one.order_pk === null) return 'It matches no order. Attach it to one first.';
  if (one.erased_at !== null) return 'The personal data of its order were erased.';
  const { answer_due_at: due, unsigned } = one;
  // Anybody who saw a message can send it again with another day, where no signature covers it.
  const isSigned = !unsigned.includes('answer_due_at');
  if (due !== null && isSigned && Date.parse(due) <= now.getTime()) {
    return `The answer was due on ${minute(due)}.`;
  }
  return null;
}

/**
 * Why an answer that somebody sent by hand at this moment cannot be written down now; null where it can.
 * What left in time may be written down later, also once the day has passed and the case expired of it.
 */
export function lateNoteLocked(
  one: CaseRow,
  answer: Pick<CaseAnswer, 'state'> | undefined,
  sentAt: Date,
): string | null {
  const due = one.answer_due_at;
  const wasOpen = one.state === 'expired' && due !== null && sentAt.getTime() < Date.parse(due);
  return lockedBecause(wasOpen ? { ...one, state: 'open' } : one, answer, sentAt);
}

/** Before when an answer to a locked case must have left to be written down still; null where none can be. */
export function lateNoteUntil(
  one: CaseRow,
  answer: Pick<CaseAnswer, 'state'> | undefined,
  now = new Date(),
): string | null {
  const due = one.answer_due_at;
  if (due === null || lockedBecause(one, answer, now) === null) return null;
  const inTime = new Date(Math.min(Date.parse(due) - 1, now.getTime()));
  return lateNoteLocked(one, answer, inTime) === null ? due : null;
}
