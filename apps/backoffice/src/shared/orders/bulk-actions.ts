import type { Result } from '@pabean/api-client';
import type { changeOrderStatus } from '@pabean/api-client/contract';
import type { FolderAction } from '@pabean/domain';
import { groupDigits } from '@pabean/ui/numbers';
import type { IconComponent } from '@pabean/ui/theme';
import { IconArrowBackUp, IconReceiptRefund, IconTrash, IconUserCheck } from '@tabler/icons-react';
import type { Question } from '../confirm/confirm.tsx';
import type { Progress } from './in-parts.ts';
import {
  assignToMe,
  deleteOrders,
  moveToOriginal,
  type OrderRef,
  refundOrders,
} from './order-actions.ts';

export type BulkAction = Exclude<FolderAction, 'delete-row'>;

export type BulkDefinition = {
  label: string;
  icon: IconComponent;
  tone: 'default' | 'danger' | 'primary';
  /** The question to answer first, in the words of spec sections 4 and 8. */
  ask: Omit<Question, 'line'> | undefined;
  /** The question where a bank may have taken the money of such an order; without it nothing is asked. */
  askTaken?: string;
  run: (
    rows: readonly OrderRef[],
    onProgress: (progress: Progress) => void,
  ) => Promise<Result<typeof changeOrderStatus>>;
  /** Whether the orders leave the list they stand in. */
  leaves: boolean;
};

/** Everything in which one bulk button differs from another (spec section 4, "Lists"). */
export const bulkActions: Record<BulkAction, BulkDefinition> = {
  'assign-to-me': {
    label: 'Assign to me',
    icon: IconUserCheck,
    tone: 'primary',
    ask: { title: 'Are you sure want to assigned orders.', tone: 'default' },
    run: assignToMe,
    leaves: false,
  },
  'move-to-original': {
    label: 'Move to Original Folder',
    icon: IconArrowBackUp,
    tone: 'default',
    ask: { title: 'Are you sure want to move orders to new orders.', tone: 'default' },
    run: moveToOriginal,
    leaves: true,
  },
  'delete-orders': {
    label: 'Delete Order',
    icon: IconTrash,
    tone: 'danger',
    ask: { title: 'Are you sure you want to delete?', tone: 'danger' },
    run: deleteOrders,
    leaves: true,
  },
  'refunded-it': {
    label: 'Refunded it',
    icon: IconReceiptRefund,
    tone: 'primary',
    ask: undefined,
    askTaken: 'A bank may already have taken this money back. Record the refund anyway?',
    run: refundOrders,
    leaves: false,
  },
};

/** Where Enter takes the first, what deletes stands last. */
export function dangerLast(actions: readonly FolderAction[]): readonly BulkAction[] {
  const isDanger = (action: BulkAction) => Number(bulkActions[action].tone === 'danger');
  return actions
    .filter((action) => action !== 'delete-row')
    .sort((one, other) => isDanger(one) - isDanger(other));
}

/** "Order 104829", "Orders 104829, 104828 and 7 more": what a question is about. */
export function namesOf(rows: readonly { readonly id: string }[]): string {
  const firstIds = rows.slice(0, 5).map((row) => row.id);
  const more = rows.length - firstIds.length;
  const tail = more > 0 ? ` and ${groupDigits(more)} more` : '';
  return `${rows.length === 1 ? 'Order' : 'Orders'} ${firstIds.join(', ')}${tail}`;
}
