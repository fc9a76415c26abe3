import type { Failure } from '@pabean/api-client';
import {
  type DisputeCase,
  type DisputePackPlan,
  getDispute,
  getDisputePackPlan,
} from '@pabean/api-client/contract';
import { createRemote } from '@pabean/api-client/remote';
import { useStore } from 'zustand';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { type CaseChange, type SeenCase, sendInTurn } from './case-changes.ts';

const isGone = ({ httpStatus }: Failure) => httpStatus === 404;

/** The case on screen. */
const opened = createRemote<string, DisputeCase>(
  (disputeId, { signal }) => call(getDispute, { params: { disputeId } }, { signal }),
  {
    drops: isGone,
    // "There is no such case" is what the page says then.
    onFailure: (failure) => isGone(failure) || notify.failure(failure),
  },
);

/** What its pack would be now; one from before a change is no pack, for its pages and hash are not true. */
const plan = createRemote<string, DisputePackPlan>(
  (disputeId, { signal }) => call(getDisputePackPlan, { params: { disputeId } }, { signal }),
  { drops: () => true },
);

export const useCase = () => useStore(opened.store);
export const usePlan = () => useStore(plan.store);
export const isMissing = (failure: Failure | null) => failure !== null && isGone(failure);

/** Opens a case with its pack: nothing of an earlier one stays on screen. */
export function openCase(disputeId: string): void {
  void opened.open(disputeId);
  plan.close();
}

export const openPlan = (disputeId: string) => void plan.open(disputeId);
export const reloadPlan = () => void plan.reload();

/** Loads both again behind what is shown, so that no form loses what was typed. */
export async function reloadCase(): Promise<void> {
  await Promise.all([opened.reload(), plan.reload()]);
}

export function closeCase(): void {
  opened.close();
  plan.close();
}

/** Nobody's case outlives their session. */
useSession.subscribe(({ isAuth }) => {
  if (!isAuth) closeCase();
});

export const isOnScreen = (disputeId: string): boolean =>
  opened.store.getState().data?.dispute_id === disputeId;

/**
 * Changes the case on screen as it was seen, and shows what became of it. What somebody else changed
 * meanwhile is shown as well.
 * @param atFields shows what is wrong of single fields; true where it did, and nothing more is to be said
 * @returns why it did not work, or null
 */
export async function changeCase(
  change: CaseChange,
  seen: SeenCase | undefined = opened.store.getState().data,
  atFields: (failure: Failure) => boolean = () => false,
): Promise<string | null> {
  if (seen === undefined) return 'The case is no longer available.';
  const result = await sendInTurn(seen, change);
  if (result === null) return 'You are no longer signed in.';
  if (!result.ok) {
    if (!atFields(result)) notify.failure(result);
    if (result.httpStatus === 409) await reloadCase();
    return result.message;
  }
  notify.success(result.message);
  await reloadCase();
  return null;
}
