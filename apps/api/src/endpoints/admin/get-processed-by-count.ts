import type { Call } from '@pabean/api-client/contract';
import { countByProcessor } from '../../db/queries/reports.ts';
import type { Handler } from '../../http/context.ts';
import { requirePeriod } from '../../usecases/reports/report-period.ts';

/** Order Processed: how many orders each member has completed. */
export const getProcessedByCount: Handler<Call<'getProcessedByCount'>> = async (
  { body },
  { services },
) => {
  requirePeriod(body);
  return { message: 'Orders by processor.', data: await countByProcessor(services.db, body) };
};
