import type { Call } from '@pabean/api-client/contract';
import { folderCounts } from '../../db/queries/folders.ts';
import type { Handler } from '../../http/context.ts';

/** The counts of tiles and sidebar, for the token's member whatever name the query holds. */
export const getFolderCount: Handler<Call<'getFolderCount'>> = async (
  _input,
  { services, member },
) => ({ message: 'Folder counts.', data: await folderCounts(services.db, member.id) });
