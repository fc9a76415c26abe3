import type { Call } from '@pabean/api-client/contract';
import { countByNationality } from '../../db/queries/reports.ts';
import type { Handler } from '../../http/context.ts';
import { byCountry } from '../../usecases/reports/country-counts.ts';
import { requirePeriod } from '../../usecases/reports/report-period.ts';

/** Country Order List: orders by nationality and processing mode. */
export const getCountryOrderCount: Handler<Call<'getCountryOrderCount'>> = async (
  { body },
  { services },
) => {
  requirePeriod(body);
  const counts = await countByNationality(services.db, body);
  return { message: 'Orders by country.', data: byCountry(counts) };
};
