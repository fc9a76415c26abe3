import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { planPack } from '../../usecases/disputes/pack/pack-plan.ts';

/** What the pack of a case would be now: exhibits, limits, what is missing. */
export const getDisputePackPlan: Handler<Call<'getDisputePackPlan'>> = async (
  { params },
  { services },
) => ({ message: 'Pack, as it would be.', data: await planPack(services, params.disputeId) });
