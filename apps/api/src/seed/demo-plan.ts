import type { ProcessingMode, ProcessStatus } from '@pabean/domain';

/** A group of demo orders that end up in the same place. */
export interface Group {
  readonly count: number;
  readonly status: ProcessStatus;
  readonly mode?: ProcessingMode;
  /** Days ago that the orders came in, newest and oldest. */
  readonly cameIn: readonly [number, number];
  /** Part of the orders that somebody has taken. */
  readonly assigned?: number;
  /** Networks of their cards, one after the other; by chance without. */
  readonly networks?: readonly string[];
}

/** Every folder has something in it, New and Completed more than one page. */
export const demoPlan: readonly Group[] = [
  { count: 34, status: 'New', mode: 'Standard', cameIn: [0, 4], assigned: 0.25 },
  { count: 16, status: 'New', mode: 'Priority', cameIn: [0, 1], assigned: 0.3 },
  { count: 30, status: 'New', mode: 'Future', cameIn: [0, 40] },
  { count: 22, status: 'Pending', cameIn: [0, 10] },
  { count: 18, status: 'Awaiting', cameIn: [1, 12], assigned: 0.7 },
  { count: 16, status: 'AwaitingGovt', cameIn: [1, 9], assigned: 0.7 },
  { count: 12, status: 'Contact Customer', cameIn: [1, 8], assigned: 0.8 },
  { count: 10, status: 'Customer Called', cameIn: [2, 9], assigned: 0.8 },
  { count: 56, status: 'Completed', cameIn: [2, 42], assigned: 1 },
  { count: 10, status: 'Refunds', cameIn: [4, 30], assigned: 1 },
  {
    count: 8,
    status: 'ChargeBack',
    cameIn: [20, 45],
    assigned: 1,
    // As many of each as the demo's cases are of.
    networks: [...['visa', 'visa', 'visa', 'visa'], 'mastercard', 'mastercard', 'amex', 'discover'],
  },
  { count: 8, status: 'Deleted', cameIn: [3, 40] },
];
