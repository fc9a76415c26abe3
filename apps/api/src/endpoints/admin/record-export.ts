import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { recordTakenTable } from '../../usecases/staff-events/taken-table.ts';

/** Writes down that a table of the screen is taken along, before it is. */
export const recordExport: Handler<Call<'recordExport'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  await recordTakenTable(services.db, { member, ip, userAgent }, body);
  return { message: 'The export is on record.' };
};
