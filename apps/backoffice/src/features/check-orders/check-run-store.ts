import {
  type CheckRun,
  checkOpenOrders,
  getCheckRun,
  stopCheckRun,
} from '@pabean/api-client/contract';
import { createRemote } from '@pabean/api-client/remote';
import { useStore } from 'zustand';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';

/** The newest check of all open orders; null before the first. */
const newest = createRemote<'newest', CheckRun | null>(
  (_, { signal }) => call(getCheckRun, {}, { signal }),
  { onFailure: (failure) => notify.failure(failure, 'check-run') },
);

export const useCheckRun = () => useStore(newest.store);
export const openCheckRun = () => void newest.open('newest');
export const reloadCheckRun = newest.reload;

/** The screen is left: an answer that is still on its way is ignored. */
export const closeCheckRun = newest.close;

/** Starts a check, or stops the one that goes on. */
export async function changeCheckRun(to: 'start' | 'stop'): Promise<void> {
  const result = await call(to === 'start' ? checkOpenOrders : stopCheckRun, {});
  if (!result.ok) {
    notify.failure(result, 'check-run');
    // It may have begun all the same, or ended: the screen says what goes on.
    await newest.reload();
    return;
  }
  newest.patch(() => result.data);
  notify.success(result.message);
}
