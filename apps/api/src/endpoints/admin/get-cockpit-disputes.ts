import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { disputesBehind } from '../../usecases/cockpit/list-behind.ts';

/** The cases behind a number of the cockpit. */
export const getCockpitDisputes: Handler<Call<'getCockpitDisputes'>> = async (
  { query },
  { services },
) => ({ message: 'Cases behind the number.', ...(await disputesBehind(services.db, query)) });
