import { confirm, leaveQuestion } from '../../../shared/confirm/confirm.tsx';
import { MoneyTaken } from '../../../shared/disputes/MoneyTaken.tsx';
import type { OrderDetail } from '../order-store.ts';
import { takingCasesOf } from './taking-cases.ts';

/** An order goes to Refunds to be paid back: asks first where a bank may have done that already. */
export async function confirmTaken(order: OrderDetail): Promise<boolean> {
  const cases = takingCasesOf(order);
  if (cases.length === 0) return true;
  return confirm({
    title: 'A bank may already have taken this money back. Move to Refunds anyway?',
    line: `Order ${order.order_id}`,
    tone: 'danger',
    children: <MoneyTaken cases={cases} onLeave={leaveQuestion} />,
  });
}
