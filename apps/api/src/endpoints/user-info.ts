import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../http/context.ts';

/** Who is signed in, as the database knows them now. */
export const userInfo: Handler<Call<'userInfo'>> = async (_input, { member }) => ({
  message: 'You are signed in.',
  data: { name: member.name, email: member.email, type: member.type },
});
