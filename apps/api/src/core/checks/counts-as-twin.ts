import { type ProcessStatus, processStatuses } from '@pabean/domain';

/** Whether an order of this status is one more of its traveller and day: something was filed, or will be. */
const counts: Record<ProcessStatus, boolean> = {
  New: true,
  Pending: true,
  Awaiting: true,
  AwaitingGovt: true,
  'Contact Customer': true,
  'Customer Called': true,
  Completed: true,
  Refunds: false,
  ChargeBack: false,
  Deleted: false,
};

export const countsAsTwin = (status: ProcessStatus): boolean => counts[status];

/** Statuses whose orders are nobody's twin. */
export const twinlessStatuses = processStatuses.filter((status) => !counts[status]);
