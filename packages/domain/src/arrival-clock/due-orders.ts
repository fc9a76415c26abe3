import type { FolderName } from '../folders/folder-names.ts';
import type { ProcessStatus } from '../order-status/order-status.ts';
import { hasClocks, waitingStatuses } from './order-clock.ts';

/** Orders whose moment to be filed, or to have their document, is past, or within `soonMinutes`: lists are filtered by it, and the shell counts it. */
export const dueKinds = ['late', 'atRisk'] as const;

export type Due = (typeof dueKinds)[number];

/** What staff read of it. */
export const dueWords: Record<Due, string> = { late: 'Late', atRisk: 'At risk' };

export type DueCounts = Readonly<Record<Due, number>>;

/** The most that are counted, and listed: what is read has a bound in a database of any size. */
export const mostDue = 1_000;

/** Paid orders that wait to be filed, or for their document. */
const paid: readonly ProcessStatus[] = /* @__PURE__ */ waitingStatuses.filter(
  (status) => status !== 'Pending',
);

/**
 * The statuses whose orders are late or at risk in a folder, in the order of their index
 * (0086_filed_and_late.sql). What is not paid yet nobody files, so it is late in Pending Orders alone.
 */
export function dueStatuses(folder: FolderName): readonly ProcessStatus[] {
  return folder === 'pendingOrder' ? ['Pending'] : paid;
}

/** Whether a folder's list is filtered by what is late and at risk; Order History holds that of all folders. */
export const listsDue = (folder: { readonly name: FolderName }): boolean =>
  folder.name === 'allOrder' || hasClocks(folder);
