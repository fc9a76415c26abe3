import {
  isSettled,
  type ProcessingMode,
  type ProcessStatus,
} from '../order-status/order-status.ts';
import type { FolderName } from './folder-names.ts';

const foldersOfNew: Record<ProcessingMode, FolderName> = {
  Standard: 'newOrder',
  Priority: 'priorityOrder',
  Future: 'futureOrder',
};

const foldersOfStatus: Record<Exclude<ProcessStatus, 'New'>, FolderName> = {
  Pending: 'pendingOrder',
  Awaiting: 'awaitingOrder',
  AwaitingGovt: 'awaitingGovtOrder',
  'Contact Customer': 'contactCustomerOrder',
  'Customer Called': 'customerCalledOrder',
  Completed: 'completedOrder',
  Refunds: 'refundOrder',
  ChargeBack: 'chargeBack',
  Deleted: 'deletedOrder',
};

/** The one home folder of an order (spec, Statuses and folders). */
export function folderOf(status: ProcessStatus, mode: ProcessingMode): FolderName {
  return status === 'New' ? foldersOfNew[mode] : foldersOfStatus[status];
}

export type OrderPlace = {
  status: ProcessStatus;
  mode: ProcessingMode;
  /** Whether the order is assigned to the person who is looking. */
  assignedToMe: boolean;
};

/**
 * Whether a folder lists an order. Besides its home an order can be in My Orders and in Order
 * History; it stays in its home folder when somebody takes it (spec, Statuses and folders).
 */
export function holdsOrder(folder: FolderName, order: OrderPlace): boolean {
  if (folder === 'myOrder') return order.assignedToMe && !isSettled(order.status);
  if (folder === 'allOrder') return order.status !== 'Deleted';
  return folderOf(order.status, order.mode) === folder;
}
