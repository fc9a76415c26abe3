import { type CallReply, getApprovalNotice } from '@pabean/api-client/contract';
import { call } from '../../../shared/api.ts';
import { useRemote } from '../../../shared/remote/useRemote.ts';

export type ApprovalNotice = CallReply<typeof getApprovalNotice>['data'];

/** The approval notice of an order as it reads now; asked for whenever its dialog opens. */
export function useApprovalNotice(order: string, opened: boolean) {
  return useRemote<ApprovalNotice>(opened ? order : null, (orderId, { signal }) =>
    call(getApprovalNotice, { params: { orderId } }, { signal }),
  );
}
