import { create } from 'zustand';
import {
  type PendingRecord,
  pendingRecords,
  sendPending,
} from '../../../shared/offline/pending-records.ts';
import { reloadOrder } from '../order-view.ts';

/** The downloads on this device that the server has not recorded yet. */
export const usePending = create<{ readonly records: readonly PendingRecord[] }>(() => ({
  records: [],
}));

/** Looks what waits. */
export async function lookForPending(): Promise<void> {
  usePending.setState({ records: await pendingRecords().catch(() => []) });
}

/** Sends what waits; the list then shows the downloads that arrived. */
export async function sendWaiting(): Promise<void> {
  const arrived = await sendPending().catch(() => false);
  await lookForPending();
  if (arrived) await reloadOrder();
}
