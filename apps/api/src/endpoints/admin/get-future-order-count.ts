import type { Call } from '@pabean/api-client/contract';
import { futureCounts } from '../../db/queries/folders.ts';
import type { Handler } from '../../http/context.ts';

/** How many future orders each month holds. */
export const getFutureOrderCount: Handler<Call<'getFutureOrderCount'>> = async (
  _input,
  { services },
) => ({ message: 'Future orders by month.', data: await futureCounts(services.db) });
