import { isFiling, type ProcessStatus } from '@pabean/domain';
import { confirm } from '../../../shared/confirm/confirm.tsx';
import type { OrderDetail } from '../order-store.ts';

/** What is known of an answer to "File it all the same?": not asked, yes or no. */
export type FilingAnswer = 'not asked' | 'yes' | 'no';

/** A refund that is asked for pauses nothing, but whoever files the order is asked once more. */
export async function confirmFiling(
  { order_id: id, refundRequest }: OrderDetail,
  to: ProcessStatus,
): Promise<FilingAnswer> {
  if (!isFiling(to) || refundRequest?.state !== 'asked') return 'not asked';
  const yes = await confirm({
    title: 'A refund is asked for. File this order all the same?',
    line: `Order ${id}`,
    tone: 'default',
  });
  return yes ? 'yes' : 'no';
}
