import type { DisputeCase } from '@pabean/api-client/contract';
import { formatDateMinutes } from '@pabean/domain';
import { useCan } from '../../shared/session/session-store.ts';
import type { CasePlan } from './exhibit-changes.ts';

/** Sending, accepting and outcomes are the leads'; everybody prepares. */
export const useMaySubmit = (): boolean => useCan('submit-disputes');

/** Why Submit, outcomes and Accept are muted for who may not. */
export const notAllowed = 'A Manager or an Admin submits and settles cases.';

/** Why the loss cannot be accepted now; null where it can. An answer on its way goes out all the same. */
export function acceptRefusal(one: DisputeCase, maySubmit: boolean): string | null {
  if (!maySubmit) return notAllowed;
  return one.answer?.state === 'sending' ? one.locked : null;
}

/** Why nothing can go out while it is not known what would. */
export const notReady = 'The pack is not ready yet.';

/** An answer stands that may have left. One that the gateway refused did not, and another may be sent. */
export const hasAnswer = ({ answer }: DisputeCase): boolean =>
  answer !== null && answer.state !== 'refused';

/** Before when an answer to this locked case must have left, so that it can be noted still; null: it cannot. */
export const lateNoteUntil = (one: DisputeCase): string | null =>
  one.locked === null ? null : (one.late_note_until ?? null);

/** What staff sent on the gateway's page and note here; a case that is locked is sent by no call any more. */
export const isSentByHand = (one: DisputeCase): boolean =>
  !one.by_gateway || lateNoteUntil(one) !== null;

/** Whether the case takes no answer, not even the note of one. */
export const takesNone = (one: DisputeCase): boolean =>
  one.locked !== null && lateNoteUntil(one) === null;

/** What a locked case takes still, in words; null for nothing, and for an open one. */
export function lateNoteWords(one: DisputeCase): string | null {
  const until = lateNoteUntil(one);
  if (until === null) return null;
  return `An answer that was sent by hand before ${formatDateMinutes(until)} can still be noted.`;
}

type Submission = {
  one: DisputeCase;
  plan: CasePlan;
  maySubmit: boolean;
};

/** Why the answer cannot be sent now, in a sentence; null where it can. */
export function submitRefusal({ one, plan, maySubmit }: Submission): string | null {
  if (takesNone(one)) return one.locked;
  if (!maySubmit) return notAllowed;
  // With exhibits on their way it would be the pack from before them that goes out.
  if (plan.data === undefined || plan.isOnTheWay) return notReady;
  return plan.data.troubles[0] ?? null;
}
