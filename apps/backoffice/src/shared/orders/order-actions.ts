import type { Result } from '@pabean/api-client';
import {
  assignOrderStatus,
  changeOrderStatus,
  moveOrderStatus,
  moveToCompleteRefund,
} from '@pabean/api-client/contract';
import type { ProcessStatus } from '@pabean/domain';
import { call } from '../api.ts';
import { refreshCounts } from '../counts/counts-store.ts';
import { notify } from '../notify.ts';
import { useSession } from '../session/session-state.ts';

/** What a selection keeps of an order (spec section 3), with the version that guards its change. */
export type OrderRef = { readonly id: string; readonly status: string; readonly version: number };

type Change = typeof changeOrderStatus;

/** Ids and the versions the person saw: the server leaves alone what somebody has changed since. */
const target = (rows: readonly OrderRef[]) => ({
  orderId: rows.map((row) => row.id),
  versions: Object.fromEntries(rows.map((row) => [row.id, row.version])),
});

/** Every change ends the same way: the server's words as a toast, and fresh counts. */
async function announced<R extends Result<Change>>(changing: Promise<R>): Promise<R> {
  const result = await changing;
  if (result.ok) notify.success(result.message);
  else notify.failure(result);
  // Also when it was refused: then the counts on screen were old.
  void refreshCounts();
  return result;
}

/** "Assign to me" (spec section 4). */
export function assignToMe(rows: readonly OrderRef[]): Promise<Result<typeof assignOrderStatus>> {
  const assignto = useSession.getState().user?.name ?? '';
  return announced(call(assignOrderStatus, { body: { ...target(rows), assignto } }));
}

/** "Move to Original Folder": nobody has it any more, and it is New again. */
export function moveToOriginal(
  rows: readonly OrderRef[],
): Promise<Result<typeof assignOrderStatus>> {
  return announced(call(assignOrderStatus, { body: { ...target(rows), assignto: '' } }));
}

/** Soft delete: the orders stand in Deleted Orders afterwards. */
export function deleteOrders(rows: readonly OrderRef[]): Promise<Result<Change>> {
  const body = {
    ...target(rows),
    updatingStatus: 'Deleted' as const,
    permanentDeletedFlag: false,
  };
  return announced(call(changeOrderStatus, { body }));
}

/** "Refunded it": sets the refund date and queues the refund mail. */
export function refundOrders(
  rows: readonly OrderRef[],
): Promise<Result<typeof moveToCompleteRefund>> {
  return announced(call(moveToCompleteRefund, { body: target(rows) }));
}

/** One of the moves of the comment panel (spec section 4). */
export function moveOrder(
  orderId: string,
  to: ProcessStatus,
  version: number,
): Promise<Result<typeof moveOrderStatus>> {
  const body = { orderId: [orderId], updatingStatus: to, versions: { [orderId]: version } };
  return announced(call(moveOrderStatus, { body }));
}
