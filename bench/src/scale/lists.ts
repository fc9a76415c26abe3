import { type Figure, ratioFigure } from './figure.ts';
import { pairsOfCalls, type TimedCall } from './pairs.ts';
import type { Stand } from './stand.ts';

const rows = 10;

/** Pages of folders beside the one prepared query that they cannot do without. */
export async function measureLists({ staff, yardstick }: Stand): Promise<Figure[]> {
  const list = (folder: string, query: string) => {
    const path = `/api/admin/get-orders-list/${folder}?limit=${rows}&${query}`;
    return () => staff.timeOf('GET', path);
  };
  const total = async (folder: string) =>
    (
      (await staff.get(`/api/admin/get-orders-list/${folder}?limit=${rows}&page=1`)) as {
        total: number;
      }
    ).total;
  const completed = await total('completedOrder');
  const every = await total('allOrder');
  const mine = await total('myOrder');
  const pageAt = (orders: number, share: number) =>
    `page=${Math.max(1, Math.floor((orders / rows) * share))}`;
  const measured: [name: string, promise: number, call: TimedCall][] = [
    ['list, page 1', 3, list('completedOrder', 'page=1')],
    ['list, page at 50 %', 5, list('completedOrder', pageAt(completed, 0.5))],
    ['list, page at 99 %', 5, list('completedOrder', pageAt(completed, 0.99))],
    ['Order History, page at 50 %', 5, list('allOrder', pageAt(every, 0.5))],
    ['Order History, page at 99 %', 5, list('allOrder', pageAt(every, 0.99))],
    ['My Orders, page at 99 %', 5, list('myOrder', pageAt(mine, 0.99))],
    ['oldest first, page at 50 %', 5, list('completedOrder', `dir=asc&${pageAt(completed, 0.5)}`)],
    ['by Date & Time, oldest first', 3, list('completedOrder', 'page=1&dir=asc')],
    ['by Processing Date', 3, list('completedOrder', 'page=1&sort=processingDate')],
    ['by Arrival Date', 3, list('newOrder', 'page=1&sort=arrivalDate')],
    ['bounced mail, page 1', 3, list('completedOrder', 'page=1&bounced=1')],
  ];
  const figures: Figure[] = [];
  for (const [name, limit, call] of measured) {
    const times = await pairsOfCalls(call, yardstick);
    figures.push(ratioFigure(name, times.ours, times.yardstick, { limit }));
  }
  const counts = await pairsOfCalls(
    () => staff.timeOf('GET', '/api/admin/get-folder-count?userName=x'),
    yardstick,
    '/counts',
  );
  figures.push(ratioFigure('sidebar counts', counts.ours, counts.yardstick, { limit: 3 }));
  return figures;
}
