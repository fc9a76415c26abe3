import { isProcessStatus, type ProcessStatus } from './order-status.ts';

/** Key of a palette and an icon (design section 2). */
export type StatusTone =
  | 'new'
  | 'priority'
  | 'pending'
  | 'awaitingCustomer'
  | 'awaitingGovt'
  | 'contactCustomer'
  | 'customerCalled'
  | 'completed'
  | 'refunds'
  | 'chargeback'
  | 'deleted'
  | 'future';

const tones: Record<ProcessStatus, StatusTone> = {
  New: 'new',
  Pending: 'pending',
  Awaiting: 'awaitingCustomer',
  AwaitingGovt: 'awaitingGovt',
  'Contact Customer': 'contactCustomer',
  'Customer Called': 'customerCalled',
  Completed: 'completed',
  Refunds: 'refunds',
  ChargeBack: 'chargeback',
  Deleted: 'deleted',
};

/**
 * The tone of a status chip. Takes the stored status, not its label. The processing mode has no
 * say: a chip that reads "New" looks like New everywhere; where it reads "Priority", `statusChip`
 * decides. An unknown status gets the quiet Deleted colours (design section 6, "Chip").
 */
export function statusTone(status: string): StatusTone {
  return isProcessStatus(status) ? tones[status] : 'deleted';
}
