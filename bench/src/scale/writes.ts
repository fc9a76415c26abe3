import { type Figure, medianFigure } from './figure.ts';
import { newOrder } from './new-order.ts';
import { timesOfCall } from './pairs.ts';
import type { Stand } from './stand.ts';

const many = 500;

/** Intake, payment, moves and assignments: flat whatever stands in the database. */
export async function measureWrites(stand: Stand): Promise<Figure[]> {
  return [...(await measureIntake(stand)), ...(await measureMoves(stand))];
}

async function measureIntake({ shop }: Stand): Promise<Figure[]> {
  const post = (body: object) => shop.timeOf('POST', '/api/intake/orders', body);
  const one = await timesOfCall(() => post(newOrder(true)));
  const hundred = await timesOfCall(
    () => post(Array.from({ length: 100 }, () => newOrder(true))),
    50,
  );
  const payments = await timesOfCall(async () => {
    const order = newOrder(false);
    await shop.post('/api/intake/orders', order);
    return shop.timeOf('POST', '/api/intake/payments', {
      order_id: order.order_id,
      transaction_id: `T-${order.order_id}`,
    });
  });
  return [
    medianFigure('intake of 1 order', one),
    medianFigure('intake of 100 orders in a call', hundred),
    medianFigure('payment', payments),
  ];
}

/** The same 500 orders to and fro; the last assignment takes them back to New, for the next run. */
async function measureMoves({ staff }: Stand): Promise<Figure[]> {
  const path = `/api/admin/get-orders-list/newOrder?limit=${many}&page=1`;
  const { data } = (await staff.get(path)) as { data: { order_id: string }[] };
  const orderId = data.map(({ order_id }) => order_id);
  const moves = await timesOfCall(
    (run) =>
      staff.timeOf('PUT', '/api/admin/move-order-status', {
        orderId,
        // Nothing is moved to New: it is where payment and "Move to Original Folder" lead.
        updatingStatus: run % 2 === 0 ? 'Awaiting' : 'AwaitingGovt',
      }),
    20,
  );
  const assignments = await timesOfCall(
    (run) =>
      staff.timeOf('PUT', '/api/admin/assign-order-status', {
        orderId,
        assignto: run % 2 === 0 ? 'Admin' : '',
      }),
    20,
  );
  return [
    medianFigure(`move of ${many}`, moves),
    medianFigure(`assignment of ${many}`, assignments),
  ];
}
