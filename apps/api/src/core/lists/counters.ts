import {
  type Due,
  type FolderName,
  type ListMark,
  type ProcessMonth,
  type ProcessStatus,
  processingModes,
  processStatuses,
} from '@pabean/domain';

/** A list whose orders are counted. */
export interface CountedList {
  readonly folder: FolderName;
  readonly memberId: number;
  readonly month?: ProcessMonth | undefined;
  /** Only orders that have all of these. */
  readonly marks: readonly ListMark[];
  /** Only orders that are late, or at risk: the first of them to file. */
  readonly due?: Due | undefined;
}

/** Where an order says that it has a mark, and the mark's letter in the counters (0046_order_checks.sql). */
export const markColumns = {
  bounced: { column: 'mail_trouble', letter: 'b' },
  correctionAsked: { column: 'correction_asked_at', letter: 'c' },
  withErrors: { column: 'error_count', letter: 'e' },
  withWarnings: { column: 'warning_count', letter: 'n' },
  answered: { column: 'answered_at', letter: 'q' },
  refundAsked: { column: 'refund_asked_at', letter: 'r' },
  wrote: { column: 'wrote_at', letter: 'w' },
} as const satisfies Record<ListMark, object>;

/** A counter of the orders that have all these marks: no prefix for none. */
export function withMarks(marks: readonly ListMark[], scope: string): string {
  const letters = [...new Set(marks.map((mark) => markColumns[mark].letter))].sort().join('');
  return letters === '' ? scope : `${letters}:${scope}`;
}

const countersOf = (...statuses: ProcessStatus[]) =>
  statuses.flatMap((name) => processingModes.map((mode) => `${name}:${mode}`));

const sharedScopes: Record<Exclude<FolderName, 'myOrder'>, readonly string[]> = {
  newOrder: ['New:Standard'],
  priorityOrder: ['New:Priority'],
  futureOrder: ['New:Future'],
  pendingOrder: countersOf('Pending'),
  completedOrder: countersOf('Completed'),
  awaitingOrder: countersOf('Awaiting'),
  awaitingGovtOrder: countersOf('AwaitingGovt'),
  contactCustomerOrder: countersOf('Contact Customer'),
  customerCalledOrder: countersOf('Customer Called'),
  refundOrder: countersOf('Refunds'),
  chargeBack: countersOf('ChargeBack'),
  deletedOrder: countersOf('Deleted'),
  allOrder: countersOf(...processStatuses.filter((name) => name !== 'Deleted')),
};

/** The counters that a folder's count is the sum of (0002_folders.sql). */
export function folderScopes(folder: FolderName, memberId: number): readonly string[] {
  return folder === 'myOrder' ? [`a:${memberId}`] : sharedScopes[folder];
}

/** The counters of a list (0002_folders.sql, 0036_list_marks.sql). */
export function scopesOf({ folder, memberId, month, marks }: CountedList): readonly string[] {
  const scopes = month === undefined ? folderScopes(folder, memberId) : [`m:${month}`];
  return scopes.map((scope) => withMarks(marks, scope));
}
