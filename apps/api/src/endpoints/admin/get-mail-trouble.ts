import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { readMailTrouble } from '../../usecases/mail/mail-health.ts';

/** Letters that did not reach their recipients. For everybody who works orders. */
export const getMailTrouble: Handler<Call<'getMailTrouble'>> = async (_input, { services }) => ({
  message: 'Mail trouble.',
  data: await readMailTrouble(services.db, services.env.mail),
});
