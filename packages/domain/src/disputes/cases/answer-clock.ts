import { day, exactly, hour, largest, minutesUntil } from '../../arrival-clock/time-words.ts';
import { type DisputeKind, disputeKindFacts } from './kinds.ts';
import type { DisputeState } from './states.ts';

/** How the clock of an answer stands: each step has a look of its own. */
export type AnswerClockState = 'not told' | 'calm' | 'week' | 'days' | 'day' | 'late' | 'over';

export interface AnswerClock {
  readonly state: AnswerClockState;
  /** "22 h 40 min", "2 d 4 h", "13 d", "Late 1 h". */
  readonly text: string;
}

/** From here on days are counted without their hours. */
const wholeDays = 10 * day;

/**
 * A clock that counts to the moment at which an answer is due, as the gateway told it. A case that is
 * no longer open needs no answer: its clock is over, whatever the day. So is that of a kind which nobody
 * answers.
 */
export function readAnswerClock(
  dueAt: string | null,
  { kind, state }: { readonly kind: DisputeKind; readonly state: DisputeState },
  now: Date,
): AnswerClock {
  const waits = disputeKindFacts[kind].answered && (state === 'open' || state === 'expired');
  if (!waits) return { state: 'over', text: '' };
  if (dueAt === null) return { state: 'not told', text: 'Not given' };
  const left = minutesUntil(dueAt, now);
  if (left <= 0) return { state: 'late', text: `Late ${largest(Math.max(1, -left))}` };
  return { state: stepOf(left), text: words(left) };
}

function stepOf(left: number): AnswerClockState {
  if (left < 24 * hour) return 'day';
  if (left < 3 * day) return 'days';
  return left < 7 * day ? 'week' : 'calm';
}

function words(left: number): string {
  return left < wholeDays ? exactly(left) : `${Math.floor(left / day)} d`;
}
