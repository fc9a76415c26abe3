import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { checkRunView, startCheckRun } from '../../usecases/checks/check-run.ts';

/** Starts a check of all open orders by the rules of today. */
export const checkOpenOrders: Handler<Call<'checkOpenOrders'>> = async (
  _input,
  { services, member },
) => {
  const isNew = await startCheckRun(services, member);
  const message = isNew ? 'The check has begun.' : 'A check is going on already.';
  return { message, data: await checkRunView(services) };
};
