import { CorrectPart } from './correct/CorrectPart.tsx';
import type { TravellerOrder } from './order-store.ts';
import { useOwnOrder } from './own-order.ts';
import { RefundPart } from './refund/RefundPart.tsx';

/** What a traveller can do with the order; nothing until the server has said what. */
export function OwnParts({ order }: { order: TravellerOrder }) {
  const own = useOwnOrder(order);
  if (own === undefined) return null;
  return (
    <>
      <CorrectPart key={own.order_id} own={own} email={order.email} />
      <RefundPart own={own} />
    </>
  );
}
