import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { readSystem } from '../../usecases/system/read-system.ts';

/** How the installation stands. For Admins. */
export const getSystem: Handler<Call<'getSystem'>> = async (_input, { services, member }) => ({
  message: 'System.',
  data: await readSystem(services, member.id),
});
