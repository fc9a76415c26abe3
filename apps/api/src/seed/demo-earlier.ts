import type { PlannedOrder } from './demo-orders.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days before the disputed payment; Compelling Evidence 3.0 takes 120 to 365, of the dispute's day too. */
const daysBefore = [150, 240];

const shift = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();

/**
 * Two journeys of before, by the same card and device and disputed by nobody: so one case of the demo has
 * Compelling Evidence 3.0. It is the newest order in ChargeBack that was paid by Visa.
 */
export function withEarlier(planned: readonly PlannedOrder[]): PlannedOrder[] {
  const disputedOrder = planned.findLast(
    ({ order, group }) => group.status === 'ChargeBack' && order.purchase?.network === 'visa',
  );
  if (disputedOrder === undefined) throw new Error('The demo has no disputed order paid by Visa.');
  const earlier = daysBefore.map((days) => before(disputedOrder.order, -days * dayMs));
  return [...earlier, ...planned].sort((one, other) =>
    one.order.created_at < other.order.created_at ? -1 : 1,
  );
}

function before({ purchase, ...order }: PlannedOrder['order'], ms: number): PlannedOrder {
  const days = Math.round(-ms / dayMs);
  const facts = Object.entries(purchase ?? {}).map(([key, value]) => [
    key,
    value && key.endsWith('_at') ? shift(value, ms) : value,
  ]);
  return {
    order: {
      ...order,
      created_at: shift(order.created_at, ms),
      doa: order.doa && shift(order.doa, ms).slice(0, 10),
      transaction_id: `${order.transaction_id}-${days}`,
      purchase: {
        ...Object.fromEntries(facts),
        gateway_payment_id: `${purchase?.gateway_payment_id}${days}`,
      },
    },
    group: { count: 1, status: 'Completed', cameIn: [days, days], assigned: 1 },
  };
}
