import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { mailNotice } from '../../usecases/mail/mail-notice.ts';
import { sendMailAgain as send } from '../../usecases/mail/send-again.ts';
import { staffActor } from '../../usecases/orders/change-report.ts';

/** Send again: a mail that failed or came back goes out once more, through the provider chosen. */
export const sendMailAgain: Handler<Call<'sendMailAgain'>> = async (
  { body },
  { services, member, ip },
) => {
  const before = await send(services.db, staffActor(member, ip), body);
  const notice = mailNotice(services.env, before?.by ?? body.mailServiceProvider);
  if (before === null) return { message: notice };
  const what = before.waits ? notice : 'What became of it stands in Email History.';
  return { message: `This was sent again already. ${what}` };
};
