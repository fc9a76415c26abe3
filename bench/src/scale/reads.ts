import { measureThroughput } from '../throughput/index.ts';
import { type Figure, medianFigure } from './figure.ts';
import { timesOfCall } from './pairs.ts';
import { searchSamples } from './search-samples.ts';
import type { Stand } from './stand.ts';

/** Nobody asks for one order so often that a limit is reached. */
const differentOrders = 2_000;

/** One order as staff and its traveller open it. */
export async function measureReads({ staff, traveller, databaseUrl }: Stand): Promise<Figure[]> {
  const { orderIds, emails } = await searchSamples(databaseUrl);
  const details = await timesOfCall((run) =>
    staff.timeOf('GET', `/api/admin/get-orders-details/${orderIds[run % orderIds.length]}`),
  );
  const tracked = await timesOfCall(
    (run) =>
      traveller.timeOf('POST', '/api/front/track-order', {
        orderId: orderIds[run % orderIds.length],
        email: emails[run % emails.length],
      }),
    // Below the number that one network may ask for in a while.
    15,
  );
  return [medianFigure('order details', details), medianFigure('Track Order', tracked)];
}

/** Calls a second at 16 connections beside the yardstick's. */
export async function measureManyReads(stand: Stand): Promise<Figure[]> {
  const { orderIds, emails } = await searchSamples(stand.databaseUrl, differentOrders);
  const orders = orderIds.map((orderId, index) => ({ orderId, email: emails[index] ?? '' }));
  const { url, token, yardstickUrl: bareUrl } = stand;
  return measureThroughput({ url, token, orders, bareUrl });
}
