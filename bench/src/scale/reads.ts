import { type Figure, medianFigure } from './figure.ts';
import { timesOfCall } from './pairs.ts';
import { searchSamples } from './search-samples.ts';
import type { Stand } from './stand.ts';

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
