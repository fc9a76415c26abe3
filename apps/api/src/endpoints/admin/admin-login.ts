import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { signIn } from '../../usecases/sign-in/sign-in.ts';

/** Signs a member in. */
export const adminLogin: Handler<Call<'adminLogin'>> = async (
  { body },
  { services, ip, userAgent, log },
) => {
  const jwtToken = await signIn(services, body, { ip, userAgent }, log);
  return { message: 'You are signed in.', data: { jwtToken } };
};
