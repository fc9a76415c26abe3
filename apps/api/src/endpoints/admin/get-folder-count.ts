import type { Call } from '@pabean/api-client/contract';
import { countOpenDisputes } from '../../db/queries/dispute-lists.ts';
import { countDue } from '../../db/queries/due-orders.ts';
import { folderCounts } from '../../db/queries/folders.ts';
import type { Handler } from '../../http/context.ts';

/** The counts of tiles and sidebar, and of what is late and at risk, for the token's member whatever name the query holds. */
export const getFolderCount: Handler<Call<'getFolderCount'>> = async (
  _input,
  { services: { db }, member },
) => {
  const [folders, due, openDisputesCount] = await Promise.all([
    folderCounts(db, member.id),
    countDue(db),
    countOpenDisputes(db),
  ]);
  const { late: lateOrdersCount, atRisk: atRiskOrdersCount } = due;
  return {
    message: 'Folder counts.',
    data: { ...folders, lateOrdersCount, atRiskOrdersCount, openDisputesCount },
  };
};
