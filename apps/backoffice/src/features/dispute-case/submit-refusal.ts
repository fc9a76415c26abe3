import type { DisputeCase } from '@pabean/api-client/contract';
import { useCan } from '../../shared/session/session-store.ts';
import type { CasePlan } from './exhibit-changes.ts';

/** Sending, accepting and outcomes are the leads'; everybody prepares. */
export const useMaySubmit = (): boolean => useCan('submit-disputes');

/** Why Submit, outcomes and Accept are muted for who may not. */
export const notAllowed = 'A Manager or an Admin submits and settles cases.';

/** Why nothing can go out while it is not known what would. */
export const notReady = 'The pack is not ready yet.';

/** An answer stands that may have left. One that the gateway refused did not, and another may be sent. */
export const hasAnswer = ({ answer }: DisputeCase): boolean =>
  answer !== null && answer.state !== 'refused';

type Submission = {
  one: DisputeCase;
  plan: CasePlan;
  maySubmit: boolean;
};

/** Why the answer cannot be sent now, in a sentence; null where it can. */
export function submitRefusal({ one, plan, maySubmit }: Submission): string | null {
  if (one.locked !== null) return one.locked;
  if (!maySubmit) return notAllowed;
  // With exhibits on their way it would be the pack from before them that goes out.
  if (plan.data === undefined || plan.isOnTheWay) return notReady;
  return plan.data.troubles[0] ?? null;
}
