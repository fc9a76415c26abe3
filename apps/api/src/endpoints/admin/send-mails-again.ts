import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { type MailAgain, sendMailsAgain as send } from '../../usecases/mail/send-mails-again.ts';
import { staffActor } from '../../usecases/orders/change-report.ts';

/** Send again, for many: what became of each. */
export const sendMailsAgain: Handler<Call<'sendMailsAgain'>> = async (
  { body: { mails, mailServiceProvider } },
  { services, member, ip },
) => {
  const chosen = mails.map((mail) => ({ ...mail, mailServiceProvider }));
  const data = await send(services.db, staffActor(member, ip), chosen);
  return { message: wordsOf(data), data };
};

/** Whoever presses on an old list is not told that something leaves now which left, and may have failed, before. */
function wordsOf(data: readonly MailAgain[]): string {
  const count = (outcome: MailAgain['outcome']) =>
    data.filter((one) => one.outcome === outcome).length;
  const [queued, before] = [count('queued'), count('queued before')];
  const of = `of ${data.length} e-mails`;
  return [
    (queued > 0 || before === 0) && `${queued} ${of} are on their way.`,
    before > 0 && `${before} ${of} were sent again before.`,
  ]
    .filter((words) => words !== false)
    .join(' ');
}
