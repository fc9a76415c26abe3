import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { decideOnCorrection } from '../../usecases/corrections/decide-correction.ts';

/** Accepts or refuses what a traveller asked for; any role of the staff may. */
export const decideCorrection: Handler<Call<'decideCorrection'>> = async (
  { body },
  { services, member, ip },
) => {
  const { field, ...data } = await decideOnCorrection(services, member, ip, body);
  const done = data.state === 'accepted' ? 'has been corrected' : 'stays as it is';
  return { message: `${field} ${done}`, data };
};
