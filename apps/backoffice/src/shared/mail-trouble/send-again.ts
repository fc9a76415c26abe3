import { type MailTroubleList, sendMailsAgain } from '@pabean/api-client/contract';
import { call } from '../api.ts';
import { notify } from '../notify.ts';

/** A letter that its recipient did not get. */
export type TroubledMail = MailTroubleList['troubled'][number];

/**
 * Sends mails again, and says of which orders and why some were refused.
 *
 * @returns false when nothing was sent: what was ticked stays so
 */
export async function sendAgain(mails: readonly TroubledMail[]): Promise<boolean> {
  const result = await call(sendMailsAgain, {
    body: { mails: mails.map(({ order_id, mail_id }) => ({ orderId: order_id, mailId: mail_id })) },
  });
  if (!result.ok) {
    notify.failure(result);
    return false;
  }
  const refused = result.data.flatMap(({ order_id, reason }) =>
    reason === null ? [] : `${order_id}: ${reason}`,
  );
  notify.success([result.message, ...refused].join(' '));
  return true;
}
