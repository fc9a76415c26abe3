import type { Failure, Result } from '@pabean/api-client';
import {
  assignOrderStatus,
  type CallInput,
  changeOrderStatus,
  moveOrderStatus,
  moveToCompleteRefund,
  type Question,
} from '@pabean/api-client/contract';
import type { OrderRow, ProcessStatus } from '@pabean/domain';
import { groupDigits } from '@pabean/ui/numbers';
import { call } from '../api.ts';
import { refreshCounts } from '../counts/counts-store.ts';
import { notify } from '../notify.ts';
import { useSession } from '../session/session-state.ts';
import { doneOf, inParts, isRefusedWhole, type Progress } from './in-parts.ts';
import { forgetUndo, offerUndo, reportStayed } from './undo-store.ts';

/** What a selection keeps of an order (spec section 3), with the version that guards its change. */
export type OrderRef = { readonly id: string; readonly status: string; readonly version: number };

/** Selected rows keep only this of an order. */
export const refOf = ({ id, rawStatus, version }: OrderRow): OrderRef => ({
  id,
  status: rawStatus,
  version,
});

type Change = typeof changeOrderStatus;

/** Ids and the versions the person saw: the server leaves alone what somebody has changed since. */
const target = (rows: readonly OrderRef[]) => ({
  orderId: rows.map((row) => row.id),
  versions: Object.fromEntries(rows.map((row) => [row.id, row.version])),
});

/**
 * Every change ends the same way: the server's words, and fresh counts. What can be taken back is told where
 * it can be, everything else in a toast. Of a change that stays nothing can be taken back, and of none before it.
 */
async function announced<R extends Result<Change>>(changing: Promise<R>): Promise<R> {
  const result = await changing;
  if (!result.ok) announceFailure(result);
  else {
    const { message, data } = result;
    const { changed, undo: versions, skipped: stayed } = data;
    if (versions) offerUndo({ message, versions, stayed });
    else {
      forgetUndo();
      const isReported = reportStayed({ message, changed: changed.length, stayed });
      if (!isReported) notify.success(message);
    }
  }
  // Also when it was refused: then the counts on screen were old.
  void refreshCounts();
  return result;
}

/** A change of several parts that broke off: what was changed until then is the last change. */
function announceFailure(failure: Failure): void {
  const { changed, undo: versions, skipped: stayed } = doneOf(failure) ?? nothingDone;
  const count = changed.length;
  if (count === 0) {
    const isWhole = isRefusedWhole(failure);
    // Of one that broke off, more is not known than what stayed before.
    const message = isWhole
      ? failure.message
      : `${groupDigits(stayed.length)} orders were left unchanged.`;
    const isReported = reportStayed({ message, changed: count, stayed });
    if (!isReported || !isWhole) notify.failure(failure);
    return;
  }
  notify.failure(failure);
  if (versions) offerUndo({ message: count, versions, stayed });
  else {
    forgetUndo();
    reportStayed({ message: count, changed: count, stayed });
  }
}

const nothingDone = { changed: [], skipped: [], undo: undefined };

type OnProgress = (progress: Progress) => void;

/** "Assign to me" (spec section 4). */
export function assignToMe(rows: readonly OrderRef[], onProgress?: OnProgress) {
  const assignto = useSession.getState().user?.name ?? '';
  const send = (part: readonly OrderRef[]) =>
    call(assignOrderStatus, { body: { ...target(part), assignto } });
  return announced(inParts(rows, send, onProgress));
}

/** "Move to Original Folder": the order is no longer assigned, and it is New again. */
export function moveToOriginal(rows: readonly OrderRef[], onProgress?: OnProgress) {
  const send = (part: readonly OrderRef[]) =>
    call(assignOrderStatus, { body: { ...target(part), assignto: '' } });
  return announced(inParts(rows, send, onProgress));
}

/** Soft delete: the orders stand in Deleted Orders afterwards. */
export function deleteOrders(rows: readonly OrderRef[], onProgress?: OnProgress) {
  const deleted = { updatingStatus: 'Deleted', permanentDeletedFlag: false } as const;
  const send = (part: readonly OrderRef[]) =>
    call(changeOrderStatus, { body: { ...target(part), ...deleted } });
  return announced(inParts(rows, send, onProgress));
}

/** Whether an erasure waits for the order's id once more: a bank may still ask about it. */
export const asksOnceMore = (result: Result<Change>): boolean =>
  !result.ok && result.errors.some(({ path }) => path === 'confirmDisputed');

/** Erases what a deleted order holds of a person; an Admin's (spec, Statuses and folders). */
export function eraseOrder(
  orderId: string,
  version: number,
  isNamedAgain: boolean,
): Promise<Result<Change>> {
  const body = {
    orderId: [orderId],
    ...(isNamedAgain && { confirmDisputed: [orderId] }),
    versions: { [orderId]: version },
    updatingStatus: 'Deleted' as const,
    permanentDeletedFlag: true,
  };
  return announced(call(changeOrderStatus, { body }));
}

/** "Refunded it": sets the refund date and queues the refund mail. */
export function refundOrders(rows: readonly OrderRef[], onProgress?: OnProgress) {
  const send = (part: readonly OrderRef[]) => call(moveToCompleteRefund, { body: target(part) });
  return announced(inParts(rows, send, onProgress));
}

type MoveBody = CallInput<typeof moveOrderStatus>['body'];

/** What was asked before an order is filed, and said. */
type Consent = Pick<MoveBody, 'confirmRefund' | 'errorsReason' | 'errorsSeen'>;

/** One of the moves of the comment panel (spec section 4), with what the traveller is asked by it. */
export function moveOrder(
  orderId: string,
  to: ProcessStatus,
  version: number,
  {
    consent,
    question,
    newestEntry,
  }: { consent?: Consent; question?: Question } & Pick<MoveBody, 'newestEntry'> = {},
): Promise<Result<typeof moveOrderStatus>> {
  const body = {
    orderId: [orderId],
    updatingStatus: to,
    versions: { [orderId]: version },
    ...consent,
    newestEntry,
    ...(question && { question }),
  };
  return announced(call(moveOrderStatus, { body }));
}
