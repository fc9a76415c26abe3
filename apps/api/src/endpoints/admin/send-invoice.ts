import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { sendInvoice as send } from '../../usecases/invoice/send-invoice.ts';
import { mailNotice } from '../../usecases/mail/mail-notice.ts';
import { pressedBefore } from '../../usecases/mail/mail-of-press.ts';

/** Send Invoice: issues the order's invoice and mails it; once more mails the same one. */
export const sendInvoice: Handler<Call<'sendInvoice'>> = async (
  { body },
  { services, member, ip },
) => {
  const { number, again, provider, ...sent } = await send(services, member, ip, body);
  const mail = sent.pressedBefore ? pressedBefore : mailNotice(services.env, provider);
  return { message: `Invoice ${number} was ${again ? 'issued before' : 'issued'}. ${mail}` };
};
