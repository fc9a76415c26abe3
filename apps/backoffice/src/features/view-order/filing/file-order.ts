import type { Failure } from '@pabean/api-client';
import { isFiling, type ProcessStatus } from '@pabean/domain';
import { confirm } from '../../../shared/confirm/confirm.tsx';
import type { OrderDetail } from '../order-store.ts';
import { askReason, type FilingConsent } from './asked-reason.ts';
import { freshErrors, openErrorsOf, reasonMissing } from './open-errors.ts';

type Answer = Failure | { readonly ok: true };

/**
 * Files an order. A refund and errors that are open pause nothing, but whoever files is asked once more,
 * and for a reason. The server decides: an error that it found meanwhile is asked about too.
 * @param given what was said in an earlier try of the same: asked again only about other errors
 * @returns the answer; null where the member did not go on
 */
export async function fileOrder<R extends Answer>(
  order: OrderDetail,
  to: ProcessStatus,
  send: (consent: FilingConsent) => Promise<R>,
  given: FilingConsent = {},
): Promise<R | null> {
  if (!isFiling(to)) return send({});
  if (!(await confirmRefund(order))) return null;
  const refund = refundWords(order) !== null && { confirmRefund: true as const };
  let last: R | null = null;
  const sendWith = async (consent: FilingConsent) => {
    last = await send({ ...refund, ...consent });
    return last;
  };
  let errors = openErrorsOf(order);
  const isAnswered = errors.every(({ rule }) => given.errorsSeen?.includes(rule ?? ''));
  if (isAnswered) {
    const result = await sendWith(given);
    if (!reasonMissing(result)) return result;
    errors = await freshErrors(order.order_id, result);
  }
  const wentOn = await askReason({ orderId: order.order_id, errors, send: sendWith });
  return wentOn ? last : null;
}

async function confirmRefund(order: OrderDetail): Promise<boolean> {
  const words = refundWords(order);
  if (words === null) return true;
  return confirm({
    title: `${words} File this order all the same?`,
    line: `Order ${order.order_id}`,
    tone: 'default',
  });
}

/** Of the last request, as the server asks about it; null where no refund stands in the way. */
function refundWords({ refundRequest }: OrderDetail): string | null {
  if (refundRequest?.state === 'asked') return 'A refund has been requested.';
  return refundRequest?.state === 'accepted' ? 'The refund was accepted.' : null;
}
