import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { writeDefenceLetter } from '../../usecases/defence-pack/make-defence-pack.ts';

/** What a defence pack would say now, and what is missing or weak in it. */
export const getDefenceLetter: Handler<Call<'getDefenceLetter'>> = async (
  { params, query },
  { services },
) => ({
  message: 'Defence letter.',
  data: await writeDefenceLetter(services, params.orderId, query.defencePackType),
});
