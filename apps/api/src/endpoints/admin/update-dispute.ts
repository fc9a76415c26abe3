import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { updateCase } from '../../usecases/disputes/update-dispute.ts';

/** Changes a case: who has it, its order, what was typed of it, its letter, or where it stands. */
export const updateDispute: Handler<Call<'updateDispute'>> = async (
  { body },
  { services, member, ip },
) => ({
  message: `${body.disputeId} was changed.`,
  data: await updateCase(services, member, ip, body),
});
