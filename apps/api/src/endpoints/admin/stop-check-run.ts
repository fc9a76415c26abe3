import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { checkRunView, stopCheckRun as stop } from '../../usecases/checks/check-run.ts';

/** Ends a check of all open orders before its end. */
export const stopCheckRun: Handler<Call<'stopCheckRun'>> = async (_input, { services }) => {
  const message = (await stop(services)) ? 'The check is stopped.' : 'No check was going on.';
  return { message, data: await checkRunView(services) };
};
