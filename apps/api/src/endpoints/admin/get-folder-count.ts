import type { Call } from '@pabean/api-client/contract';
import { countDue } from '../../db/queries/due-orders.ts';
import { folderCounts } from '../../db/queries/folders.ts';
import type { Handler } from '../../http/context.ts';

/** The counts of tiles and sidebar, and of what is late and at risk, for the token's member whatever name the query holds. */
export const getFolderCount: Handler<Call<'getFolderCount'>> = async (
  _input,
  { services, member },
) => {
  const [folders, due] = await Promise.all([
    folderCounts(services.db, member.id),
    countDue(services.db),
  ]);
  const data = { ...folders, lateOrdersCount: due.late, atRiskOrdersCount: due.atRisk };
  return { message: 'Folder counts.', data };
};
