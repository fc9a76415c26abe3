import type { Call } from '@pabean/api-client/contract';
import { countByCountry } from '../../db/queries/reports.ts';
import type { Handler } from '../../http/context.ts';
import { requirePeriod } from '../../services/report-period.ts';

/** Country Order List: orders by nationality and processing mode. */
export const getCountryOrderCount: Handler<Call<'getCountryOrderCount'>> = async (
  { body },
  { services },
) => {
  requirePeriod(body);
  return { message: 'Orders by country.', data: await countByCountry(services.db, body) };
};
