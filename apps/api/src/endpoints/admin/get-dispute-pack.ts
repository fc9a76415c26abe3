import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { packFile } from '../../usecases/disputes/pack/pack-file.ts';

/** The pack of a case as a PDF; once it was sent, the very bytes that were. */
export const getDisputePack: Handler<Call<'getDisputePack'>> = async (
  { params },
  { services },
) => ({
  message: 'Pack.',
  file: await packFile(services, params.disputeId),
});
