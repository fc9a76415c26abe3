import { type CallInput, decideRefund } from '@pabean/api-client/contract';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { useJustSaid } from '../../../shared/useJustSaid.ts';
import { newestEntryId } from '../conversation/waiting-question.ts';
import { failed } from '../failed.ts';
import { currentOrder, type OrderDetail, reloadOrder } from '../order-store.ts';
import { afterDecision, type DecisionForm } from './after-decision.ts';

type Decision = Omit<CallInput<typeof decideRefund>['body'], 'orderId' | 'requestId'>;

/**
 * A decision on the request that stood there when the dialog was opened: the page brings the order up to
 * date behind it, and a traveller who was refused meanwhile may have asked again. That is said first, and
 * the next press decides on the new request.
 */
export function useRefundDecision(order: OrderDetail) {
  const { order_id: orderId, refundRequest } = order;
  const [request, setRequest] = useState(refundRequest);
  const { say, justSaid } = useJustSaid();
  async function decide(decision: Decision, form: DecisionForm): Promise<string | undefined> {
    const unread = justSaid();
    if (unread !== undefined) return unread;
    const result = await call(decideRefund, {
      body: { orderId, requestId: request?.id, newestEntry: newestEntryId(order), ...decision },
    });
    if (result.ok || !result.errors.some(({ path }) => path === 'requestId')) {
      return afterDecision(result, form);
    }
    await reloadOrder();
    const now = currentOrder();
    if (now?.order_id === orderId) setRequest(now.refundRequest);
    return say(failed(result));
  }
  return { request, decide };
}
