import type { Call } from '@pabean/api-client/contract';
import { counted } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';
import { takeOrdersOnce } from '../../usecases/intake/take-orders.ts';

/** Takes one order or a list, all or none; a repeat with its `Idempotency-Key` does nothing. */
export const intakeOrders: Handler<Call<'intakeOrders'>> = async (
  { body },
  { services, ip, shop, header },
) => {
  const takenOrders = await takeOrdersOnce(services, body, { ip, shop }, header('idempotency-key'));
  return { message: summary(takenOrders), data: takenOrders };
};

function summary(takenOrders: readonly { readonly created: boolean }[]): string {
  const received = takenOrders.filter((order) => order.created).length;
  const there = takenOrders.length - received;
  const orders = (n: number) => counted(n, 'order');
  const were = (n: number) => (n === 1 ? 'was' : 'were');
  if (there === 0) return `${orders(received)} received.`;
  if (received === 0) return `${orders(there)} ${were(there)} there already.`;
  return `${orders(received)} received, ${there} ${were(there)} there already.`;
}
