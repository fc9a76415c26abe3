import type { Call } from '@pabean/api-client/contract';
import { Refusal } from '../../core/refusal.ts';
import { findMailContent } from '../../db/queries/order-mailing.ts';
import type { Handler } from '../../http/context.ts';

/** A message word for word as it was sent. */
export const getSentMail: Handler<Call<'getSentMail'>> = async ({ params }, { services }) => {
  const mail = await findMailContent(services.db, params.mailId);
  if (mail === undefined) throw new Refusal(404, 'There is no such e-mail.');
  return {
    message: 'Sent mail.',
    data: {
      subject: mail.subject,
      html: mail.html,
      text: mail.body_text,
      recipient: mail.recipient ?? '',
    },
  };
};
