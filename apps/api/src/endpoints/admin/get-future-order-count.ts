import type { Call } from '@pabean/api-client/contract';
import { futureCounts } from '../../db/queries/folders.ts';
import type { Handler } from '../../http/context.ts';
import { findNextRelease } from '../../usecases/orders/next-release.ts';

/** How many future orders each month holds, and when the next of them are released. */
export const getFutureOrderCount: Handler<Call<'getFutureOrderCount'>> = async (
  _input,
  { services },
) => {
  const [data, release] = await Promise.all([futureCounts(services.db), findNextRelease(services)]);
  return { message: 'Future orders by month.', data, release };
};
