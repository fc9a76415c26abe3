import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { listDesk } from '../../usecases/disputes/list-disputes.ts';

/** The dispute desk: cases, numbers and choices. */
export const getDisputes: Handler<Call<'getDisputes'>> = async ({ query }, { services }) => ({
  message: 'Disputes.',
  ...(await listDesk(services.db, query, services.env.disputes.mailTo)),
});
