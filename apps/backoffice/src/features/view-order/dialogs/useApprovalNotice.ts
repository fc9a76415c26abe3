import { type CallReply, getApprovalNotice } from '@pabean/api-client/contract';
import { call } from '../../../shared/api.ts';
import { useLoad } from '../../../shared/useLoad.ts';

export type ApprovalNotice = CallReply<typeof getApprovalNotice>['data'];

/** The approval notice of an order as it reads now; asked for whenever its dialog opens. */
export function useApprovalNotice(orderId: string, opened: boolean) {
  return useLoad<ApprovalNotice>(opened ? orderId : '', async (signal, onData) => {
    if (!opened) return;
    const result = await call(getApprovalNotice, { params: { orderId } }, { signal });
    if (!result.ok) return result;
    onData(result.data);
  });
}
