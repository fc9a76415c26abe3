import type { DisputeCase, DisputePackPlan } from '@pabean/api-client/contract';
import { useCan } from '../../shared/session/session-store.ts';

/** Sending, accepting and outcomes are the leads'; everybody prepares. */
export const useMaySubmit = (): boolean => useCan('submit-disputes');

/** Why Submit, outcomes and Accept are muted for who may not. */
export const notAllowed = 'A Manager or an Admin submits and settles cases.';

type Submission = {
  one: DisputeCase;
  plan: DisputePackPlan | undefined;
  maySubmit: boolean;
};

/** Why the answer cannot be sent now, in a sentence; null where it can. */
export function submitRefusal({ one, plan, maySubmit }: Submission): string | null {
  if (one.locked !== null) return one.locked;
  if (!maySubmit) return notAllowed;
  if (plan === undefined) return 'The pack is not ready yet.';
  return plan.troubles[0] ?? null;
}
