import type { Call } from '@pabean/api-client/contract';
import { counted } from '@pabean/domain';
import type { Handler } from '../../http/context.ts';
import { intakeCase } from '../../usecases/disputes/intake-case.ts';
import { takeDisputes } from '../../usecases/disputes/take-dispute.ts';

/** Takes one case or a list, each by itself; a repeat changes nothing. */
export const intakeDisputes: Handler<Call<'intakeDisputes'>> = async (
  { body },
  { services, ip },
) => {
  const cases = (Array.isArray(body) ? body : [body]).map(intakeCase);
  const actor = { kind: 'intake', id: null, name: 'Intake', ip } as const;
  const results = await takeDisputes(services, cases, actor);
  const created = results.filter((one) => one.created).length;
  const received = counted(created, 'case');
  return {
    message: `${received} received, ${results.length - created} known already.`,
    data: results.map(({ dispute_id, order_id, state, created }) => ({
      dispute_id,
      order_id,
      state,
      created,
    })),
  };
};
