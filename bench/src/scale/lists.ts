import { type Figure, ratioFigure } from './figure.ts';
import { pairsOfCalls, type TimedCall } from './pairs.ts';
import type { Stand } from './stand.ts';

const rows = 10;

/** A page of a folder, with the ratio to the yardstick that is promised of it. */
interface ListCall {
  readonly name: string;
  readonly promise: number;
  readonly call: TimedCall;
}

/** The pages that are measured. */
export async function listCalls({ staff }: Stand): Promise<ListCall[]> {
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
  const at = (name: string, promise: number, call: TimedCall) => ({ name, promise, call });
  return [
    at('list, page 1', 3, list('completedOrder', 'page=1')),
    at('list, page at 50 %', 5, list('completedOrder', pageAt(completed, 0.5))),
    at('list, page at 99 %', 5, list('completedOrder', pageAt(completed, 0.99))),
    at('Order History, page at 50 %', 5, list('allOrder', pageAt(every, 0.5))),
    at('Order History, page at 99 %', 5, list('allOrder', pageAt(every, 0.99))),
    at('My Orders, page at 99 %', 5, list('myOrder', pageAt(mine, 0.99))),
    at(
      'oldest first, page at 50 %',
      5,
      list('completedOrder', `dir=asc&${pageAt(completed, 0.5)}`),
    ),
    at('by Date & Time, oldest first', 3, list('completedOrder', 'page=1&dir=asc')),
    at('by Processing Date', 3, list('completedOrder', 'page=1&sort=processingDate')),
    at('by Arrival Date', 3, list('newOrder', 'page=1&sort=arrivalDate')),
    at('bounced mail, page 1', 3, list('completedOrder', 'page=1&bounced=1')),
  ];
}

/** Pages of folders beside the one prepared query that they cannot do without. */
export async function measureLists(stand: Stand): Promise<Figure[]> {
  const { staff, yardstick } = stand;
  const figures: Figure[] = [];
  for (const { name, promise, call } of await listCalls(stand)) {
    const times = await pairsOfCalls(call, yardstick);
    figures.push(ratioFigure(name, times.ours, times.yardstick, { limit: promise }));
  }
  const counts = await pairsOfCalls(
    () => staff.timeOf('GET', '/api/admin/get-folder-count?userName=x'),
    yardstick,
    '/counts',
  );
  figures.push(ratioFigure('sidebar counts', counts.ours, counts.yardstick, { limit: 3 }));
  return figures;
}
