import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { exportPack } from '../../usecases/disputes/pack/export-pack.ts';

/** The pack of a case as a PDF; once it was sent, the very bytes that were. */
export const getDisputePack: Handler<Call<'getDisputePack'>> = async (
  { params },
  { services, member, ip, userAgent },
) => ({
  message: 'Pack.',
  file: await exportPack(services, { member, ip, userAgent }, params.disputeId),
});
