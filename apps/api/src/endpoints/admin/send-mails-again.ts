import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { sendMailsAgain as send } from '../../usecases/mail/send-mails-again.ts';
import { staffActor } from '../../usecases/orders/change-report.ts';

/** Send again, for many: what became of each. */
export const sendMailsAgain: Handler<Call<'sendMailsAgain'>> = async (
  { body: { mails, mailServiceProvider } },
  { services, member, ip },
) => {
  const chosen = mails.map((mail) => ({ ...mail, mailServiceProvider }));
  const data = await send(services.db, staffActor(member, ip), chosen);
  const queued = data.filter(({ outcome }) => outcome !== 'refused').length;
  return { message: `${queued} of ${data.length} e-mails are on their way.`, data };
};
