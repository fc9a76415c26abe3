import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { checkRunView } from '../../usecases/checks/check-run.ts';

/** The newest check of all open orders, as far as it is. */
export const getCheckRun: Handler<Call<'getCheckRun'>> = async (_input, { services }) => ({
  message: 'The newest check.',
  data: await checkRunView(services),
});
