import { offersQuestion, type ProcessStatus } from '@pabean/domain';
import { useState } from 'react';
import { confirm } from '../../../shared/confirm/confirm.tsx';
import { moveOrder } from '../../../shared/orders/order-actions.ts';
import { newestEntryId } from '../conversation/waiting-question.ts';
import { fileOrder } from '../filing/file-order.ts';
import { type OrderDetail, reloadOrder } from '../order-store.ts';
import { confirmTaken } from '../requests/confirm-taken.tsx';

/** Moves the order, one move at a time; a move that came too late is explained and not repeated. */
export function useMoves(order: OrderDetail) {
  const [pending, setPending] = useState<ProcessStatus | null>(null);
  const [asking, setAsking] = useState<ProcessStatus | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Moves that need something of the traveller offer a question first. */
  function move(to: ProcessStatus): void {
    if (pending !== null) return;
    if (offersQuestion(to)) setAsking(to);
    else void moveNow(to);
  }

  async function moveNow(to: ProcessStatus): Promise<void> {
    setAsking(null);
    if (pending !== null) return;
    if (to === 'Deleted' && !(await sure(order))) return;
    if (to === 'Refunds' && !(await confirmTaken(order))) return;
    const result = await fileOrder(order, to, async (consent) => {
      setRefusal(null);
      setPending(to);
      const saw = { newestEntry: newestEntryId(order) };
      const answer = await moveOrder(order.order_id, to, order.version, { consent, ...saw });
      if (answer.ok) await reloadOrder();
      setPending(null);
      return answer;
    });
    if (result?.ok === false && result.httpStatus === 409) setRefusal(result.message);
  }

  return {
    pending,
    refusal,
    forget: () => setRefusal(null),
    move,
    /** Where the order goes once the traveller was asked, or not. */
    asking,
    moveNow,
    stay: () => setAsking(null),
  };
}

/** The confirm dialog's default words (spec section 4), naming what would go. */
function sure(order: OrderDetail): Promise<boolean> {
  const { order_id: id, full_name: name } = order;
  return confirm({
    title: 'Are you sure you want to delete?',
    line: name ? `Order ${id}, ${name}` : `Order ${id}`,
    tone: 'danger',
  });
}
