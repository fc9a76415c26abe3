import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { viewCase } from '../../usecases/disputes/view-case.ts';

/** A case with all that its page shows but the pack. */
export const getDispute: Handler<Call<'getDispute'>> = async ({ params }, { services }) => ({
  message: 'Case.',
  data: await viewCase(services, params.disputeId),
});
