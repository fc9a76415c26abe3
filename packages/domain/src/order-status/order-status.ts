/** Every value `process_status` can have (spec section 4, completed by spec, Statuses and folders). */
export const processStatuses = [
  'New',
  'Pending',
  'Awaiting',
  'AwaitingGovt',
  'Contact Customer',
  'Customer Called',
  'Completed',
  'Refunds',
  'ChargeBack',
  'Deleted',
] as const;

export type ProcessStatus = (typeof processStatuses)[number];

/** Answered for every status, so that a new one does not compile until it is decided. */
const settled: Record<ProcessStatus, boolean> = {
  New: false,
  Pending: false,
  Awaiting: false,
  AwaitingGovt: false,
  'Contact Customer': false,
  'Customer Called': false,
  Completed: true,
  Refunds: true,
  ChargeBack: true,
  Deleted: true,
};

/**
 * With these an order is done with: it leaves My Orders of whoever it is assigned to (spec,
 * Statuses and folders).
 */
export const settledStatuses: readonly ProcessStatus[] = /* @__PURE__ */ processStatuses.filter(
  (status) => settled[status],
);

/** Whether an order in this status is done with. */
export function isSettled(status: ProcessStatus): boolean {
  return settled[status];
}

/** How fast the customer asked for the order, which also decides where a New order waits. */
export const processingModes = ['Standard', 'Priority', 'Future'] as const;

export type ProcessingMode = (typeof processingModes)[number];

/** True for exactly the ten stored spellings; case and spaces count. */
export function isProcessStatus(x: unknown): x is ProcessStatus {
  return processStatuses.some((status) => status === x);
}

/**
 * The words a staff member reads for a stored status (spec section 3 and the sidebar of section 2).
 * An unknown status is shown as it came, so that it can be reported.
 */
export function statusLabel(status: string): string {
  if (status === 'Awaiting') return 'Awaiting Customer';
  if (status === 'AwaitingGovt') return 'Awaiting Govt';
  return status;
}

/** The long name of a processing mode, as the Country Order List heads its columns (spec section 2). */
export function processingModeLabel(mode: ProcessingMode): string {
  return mode === 'Future' ? 'Future Order Processing' : `${mode} Processing`;
}

/** Whether a disputed payment may be defended, for every status (spec section 2, View Order). */
const defended: Record<ProcessStatus, boolean> = {
  New: false,
  Pending: false,
  Awaiting: false,
  AwaitingGovt: false,
  'Contact Customer': true,
  'Customer Called': true,
  Completed: true,
  Refunds: false,
  ChargeBack: true,
  Deleted: false,
};

/** Whether View Order offers the defence packs and the transaction details (spec section 2). */
export function hasDefencePack(status: ProcessStatus): boolean {
  return defended[status];
}
